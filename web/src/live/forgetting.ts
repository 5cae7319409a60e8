/**
 * What a table has told, so that all of it can be forgotten. Whoever once showed it may hold on to it for a while, in a
 * closure or a cached value: therefore it is not only let go but emptied where it is.
 */
export class Told {
  #things: WeakRef<object>[] = [];
  #known = new WeakSet<object>();
  #forgotten = false;

  keep(thing: object | null): void {
    if (this.#forgotten) empty(thing);
    if (!thing || this.#known.has(thing)) return;
    this.#known.add(thing);
    this.#things.push(new WeakRef(thing));
  }

  forget(): void {
    this.#forgotten = true;
    for (const kept of this.#things.splice(0)) empty(kept.deref());
  }
}

function empty(thing: unknown): void {
  if (typeof thing !== 'object' || thing === null || Object.isFrozen(thing)) return;
  const fields = thing as Record<string, unknown>;
  for (const key of Object.keys(fields)) {
    const inner = fields[key];
    delete fields[key];
    empty(inner);
  }
  if (Array.isArray(thing)) thing.length = 0;
}
