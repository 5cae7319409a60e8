/** Shapes that several portraits share. */

/** A coat that ends on the edge of the round ground, so that nothing need be clipped. */
export const shoulders = 'M14 80C20 68 36 70 40 62H60C64 70 80 68 86 80A47 47 0 0 1 14 80Z';

/** Two lapels, leaving a shirt front between them. */
export const LAPELS = 'M40 62 50 88 38 78 30 70ZM60 62 50 88 62 78 70 70Z';

/** A broad face seen from before, and its half in shade. */
export const FACE = 'M33 34V48C33 61 42 69 50 69S67 61 67 48V34Z';
export const SHADE = 'M50 34H67V48C67 61 58 69 50 69Z';

/** A narrow face. */
export const SLIM = 'M35 34V48C35 60 44 71 50 71S65 60 65 48V34Z';
export const SLIM_SHADE = 'M50 34H65V48C65 60 56 71 50 71Z';

/** A disc as a path, so that every shape is one. */
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
