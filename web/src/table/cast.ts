/** Everybody who can be Jack, in the order of the rules. */
import { londonLetters, pocketLetters } from '../boards/portraits/letters';

export const wholeCast: Record<string, string[]> = {
  pocket: Object.keys(pocketLetters),
  london: Object.keys(londonLetters),
};
