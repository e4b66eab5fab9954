/** The words of the chosen language. English is built in, the others are loaded on demand. */
import { en } from './en';
import { LANGUAGES, type Language } from './languages';

/** The shape of every language. */
export type Words = typeof en;

const LOADERS: Record<Language, () => Promise<Words>> = {
  en: () => Promise.resolve(en),
  ru: () => import('./ru').then((module) => module.ru),
  nl: () => import('./nl').then((module) => module.nl),
  pt: () => import('./pt').then((module) => module.pt),
};

let spoken = $state.raw<Words>(en);
let language = $state<Language>('en');
let wanted: Language = 'en';

/** All words; components that read them update with the language. */
export const words = (): Words => spoken;

/** The current language. */
export const spokenLanguage = (): Language => language;

/** Change the language; the old words stay until the new ones have loaded. */
export async function speak(next: Language): Promise<void> {
  wanted = next;
  const loaded = await LOADERS[next]();
  if (wanted !== next) return;
  spoken = loaded;
  language = next;
  document.documentElement.lang = LANGUAGES[next].tag;
}
