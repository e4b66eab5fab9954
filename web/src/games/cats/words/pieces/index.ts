/** The words of the pieces of The Isle of Cats, and of their gallery. */
import { section } from '../../../../i18n/section.svelte';
import { words } from './en';

export const catsArtWords = section(words, {
  ru: () => import('./ru'),
  nl: () => import('./nl'),
  pt: () => import('./pt'),
});
