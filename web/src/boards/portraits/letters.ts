/** The letters and colours by which suspects and detectives are told apart on both boards. */

/** Pocket: the letter of each suspect, in the order of the rules. */
export const pocketLetters: Record<string, string> = {
  lestrade: 'L',
  goodley: 'G',
  bert: 'B',
  pizer: 'P',
  smith: 'S',
  lane: 'N',
  stealthy: 'T',
  gull: 'U',
  madame: 'M',
};

/** London: the letter of each character, in the order of the rules. */
export const londonLetters: Record<string, string> = {
  holmes: 'H',
  watson: 'W',
  smith: 'S',
  lestrade: 'L',
  stealthy: 'T',
  goodley: 'G',
  gull: 'U',
  bert: 'B',
};

/** Pocket: the initials of the three detectives. */
export const initials: Record<string, string> = { holmes: 'H', watson: 'W', toby: 'T' };

/** The ground of each portrait. Pocket's suspects have the colours of the rules. */
export const grounds: Record<string, string> = {
  lestrade: '#3567b5',
  goodley: '#25262e',
  bert: '#dd7a29',
  pizer: '#f0eadb',
  smith: '#e8bf35',
  lane: '#8e949c',
  stealthy: '#3b8c58',
  gull: '#6f479c',
  madame: '#e08cab',
  holmes: '#a8412f',
  watson: '#237a78',
  toby: '#d5a45c',
  jack: '#8d1f2d',
};

/** A small emblem for each person, one path in a box of 24 by 24, to be filled. */
export const emblems: Record<string, string> = {
  lestrade: 'M3 9 7 13 12 5 17 13 21 9 19 20H5Z',
  goodley: 'M12 2 15 9 22 9 16.5 14 18.5 21 12 17 5.5 21 7.5 14 2 9 9 9Z',
  bert: 'M3 4H15L19 8V12H16V9H11V22H7V9H3Z',
  pizer: 'M8 3H14V12C20 13 22 15 22 18V20H13L11 18 10 21H6Z',
  smith: 'M9 2H15V4L18 6 15 18H17V21H7V18H9L6 6 9 4ZM9 8 10 16H14L15 8Z',
  lane: 'M2 7H22V11H19L22 21H18L16 15H8L6 21H2L5 11H2Z',
  stealthy: 'M2 8C7 6 10 8 12 9 14 8 17 6 22 8 22 15 19 17 16 17 14 17 13 15 12 14 11 15 10 17 8 17 5 17 2 15 2 8ZM6 11 9 13 6 14ZM18 11 15 13 18 14Z',
  gull: 'M10 2H14V9H21V13H14V22H10V13H3V9H10Z',
  madame: 'M12 22C11 17 4 15 2 8 6 9 8 10 9 12 8 8 9 5 12 2 15 5 16 8 15 12 16 10 18 9 22 8 20 15 13 17 12 22Z',
  holmes: 'M10 2A8 8 0 0 1 16.3 14.8L22 20 20 22 14.6 16.5A8 8 0 1 1 10 2ZM10 5A5 5 0 1 0 10 15 5 5 0 0 0 10 5Z',
  watson: 'M9 3H15V9H21V15H15V21H9V15H3V9H9Z',
  toby: 'M5 5A3 3 0 0 1 9 8L16 15A3 3 0 1 1 19 19 3 3 0 1 1 15 16L8 9A3 3 0 1 1 5 5Z',
  jack: 'M12 2 15 6 13.5 15H17V17H13V22H11V17H7V15H10.5L9 6Z',
};
