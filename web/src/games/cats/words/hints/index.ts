/** The words of hints in The Isle of Cats: what to do, and why. */
import { section } from '../../../../i18n/section.svelte';
import { words } from './en';

export type CatsHintWords = typeof words;

export const catsHintWords = section(words, {
  ru: () => import('./ru'),
  nl: () => import('./nl'),
  pt: () => import('./pt'),
});
