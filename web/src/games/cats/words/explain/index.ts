/** The words that explain The Isle of Cats. */
import { section } from '../../../../i18n/section.svelte';
import { words } from './en';

export const catsExplainWords = section(words, {
  ru: () => import('./ru'),
  nl: () => import('./nl'),
  pt: () => import('./pt'),
});
