/**
 * Every sentence a person reads, from the Fluent catalogues that the terminal uses too.
 *
 * `say('web-split-seen', { suspects: ['gull', 'lane'], count: 2 })`. A value is a text, a number or several texts. The catalogues decide
 * about grammar with four functions of ours: NAME($thing) is the name of a suspect, a side... (message `name-gull`,
 * `form:` takes an attribute of it), NAMES($things) several of them in a list, LIST($texts) several texts in a list,
 * COUNT($things) how many there are.
 */
import { FluentBundle, FluentNone, FluentNumber, FluentResource, FluentType, type FluentValue } from '@fluent/bundle';
import type { Language } from './languages';

export type Value = string | number | readonly string[];

export interface Say {
  (key: string, values?: Record<string, Value>): string;
  /** Whether there is such a sentence. */
  has(key: string): boolean;
  readonly language: string;
}

const catalogues: Record<Language, () => Promise<{ default: string }>> = {
  cs: () => import('virtual:sentences/cs'),
  en: () => import('virtual:sentences/en'),
  fr: () => import('virtual:sentences/fr'),
  it: () => import('virtual:sentences/it'),
  zh: () => import('virtual:sentences/zh'),
};

/** A number; most are small and whole, and written alike in every language. */
class Count extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    return Number.isInteger(this.value) && this.value >= 0 && this.value < 1000 ? String(this.value) : super.toString(scope);
  }
}

/** Several texts on their way to NAMES, LIST or COUNT. */
class Several extends FluentType<readonly string[]> {
  override toString(): string {
    return this.value.join(', ');
  }
}

export async function load(language: Language): Promise<Say> {
  return sayer(language, (await catalogues[language]()).default);
}

export function sayer(language: string, source: string): Say {
  const functions = {
    NAME: ([thing]: Positional, { form }: Named) => name(text(thing), form && text(form)),
    NAMES: ([things]: Positional, { form }: Named) => join(several(things).map((thing) => name(thing, form && text(form)))),
    LIST: ([texts]: Positional) => join([...several(texts)]),
    COUNT: ([things]: Positional) => new Count(several(things).length),
  };
  const bundle = new FluentBundle(language, { functions, useIsolating: false });
  const unread = entries(source);

  /** A page says a few of the many sentences: each is read when it is first said, with those that it refers to. */
  function read(key: string): void {
    const entry = unread.get(key);
    if (entry === undefined) return;
    unread.delete(key);
    bundle.addResource(new FluentResource(entry));
    for (const [, other] of entry.matchAll(REFERENCE)) read(other!);
  }

  function found(key: string) {
    read(key);
    return bundle.getMessage(key);
  }

  function name(thing: string, form?: string): string {
    const message = found(`name-${thing}`);
    const pattern = (form && message?.attributes[form]) || message?.value;
    return pattern ? bundle.formatPattern(pattern) : thing;
  }

  /** A list as the language writes it, by the four patterns of CLDR. */
  function join(items: readonly string[]): string {
    const first = items[0];
    if (first === undefined) return say('list-none');
    if (items.length === 1) return first;
    if (items.length === 2) return say('list-two', { first, second: items[1]! });
    let joined = say('list-end', { first: items.at(-2)!, second: items.at(-1)! });
    for (const item of items.slice(1, -2).reverse()) joined = say('list-middle', { first: item, second: joined });
    return say('list-start', { first, second: joined });
  }

  function format(key: string, values: Record<string, Value> = {}): string {
    const [id, attribute] = key.split('.') as [string, string?];
    const message = found(id);
    const pattern = attribute ? (message?.attributes[attribute] ?? message?.value) : message?.value;
    if (!pattern) return key;
    return bundle.formatPattern(pattern, given(values), []);
  }

  const say: Say = Object.assign(format, { has: (key: string) => unread.has(key) || bundle.hasMessage(key), language });
  return say;
}

const ENTRY = /^(-?[a-zA-Z][\w-]*) *=/gm;
const REFERENCE = /\{\s*(-?[a-z][\w-]*)/g;

/** The text of each message and term, by its key. */
function entries(source: string): Map<string, string> {
  const starts = [...source.matchAll(ENTRY)];
  return new Map(starts.map((start, number) => [start[1]!, source.slice(start.index, starts[number + 1]?.index)]));
}

type Positional = FluentValue[];
type Named = Record<string, FluentValue>;

function given(values: Record<string, Value>): Record<string, string | Count | Several> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, typeof value === 'object' ? new Several(value) : typeof value === 'number' ? new Count(value) : value]),
  );
}

function text(value: FluentValue | undefined): string {
  if (typeof value === 'string') return value;
  return value instanceof FluentNone ? '' : String((value as { value?: unknown } | undefined)?.value ?? value);
}

function several(value: FluentValue | undefined): readonly string[] {
  return value instanceof Several ? value.value : [];
}
