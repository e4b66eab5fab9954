/** The words of boards. */
import { section } from '../section.svelte';
import { words } from './en';

export const boardWords = section(words, {
  ru: () => import('./ru'),
  nl: () => import('./nl'),
  pt: () => import('./pt'),
});
