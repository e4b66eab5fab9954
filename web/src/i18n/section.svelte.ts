/** A section of words that is loaded with the pages that need it. */
import type { Language } from './languages';
import { spokenLanguage } from './words.svelte';

/** The other languages of a section; each module exports `words`. */
export type Translations<T> = Record<Exclude<Language, 'en'>, () => Promise<{ words: T }>>;

/** The words of a section in the current language; English until it has loaded. */
export function section<T>(english: T, others: Translations<T>): () => T {
  let spoken = $state.raw(english);
  $effect.root(() => {
    $effect(() => {
      const language = spokenLanguage();
      if (language === 'en') {
        spoken = english;
        return;
      }
      let wanted = true;
      void others[language]().then((module) => {
        if (wanted) spoken = module.words;
      });
      return () => {
        wanted = false;
      };
    });
  });
  return () => spoken;
}
