/** The words of building. */
import { section } from '../../../../i18n/section.svelte';
import { words } from './en';

export const buildingWords = section(words, {
  ru: () => import('./ru'),
  nl: () => import('./nl'),
  pt: () => import('./pt'),
});
