/** The languages of the page. */
export type Language = 'en' | 'ru' | 'nl' | 'pt';

interface About {
  /** its own name */
  name: string;
  /** for the page's lang attribute */
  tag: string;
}
export const LANGUAGES: Record<Language, About> = {
  en: { name: 'English', tag: 'en' },
  ru: { name: 'Русский', tag: 'ru' },
  nl: { name: 'Nederlands', tag: 'nl' },
  pt: { name: 'Português (Brasil)', tag: 'pt-BR' },
};
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];

/** The first preferred language that is available; else English. */
export function bestLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split('-')[0];
    const known = LANGUAGE_CODES.find((language) => language === code);
    if (known) return known;
  }
  return 'en';
}
