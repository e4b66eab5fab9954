/** The words of hints in Isle of Skye: what to do, and why. */
import { section } from '../../../../i18n/section.svelte';
import { words } from './en';

export type SkyeHintWords = typeof words;

export const skyeHintWords = section(words, {
  ru: () => import('./ru'),
  nl: () => import('./nl'),
  pt: () => import('./pt'),
});
