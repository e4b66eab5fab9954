/** The words of the page with your games: running and finished games, and statistics. */
import { section } from '../section.svelte';
import { words as en } from './en';

export const ownWords = section(en, {
  ru: () => import('./ru'),
  nl: () => import('./nl'),
  pt: () => import('./pt'),
});

export type { OwnWords } from './en';
