/** The words for those who learn Isle of Skye, or hear it. */
import { section } from '../../../../i18n/section.svelte';
import { words } from './en';

export type SkyeLearnWords = typeof words;

export const skyeLearnWords = section(words, {
  ru: () => import('./ru'),
  nl: () => import('./nl'),
  pt: () => import('./pt'),
});
