/** The words of every table. */
import { section } from '../section.svelte';
import { words } from './en';

export type TableWords = typeof words;
/** What a game calls the board of a seat. */
export type BoardWords = TableWords['generic']['board'];

export const tableWords = section(words, {
  ru: () => import('./ru'),
  nl: () => import('./nl'),
  pt: () => import('./pt'),
});
