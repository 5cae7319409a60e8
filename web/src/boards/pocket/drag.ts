/** Dragging as a second way to act: a detective along the pavement, a tile onto another one. */
import { acting } from './acting.svelte';
import { placeAt, spot, type Point } from './geometry';
import type { Detective } from './scene';
import { exchangeOf, stepsOf } from './words';

/** What is being dragged, where it hangs, and the word that letting it go would choose. */
export interface Dragged {
  what: string;
  at: Point;
  word: string | null;
}

const FAR_ENOUGH = 9;
const NEAR_ENOUGH = 42;

/** An attachment for the drawing. `show` is told what to draw, null when nothing is dragged any more. */
export function dragging(show: (dragged: Dragged | null) => void, play: (word: string) => void) {
  return (node: Element): (() => void) => {
    const svg = node as SVGSVGElement;
    let start: { what: string; x: number; y: number } | null = null;
    let dragged: Dragged | null = null;
    let held = false;
    let dropped = false;

    const down = (event: PointerEvent) => {
      const part = event.target instanceof Element ? event.target.closest<SVGElement>('[data-spot]') : null;
      const what = part?.dataset.spot?.replace('tile-', '');
      start = what && event.button === 0 ? { what, x: event.clientX, y: event.clientY } : null;
      held = part?.dataset.grabbed !== undefined;
      dropped = false;
    };
    const move = (event: PointerEvent) => {
      if (!start) return;
      const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) > FAR_ENOUGH;
      if (!dragged && (!far || !begin(start.what))) return;
      svg.setPointerCapture(event.pointerId);
      const at = inside(svg, event);
      dragged = { what: start.what, at, word: wordAt(start.what, at) };
      show(dragged);
    };
    const up = () => {
      dropped = dragged !== null;
      if (dragged?.word) play(dragged.word);
      else if (dragged) acting.drop();
      end();
    };
    // Letting go is no tap.
    const click = (event: Event) => {
      if (dropped) event.stopImmediatePropagation();
      dropped = false;
    };
    // touch-action does not count within a drawing, so the page is kept from scrolling here.
    const keep = (event: Event) => {
      if (start && held) event.preventDefault();
    };
    const end = () => {
      if (dragged) show(null);
      start = dragged = null;
    };

    const listeners: [string, (event: PointerEvent) => void][] = [
      ['pointerdown', down], ['pointermove', move], ['pointerup', up], ['pointercancel', end], ['click', click],
    ];
    for (const [name, listen] of listeners) svg.addEventListener(name, listen as EventListener);
    svg.addEventListener('touchmove', keep, { passive: false });
    return () => {
      svg.removeEventListener('touchmove', keep);
      for (const [name, listen] of listeners) svg.removeEventListener(name, listen as EventListener);
    };
  };
}

/** Takes it in hand, where it can be dragged at all. */
function begin(what: string): boolean {
  if (what.length === 2) {
    if (acting.played !== null || !acting.canExchange(what) || acting.action === 'rotation') return false;
    acting.action = 'exchange';
    acting.place = what;
    return true;
  }
  const action = acting.actionOf(what as Detective);
  if (!action) return false;
  acting.drop();
  acting.action = action;
  return true;
}

function wordAt(what: string, at: Point): string | null {
  if (what.length === 2) {
    const place = placeAt(at);
    return (place && exchangeOf(acting.choices, what, place)) || null;
  }
  if (!acting.action || !acting.base) return null;
  const steps = stepsOf(acting.choices, acting.action, acting.base).filter((step) => step.detective === what);
  const distance = (space: number) => Math.hypot(spot(space).x - at.x, spot(space).y - at.y);
  return steps.find((step) => distance(step.space) < NEAR_ENOUGH)?.word ?? null;
}

function inside(svg: SVGSVGElement, event: PointerEvent): Point {
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM()?.inverse());
  return { x: point.x, y: point.y };
}
