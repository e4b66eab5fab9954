/** The words of the toss for the seed and of its check. */
import { section } from '../section.svelte';
import { words as en } from './en';

export const luckWords = section(en, {
  ru: () => import('./ru'),
  nl: () => import('./nl'),
  pt: () => import('./pt'),
});

export type { LuckWords } from './en';
