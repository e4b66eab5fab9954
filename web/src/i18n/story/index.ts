/** The words of log, chat, scoring, result and replay: the same for all games. */
import { section } from '../section.svelte';
import { words as en } from './en';

export const storyWords = section(en, {
  ru: () => import('./ru'),
  nl: () => import('./nl'),
  pt: () => import('./pt'),
});
