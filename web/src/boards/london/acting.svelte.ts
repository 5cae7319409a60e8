/** What the person is about to choose on the map: the mode, the half of a pair already taken, what is looked at. */
import type { Choices, PrintedMap } from '../types';
import { barrier, centre, R, type Point } from './geometry';
import { nearest } from './near';
import { personOf, type LondonScene } from './scene';
import { isPair, modesOf, takeable, targetsOf, type Mode, type Target } from './words';

interface Given {
  readonly map: PrintedMap;
  readonly scene: LondonScene;
  readonly choices: Choices | null;
  readonly choose: (word: string) => void;
  readonly look: (word: string | null) => void;
  /** A tap on nothing. */
  readonly miss: () => void;
}

/** How near the pointer must be to what it drags. */
const GRIP = R * 0.85;

export class Acting {
  #given: () => Given;
  #mode = $state<Mode | null>(null);
  #taken = $state<string | null>(null);
  #looked = $state<string | null>(null);
  /** Where a dragged thing is now. */
  dragged = $state<Point | null>(null);

  constructor(given: () => Given) {
    this.#given = given;
  }

  readonly words = $derived.by(() => Object.keys(this.#given().choices ?? {}));
  readonly modes = $derived.by(() => modesOf(this.words));
  readonly mode = $derived.by(() => (this.#mode && this.modes.includes(this.#mode) ? this.#mode : (this.modes[0] ?? null)));
  readonly takeable = $derived.by(() => takeable(this.words, this.mode));
  /** The half of a pair that is taken: the only one there is, if there is one. */
  readonly taken = $derived.by(() => {
    if (this.takeable.length === 1) return this.takeable[0] ?? null;
    return this.#taken && this.takeable.includes(this.#taken) ? this.#taken : null;
  });
  readonly targets = $derived.by(() => {
    const { map, scene } = this.#given();
    return targetsOf(map, scene, this.words, this.mode, this.taken);
  });
  readonly looked = $derived.by(() => this.targets.find((target) => target.key === this.#looked) ?? null);
  /** Who would be visible after the word looked at. */
  readonly seen = $derived.by(() => {
    const word = this.looked?.word;
    return word ? (this.#given().choices?.[word]?.seen ?? null) : null;
  });
  /** Where the thing in motion starts, once it is settled which thing that is. */
  readonly origin = $derived.by((): Point | null => {
    const { scene } = this.#given();
    if (this.mode === 'move') return this.#place(scene.hand);
    return this.taken === null ? null : this.#place(this.taken);
  });

  turnTo(mode: Mode): void {
    this.#mode = mode;
    this.#taken = null;
    this.look(null);
  }

  /** New choices, a new beginning. */
  reset(): void {
    this.#mode = null;
    this.#taken = null;
    this.look(null);
    this.dragged = null;
  }

  look(target: Target | null): void {
    if (this.#looked === (target?.key ?? null)) return;
    this.#looked = target?.key ?? null;
    this.#given().look(target?.word ?? null);
  }

  choose(target: Target): void {
    if (target.word === null) {
      this.#taken = target.thing;
      this.look(null);
    } else this.#given().choose(target.word);
  }

  release(): void {
    this.#taken = null;
    this.look(null);
  }

  tap(at: Point, within: number): void {
    const target = nearest(this.targets, at, within);
    if (target) this.choose(target);
    else this.#given().miss();
  }

  hover(at: Point | null, within: number): void {
    this.look(at && nearest(this.targets, at, within));
  }

  grab(at: Point): boolean {
    if (this.mode === 'move') return this.origin !== null && nearest([this.origin], at, GRIP) !== null;
    return isPair(this.mode) && this.#holding(at) !== null;
  }

  drag(at: Point, within: number): void {
    if (this.dragged === null && isPair(this.mode)) this.#taken = this.#holding(at) ?? this.#taken;
    this.dragged = at;
    this.look(nearest(this.#ends, at, within));
  }

  drop(at: Point | null, within: number): void {
    this.dragged = null;
    const target = at && nearest(this.#ends, at, within);
    if (target) this.choose(target);
    else this.release();
  }

  get #ends(): Target[] {
    return this.targets.filter((target) => target.word !== null);
  }

  #holding(at: Point): string | null {
    const things = this.takeable.map((thing) => ({ thing, ...(this.#place(thing) ?? { x: -999, y: 0 }) }));
    return nearest(things, at, GRIP)?.thing ?? null;
  }

  /** Where a person, an exit or a hexagon lies. */
  #place(thing: string): Point | null {
    const { map, scene } = this.#given();
    const place = personOf(scene, thing)?.place ?? thing;
    if (place in map.gates) return barrier(map, place);
    return place in map.hexes ? centre(place) : null;
  }
}
