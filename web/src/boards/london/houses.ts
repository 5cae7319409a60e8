/**
 * The blocks of houses and the gardens: walls with some lit windows, tiled roofs, chimneys; lawns behind railings, trees.
 * They never change, so all shapes of one look are one path.
 */
import { HALF, R, corners, hexPath, tidy, variety, type Point } from './geometry';

export interface Block {
  name: string;
  middle: Point;
}

const LIFT = 5;
export const ROOFS = ['slate', 'brick', 'lead'] as const;
export const TONES = [0, 1, 2, 3] as const;

const tidier = (value: number) => Math.round(value * 100) / 100;
const disc = (x: number, y: number, r: number) => `M${tidy(x - r)} ${tidy(y)}a${tidy(r)} ${tidy(r)} 0 1 0 ${tidy(2 * r)} 0a${tidy(r)} ${tidy(r)} 0 1 0 ${tidy(-2 * r)} 0Z`;
const box = (x: number, y: number, width: number, height: number, r: number) =>
  `M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - width}q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}Z`;

/** How much light of the sky a slope gets: it comes from the upper left. */
function tone(face: Point[]): number {
  const [x, y] = [face.reduce((sum, point) => sum + point.x, 0), face.reduce((sum, point) => sum + point.y, 0)];
  const light = (-x * 0.5 - y) / Math.hypot(x, y);
  return light > 0.55 ? 0 : light > -0.2 ? 1 : light > -0.75 ? 2 : 3;
}

/** A roof of two long and two short slopes, around 0,0; the ridge runs along one of the three axes of the hexagon. */
function roof(turn: number) {
  const rim = corners({ x: 0, y: 0 }, R * 0.88);
  const corner = (number: number) => rim[(number + turn) % 6] as Point;
  const [a, b] = [0.42, -0.42].map((share) => ({ x: corner(0).x * share, y: corner(0).y * share })) as [Point, Point];
  const faces = [
    [corner(1), corner(2), b, a],
    [corner(0), corner(1), a],
    [corner(2), corner(3), b],
    [corner(4), corner(5), a, b],
    [corner(5), corner(0), a],
    [corner(3), corner(4), b],
  ];
  const slopes = TONES.map((wanted) => faces.filter((face) => tone(face) === wanted).map((face) => way(face, true)).join(''));
  /** Courses of tiles: the long slopes again, nearer to the ridge. */
  const between = (one: Point, other: Point, share: number) => ({ x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share });
  const course = (from: number, to: number, one: Point, other: Point) =>
    [0.33, 0.66].map((share) => way([between(corner(from), one, share), between(corner(to), other, share)])).join('');
  return { a, b, slopes, ridge: way([a, b]), courses: course(1, 2, a, b) + course(4, 5, b, a) };
}

/** Points as a way from 0,0 and back to it, so that it can be set down anywhere. */
function way(list: Point[], closed = false): string {
  let [x, y] = [0, 0];
  const steps = list.map((point) => {
    const step = `${tidier(point.x - x)},${tidier(point.y - y)}`;
    [x, y] = [point.x, point.y];
    return step;
  });
  const [first = { x: 0, y: 0 }] = list;
  const end = closed ? first : { x, y };
  return `m${steps.join('l')}${closed ? 'z' : ''}m${tidier(-end.x)},${tidier(-end.y)}`;
}

/** The wall under the southern half of a roof. */
function wall(): string {
  const rim = corners({ x: 0, y: 0 }, R * 0.88);
  const low = (point: Point): Point => ({ x: point.x, y: point.y + LIFT + 4 });
  return way([rim[0]!, low(rim[0]!), low(rim[1]!), low(rim[2]!), low(rim[3]!), rim[3]!], true);
}

function windows({ name, middle }: Block): string {
  const lit = [-9, -3, 3, 9].filter((_, number) => variety(name, 20 + number, 5) > 1);
  return lit.map((x) => box(tidy(middle.x + x - 1.4), tidy(middle.y + HALF * 0.88 - 3.6), 2.8, 4.4, 0.5)).join('');
}

/** Every shape of all houses, by its look. */
export function houses(blocks: Block[]) {
  const roofs = [0, 1, 2].map(roof);
  const walls = wall();
  const all = blocks.map(({ name, middle }) => ({
    name,
    start: `M${tidier(middle.x)},${tidier(middle.y - LIFT)}`,
    top: { x: middle.x, y: middle.y - LIFT },
    roof: roofs[variety(name, 5, 3)]!,
    kind: ROOFS[variety(name, 14, 3)],
  }));
  const stacks = all.flatMap(({ name, top, roof: { a, b } }) =>
    [0.05, 0.5, 0.95]
      .filter((_, number) => number === 1 || variety(name, 30 + number, 3) > 0)
      .map((share) => ({ x: tidy(top.x + a.x + (b.x - a.x) * share), y: tidy(top.y + a.y + (b.y - a.y) * share) })),
  );
  return {
    windows: blocks.map(windows).join(''),
    stacks: stacks.map(({ x, y }) => box(tidy(x - 2.6), tidy(y - 5), 5.2, 6.6, 0.6)).join(''),
    pots: stacks.map(({ x, y }) => `M${tidy(x - 1.3)},${tidy(y - 5)}v-2.4m2.6,2.4v-2.4`).join(''),
    kinds: ROOFS.map((kind) => {
      const own = all.filter((one) => one.kind === kind);
      return {
        kind,
        walls: own.map(({ start }) => start + walls).join(''),
        slopes: TONES.map((shade) => own.map(({ start, roof }) => start + roof.slopes[shade]).join('')),
        courses: own.map(({ start, roof }) => start + roof.courses).join(''),
        ridges: own.map(({ start, roof }) => start + roof.ridge).join(''),
      };
    }),
  };
}

function trees({ name, middle }: Block) {
  const spots: [number, number][] = [[-13, -9], [11, -12], [15, 5], [-2, 14], [-16, 8], [1, -4]];
  return spots.map(([x, y], number) => ({
    x: middle.x + x + variety(name, number, 5) - 2,
    y: tidy(middle.y + y + variety(name, number + 8, 5) - 2),
    r: 4.6 + variety(name, number + 16, 3),
  }));
}

/** Every shape of all gardens, by its look. */
export function gardens(blocks: Block[]) {
  const all = blocks.flatMap(trees);
  return {
    lawns: blocks.map(({ middle }) => hexPath(middle, R * 0.9)).join(''),
    walks: blocks.map(({ name, middle: { x, y } }) => `M${x - 22},${tidy(y + 2)}q12,${variety(name, 3, 2) ? -12 : 9} 22,0t22,-2`).join(''),
    railings: blocks.map(({ middle }) => hexPath(middle, R * 0.86)).join(''),
    shades: all.map(({ x, y, r }) => disc(x + 1.6, y + 2.2, r)).join(''),
    trees: all.map(({ x, y, r }) => disc(x, y, r)).join(''),
    crowns: all.map(({ x, y, r }) => disc(x - r * 0.28, y - r * 0.32, r * 0.55)).join(''),
  };
}
