/** The words of your boat in The Isle of Cats: rescuing, placing, trying. */
import { section } from '../../../../i18n/section.svelte';
import { words } from './en';

export const boatWords = section(words, {
  ru: () => import('./ru'),
  nl: () => import('./nl'),
  pt: () => import('./pt'),
});
