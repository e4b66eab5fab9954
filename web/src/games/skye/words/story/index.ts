/** The words in which a game of Isle of Skye is told. */
import { section } from '../../../../i18n/section.svelte';
import { words as en } from './en';

export const skyeStoryWords = section(en, {
  ru: () => import('./ru'),
  nl: () => import('./nl'),
  pt: () => import('./pt'),
});
