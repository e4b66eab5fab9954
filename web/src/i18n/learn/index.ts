/** The words of the tutorial, of typed moves and of the mode for screen readers. */
import { section } from '../section.svelte';
import { words } from './en';

export type LearnWords = typeof words;

export const learnWords = section(words, {
  ru: () => import('./ru'),
  nl: () => import('./nl'),
  pt: () => import('./pt'),
});
