/** A board and its window, in English. */
export const words = {
  fit: 'Show all (0)',
  larger: 'Larger (+)',
  smaller: 'Smaller (-)',
  lit: 'lit',
};

export type BoardWords = typeof words;
