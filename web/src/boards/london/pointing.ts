/** Fingers and mice on the map: taps that need not be exact, hovering, and dragging. */
import type { Attachment } from 'svelte/attachments';
import type { Point } from './geometry';

/** A finger's breadth on the screen, in pixels: as far as a tap may miss. */
const FINGER = 30;
/** As far as a pointer travels before it drags. */
const SLACK = 7;

export interface Pointing {
  /** A tap or click at a point; `within` is how far the target may be. */
  tap(at: Point, within: number): void;
  /** The mouse rests there; null when it leaves. */
  hover(at: Point | null, within: number): void;
  /** Whether something can be dragged from there. */
  grab(at: Point): boolean;
  drag(at: Point, within: number): void;
  /** The thing is let go; null if that was not meant. */
  drop(at: Point | null, within: number): void;
}

/** Watches an SVG and reports in its own units. */
export function pointing(to: Pointing, least: number): Attachment<SVGSVGElement> {
  return (svg) => {
    let held: { x: number; y: number; moved: boolean } | null = null;
    let dropped = false;

    const point = (event: MouseEvent): Point => {
      const matrix = svg.getScreenCTM();
      return matrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()) : { x: 0, y: 0 };
    };
    const within = (event: PointerEvent | MouseEvent): number => {
      const isMouse = 'pointerType' in event && event.pointerType === 'mouse';
      return isMouse ? least : Math.max(least, FINGER / (svg.getScreenCTM()?.a ?? 1));
    };
    const listeners: Partial<{ [K in keyof SVGElementEventMap]: (event: SVGElementEventMap[K]) => void }> = {
      pointerdown(event) {
        dropped = false;
        // A second finger does not drag: it makes the map larger.
        if (!event.isPrimary) {
          if (held?.moved) to.drop(null, 0);
          held = null;
        } else if (event.button === 0 && to.grab(point(event))) held = { x: event.clientX, y: event.clientY, moved: false };
      },
      pointermove(event) {
        if (held && !held.moved && Math.hypot(event.clientX - held.x, event.clientY - held.y) > SLACK) {
          held.moved = true;
          svg.setPointerCapture(event.pointerId);
        }
        if (held?.moved) to.drag(point(event), within(event));
        else if (event.pointerType === 'mouse') to.hover(point(event), within(event));
      },
      pointerup(event) {
        dropped = held?.moved ?? false;
        held = null;
        if (dropped) to.drop(point(event), within(event));
      },
      pointercancel() {
        if (held?.moved) to.drop(null, 0);
        held = null;
      },
      pointerleave() {
        if (!held) to.hover(null, 0);
      },
      click(event) {
        // Keyboards and assistive tools click on the targets themselves; what is left is a place.
        if (!dropped && event.detail > 0) to.tap(point(event), within(event));
        dropped = false;
      },
    };
    // A finger that drags something must not scroll the page.
    const still = (event: TouchEvent): void => {
      if (held && event.cancelable) event.preventDefault();
    };
    svg.addEventListener('touchmove', still, { passive: false });
    for (const [name, listener] of Object.entries(listeners)) svg.addEventListener(name, listener as EventListener);
    return () => {
      svg.removeEventListener('touchmove', still);
      for (const [name, listener] of Object.entries(listeners)) svg.removeEventListener(name, listener as EventListener);
    };
  };
}
