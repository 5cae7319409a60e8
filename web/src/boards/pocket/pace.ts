/** How long a movement lasts: no time at all where the person wants none. */
import { prefersReducedMotion } from 'svelte/motion';

export function pace(milliseconds: number): number {
  return prefersReducedMotion.current ? 0 : milliseconds;
}
