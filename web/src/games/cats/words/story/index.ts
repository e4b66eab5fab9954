/** The words in which a game of The Isle of Cats is told. */
import { section } from '../../../../i18n/section.svelte';
import { words as en } from './en';

export type { CatsStoryWords } from './en';

export const catsStoryWords = section(en, {
  ru: () => import('./ru'),
  nl: () => import('./nl'),
  pt: () => import('./pt'),
});
