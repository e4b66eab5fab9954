/** The words of the lobby: start page, new tables, invitations, waiting room and account. */
import { section } from '../section.svelte';
import { words as en } from './en';

export const lobbyWords = section(en, {
  ru: () => import('./ru'),
  nl: () => import('./nl'),
  pt: () => import('./pt'),
});

export type { LobbyWords } from './en';
