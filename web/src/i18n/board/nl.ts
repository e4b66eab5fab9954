/** A board and its window, in Dutch. */
import type { BoardWords } from './en';

export const words: BoardWords = {
  fit: 'Alles tonen',
  larger: 'Groter (+)',
  smaller: 'Kleiner (-)',
  lit: 'uitgelicht',
};
