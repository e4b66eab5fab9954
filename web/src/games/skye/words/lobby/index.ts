/** What Isle of Skye is called in the lobby, with its options. */
import { section } from '../../../../i18n/section.svelte';
import { words } from './en';

export type SkyeLobbyWords = typeof words;

export const skyeLobbyWords = section(words, {
  ru: () => import('./ru'),
  nl: () => import('./nl'),
  pt: () => import('./pt'),
});
