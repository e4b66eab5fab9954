/** The words of a table of The Isle of Cats: what is asked, the strip, the cards and the supplies. */
import { section } from '../../../../i18n/section.svelte';
import { words } from './en';

export type CatsWords = typeof words;

export const catsWords = section(words, {
  ru: () => import('./ru'),
  nl: () => import('./nl'),
  pt: () => import('./pt'),
});
