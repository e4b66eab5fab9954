/** The words for lessons and screen readers of The Isle of Cats. */
import { section } from '../../../../i18n/section.svelte';
import { words } from './en';

export const catsLearnWords = section(words, {
  ru: () => import('./ru'),
  nl: () => import('./nl'),
  pt: () => import('./pt'),
});
