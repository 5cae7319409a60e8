/** The colours of those who are cleared. */

/** A colour of six hexadecimal digits, nearly grey and paler. */
export function faded(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const grey = 0.3 * red + 0.59 * green + 0.11 * blue;
  const mixed = [red, green, blue].map((part) => Math.round(0.55 * (0.85 * grey + 0.15 * part) + 88));
  return `rgb(${mixed.join(',')})`;
}
