/** The words of a table of The Isle of Cats: tasks, score strip, cards and supplies. */
import { section } from '../../../../i18n/section.svelte';
import { words } from './en';

export type CatsWords = typeof words;

export const catsWords = section(words, {
  ru: () => import('./ru'),
  nl: () => import('./nl'),
  pt: () => import('./pt'),
});
