/** The words of explanations: a rule and an example for each topic. */
import { section } from '../../../../i18n/section.svelte';
import { words } from './en';

export type ExplainWords = typeof words;

export const explainWords = section(words, {
  ru: () => import('./ru'),
  nl: () => import('./nl'),
  pt: () => import('./pt'),
});
