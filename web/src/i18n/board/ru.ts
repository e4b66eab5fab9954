/** A board and its window, in Russian. */
import type { BoardWords } from './en';

export const words: BoardWords = {
  fit: 'Показать всё',
  larger: 'Крупнее (+)',
  smaller: 'Мельче (-)',
  lit: 'подсвечено',
};
