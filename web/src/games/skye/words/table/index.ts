/** The words of a table of Isle of Skye: tasks, score strip, prices and market. */
import { section } from '../../../../i18n/section.svelte';
import { words } from './en';

export type SkyeWords = typeof words;

export const skyeWords = section(words, {
  ru: () => import('./ru'),
  nl: () => import('./nl'),
  pt: () => import('./pt'),
});
