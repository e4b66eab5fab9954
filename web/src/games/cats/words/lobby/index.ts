/** What The Isle of Cats is called in the lobby, with its options. */
import { section } from '../../../../i18n/section.svelte';
import { words } from './en';

export type CatsLobbyWords = typeof words;

export const catsLobbyWords = section(words, {
  ru: () => import('./ru'),
  nl: () => import('./nl'),
  pt: () => import('./pt'),
});
