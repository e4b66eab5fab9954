/** The words for those who learn The Isle of Cats, or hear it. */
import { section } from '../../../../i18n/section.svelte';
import { words } from './en';

export const catsLearnWords = section(words, {
  ru: () => import('./ru'),
  nl: () => import('./nl'),
  pt: () => import('./pt'),
});
