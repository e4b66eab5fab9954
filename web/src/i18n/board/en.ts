/** A board and its window, in English. */
export const words = {
  fit: 'Show all',
  larger: 'Larger (+)',
  smaller: 'Smaller (-)',
  lit: 'lit',
};

export type BoardWords = typeof words;
