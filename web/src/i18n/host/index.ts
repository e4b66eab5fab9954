/** The words of the host's page. */
import { section } from '../section.svelte';
import { words as en } from './en';

export const hostWords = section(en, {
  ru: () => import('./ru'),
  nl: () => import('./nl'),
  pt: () => import('./pt'),
});

export type { HostWords } from './en';
