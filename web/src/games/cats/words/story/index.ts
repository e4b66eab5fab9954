/** The words for the log and the result of The Isle of Cats. */
import { section } from '../../../../i18n/section.svelte';
import { words as en } from './en';

export type { CatsStoryWords } from './en';

export const catsStoryWords = section(en, {
  ru: () => import('./ru'),
  nl: () => import('./nl'),
  pt: () => import('./pt'),
});
