/** The outcomes that each chance node has, in their order: the tables of docs/fairness.md. */

const POCKET = ['lestrade', 'goodley', 'bert', 'pizer', 'smith', 'lane', 'stealthy', 'gull', 'madame'];
const LONDON = ['holmes', 'watson', 'smith', 'lestrade', 'stealthy', 'goodley', 'gull', 'bert'];
const PLACES = ['a3', 'b3', 'c3', 'a2', 'b2', 'c2', 'a1', 'b1', 'c1'];
/** At these places the wall faces the detective who begins there. */
const WALLS: Record<string, string> = { a3: 'w', c3: 'e', b1: 's' };
const FACES = [['alibi', 'holmes'], ['toby', 'watson'], ['rotation', 'exchange'], ['rotation', 'joker']] as const;

const suspectIn = (word: string) => word.split('-').at(-1)!;

/** All ways to take `count` of `items`, each in their order, as a dictionary has them. */
function combinations(items: string[], count: number): string[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, i) => combinations(items.slice(i + 1), count - 1).map((rest) => [item, ...rest]));
}

function tiles(before: string[]): string[] {
  const dealt = before.filter((word) => word.startsWith('tile-')).map((word) => word.split('-')[2]);
  const place = PLACES[dealt.length]!;
  const sides = WALLS[place] ? [WALLS[place]] : ['n', 'e', 's', 'w'];
  return POCKET.filter((suspect) => !dealt.includes(suspect)).flatMap((suspect) => sides.map((side) => `tile-${place}-${suspect}-${side}`));
}

function tosses(): string[] {
  return Array.from({ length: 16 }, (_, index) => `toss-${FACES.map((faces, token) => faces[(index >> token) & 1]).join('-')}`);
}

function draws(cast: string[], before: string[]): string[] {
  const gone = before.filter((word) => /^(jack|draw)-/.test(word)).map(suspectIn);
  return cast.filter((suspect) => !gone.includes(suspect)).map((suspect) => `draw-${suspect}`);
}

/** The kinds of chance there are; the first part of a chance word is one of them. */
export const DOMAINS = ['tile', 'jack', 'toss', 'cards', 'draw'];

/** What the next word of a kind of chance could have been, after the words before it. */
export function outcomes(game: string, domain: string, before: string[]): string[] {
  const cast = game === 'london' ? LONDON : POCKET;
  switch (domain) {
    case 'tile':
      return tiles(before);
    case 'jack':
      return cast.map((suspect) => `jack-${suspect}`);
    case 'toss':
      return tosses();
    case 'cards':
      return combinations(cast, 4).map((four) => `cards-${four.join('-')}`);
    default:
      return draws(cast, before);
  }
}
