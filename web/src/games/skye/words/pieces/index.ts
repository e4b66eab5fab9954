/** The words of the pieces of Isle of Skye, and of their gallery. */
import { section } from '../../../../i18n/section.svelte';
import { words } from './en';

export type SkyePieceWords = typeof words;

export const skyePieceWords = section(words, {
  ru: () => import('./ru'),
  nl: () => import('./nl'),
  pt: () => import('./pt'),
});
