/**
 * The shapes of a portrait, made once for everybody who is drawn and copied from then on: a page shows the same few
 * people many times, each of a score of shapes that never change.
 */
import { faded } from './fading';
import { grounds } from './letters';
import { paints, pictures } from './pictures';

const SVG = 'http://www.w3.org/2000/svg';
const made = new Map<string, DocumentFragment>();

function element(name: string, attributes: Record<string, string>): SVGElement {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  return node;
}

const disc = (r: string, fill: string) => element('circle', { cx: '50', cy: '50', r, fill });

/** A shape says its paint by a letter; a capital one strokes. */
function shapeOf(shape: string, colour: string): SVGElement {
  const d = shape.slice(2);
  if (shape.charCodeAt(0) >= 97) return element('path', { d, fill: colour });
  return element('path', { d, fill: 'none', stroke: colour, 'stroke-width': '2.6', 'stroke-linecap': 'round' });
}

function make(name: string, cleared: boolean): DocumentFragment {
  const fragment = document.createDocumentFragment();
  const picture = pictures[name];
  const tint = (colour: string) => (cleared ? faded(colour) : colour);
  fragment.append(disc('48.5', cleared ? '#6d6a66' : '#14121a'));
  fragment.append(disc('46', cleared ? '#b9b6b0' : '#d3ab55'));
  fragment.append(disc('43.5', tint(grounds[name] ?? '#777777')));
  for (const shape of picture?.shapes ?? []) {
    const sign = shape.charAt(0).toLowerCase();
    fragment.append(shapeOf(shape, tint(picture?.own[sign] ?? paints[sign] ?? '#000000')));
  }
  return fragment;
}

/** Draws somebody behind whatever else is in a drawing. */
export function drawn(name: string, cleared: boolean): (drawing: Element) => () => void {
  return (drawing) => {
    const key = `${name} ${cleared}`;
    const whole = made.get(key) ?? make(name, cleared);
    made.set(key, whole);
    const copy = document.importNode(whole, true);
    const shapes = [...copy.children];
    drawing.prepend(copy);
    return () => shapes.forEach((shape) => shape.remove());
  };
}
