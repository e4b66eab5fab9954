/** The words of the chosen language. English is always there, the others come when they are wanted. */
import { en } from './en';
import { LANGUAGES, type Language } from './languages';

/** What every language must be able to say. */
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

/** All words; components that read them follow the language. */
export const words = (): Words => spoken;

/** The language that is spoken now. */
export const spokenLanguage = (): Language => language;

/** Change the language. While its words travel, the old ones stay. */
export async function speak(next: Language): Promise<void> {
  wanted = next;
  const loaded = await LOADERS[next]();
  if (wanted !== next) return;
  spoken = loaded;
  language = next;
  document.documentElement.lang = LANGUAGES[next].tag;
}
