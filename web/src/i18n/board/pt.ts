/** A board and its window, in Brazilian Portuguese. */
import type { BoardWords } from './en';

export const words: BoardWords = {
  fit: 'Mostrar tudo',
  larger: 'Maior (+)',
  smaller: 'Menor (-)',
  lit: 'destacado',
};
