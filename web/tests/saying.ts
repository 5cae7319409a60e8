/** Says what it is asked to, as the page would: cases of a language on standard input, sentences on standard output. */
import { text } from 'node:stream/consumers';
import type { Language } from '../src/sentences/languages';
import { load, type Value } from '../src/sentences/say';

const { language, cases } = JSON.parse(await text(process.stdin)) as { language: Language; cases: [string, Record<string, Value>][] };
const say = await load(language);
process.stdout.write(JSON.stringify(cases.map(([key, values]) => say(key, values))));
