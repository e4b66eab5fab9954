/** The words for the log and the result of Isle of Skye. */
import { section } from '../../../../i18n/section.svelte';
import { words as en } from './en';

export const skyeStoryWords = section(en, {
  ru: () => import('./ru'),
  nl: () => import('./nl'),
  pt: () => import('./pt'),
});
