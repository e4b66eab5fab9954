/** The words about calls. */
import { section } from '../section.svelte';
import { words } from './en';

export type CallWords = typeof words;

export const callWords = section(words, {
  ru: () => import('./ru'),
  nl: () => import('./nl'),
  pt: () => import('./pt'),
});
