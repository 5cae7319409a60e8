/** What the parts of the board say of themselves, as sentences. */
import type { Choices, Say } from '../types';
import type { Detective, Ray, Scene, Tile } from './scene';
import { read } from './words';

/** Whether planks bar one of the four streets of a tile: all are open once its suspect is cleared. */
export function isBarred(tile: Tile): boolean {
  return tile.suspect === 'lane' && tile.wall !== '';
}

/** A tile as it lies: who, whether in sight, where the wall is. */
export function tileSentence(tile: Tile, scene: Scene, say: Say): string {
  const parts = [
    say('web-pocket-tile', {
      place: tile.place,
      suspect: tile.suspect,
      cleared: tile.cleared ? 'yes' : 'no',
      by: tile.seen_by,
    }),
    say('web-pocket-wall', { side: tile.wall || 'none' }),
  ];
  if (isBarred(tile)) parts.push(say('web-pocket-planks', { suspect: tile.suspect }));
  if (tile.rotated) parts.push(say('web-pocket-rotated'));
  if (scene.jack === tile.suspect) parts.push(say('web-pocket-jack-here', { who: scene.viewer === 1 ? 'you' : 'jack' }));
  return parts.join(' ');
}

/** Where a detective stands and whom he sees. */
export function raySentence(ray: Ray, scene: Scene, say: Say): string {
  const seen = scene.tiles.flatMap((tile) => (tile && !tile.cleared && ray.places.includes(tile.place) ? [tile.suspect] : []));
  return say('web-pocket-detective', { detective: ray.detective, space: ray.space, suspects: seen });
}

/** A word as a sentence. `scene` is the one before it. */
export function wordSentence(word: string, scene: Scene, say: Say): string {
  const move = read(word);
  const at = (place: string): string => scene.tiles.find((tile) => tile?.place === place)?.suspect ?? '';
  switch (move.kind) {
    case 'walk': {
      const from = scene.rays.find((ray) => ray.detective === move.detective)?.space ?? 0;
      return say('web-pocket-word-walk', { detective: move.detective, steps: move.steps, space: (from + move.steps) % 12 });
    }
    case 'stay':
      return say('web-pocket-word-stay');
    case 'turn':
      return say('web-pocket-word-turn', { place: move.place, suspect: at(move.place), degrees: move.degrees });
    case 'exchange': {
      const [place, other] = move.places;
      return say('web-pocket-word-exchange', { place, suspect: at(place), other, second: at(other) });
    }
    default:
      return say('web-pocket-word-alibi');
  }
}

/** A word with whom it would bring into sight. */
export function outlook(word: string, scene: Scene, choices: Choices | null, say: Say): string {
  const seen = choices?.[word]?.seen;
  const sentence = wordSentence(word, scene, say);
  return seen ? `${sentence} ${say('web-pocket-would-see', { suspects: seen })}` : sentence;
}

/** Those who stand on the same space, in a settled order. */
export function company(scene: Scene, space: number): Detective[] {
  return scene.rays.filter((ray) => ray.space === space).map((ray) => ray.detective);
}
