/** Two fingers on the map: the gap between them makes it larger or smaller. */
import type { Attachment } from 'svelte/attachments';
import type { Point } from './geometry';

export interface Pinching {
  /** How large the map is now. */
  size(): number;
  /** It shall be so large, and show the same place under the fingers: once where the fingers began, now where they are. */
  turn(size: number, from: Point, to: Point): void;
  /** The fingers have gone. */
  end(): void;
}

const MOST = 2.6;

/** An attachment for the frame of the map. */
export function pinching({ size, turn, end }: Pinching): Attachment<HTMLElement> {
  return (frame) => {
    let before: { gap: number; size: number; at: Point } | null = null;
    const fingers = ({ touches: [one, other] }: TouchEvent) => {
      if (!one || !other) return null;
      const [x, y] = [(one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2];
      return { gap: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY), at: { x, y } };
    };
    const down = (event: TouchEvent) => {
      const held = event.touches.length === 2 ? fingers(event) : null;
      before = held && { ...held, size: size() };
    };
    const move = (event: TouchEvent) => {
      const held = before && fingers(event);
      if (!before || !held) return;
      event.preventDefault();
      turn(Math.min(MOST, Math.max(1, (before.size * held.gap) / before.gap)), before.at, held.at);
      before = { ...held, size: size() };
    };
    const up = () => {
      if (before) end();
      before = null;
    };
    frame.addEventListener('touchstart', down, { passive: true });
    frame.addEventListener('touchmove', move, { passive: false });
    frame.addEventListener('touchend', up);
    frame.addEventListener('touchcancel', up);
    return () => {
      frame.removeEventListener('touchstart', down);
      frame.removeEventListener('touchmove', move);
      frame.removeEventListener('touchend', up);
      frame.removeEventListener('touchcancel', up);
    };
  };
}
