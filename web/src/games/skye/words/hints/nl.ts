/** Hints in Isle of Skye, in Dutch. */
import { pluralIn } from '../../../../i18n/plural';
import type { SkyeHintWords } from '.';

const plural = pluralIn('nl');
const list = new Intl.ListFormat('nl');

export const words: SkyeHintWords = {
  price: (low, high) => `Prijzen van ${low} en ${high}, en de bijl, zoals getoond`,
  buy: (name, gold) => `Koop de gemarkeerde tegel van ${name} voor ${gold} goud`,
  pass: 'Koop deze ronde niets',
  place: 'Leg de tegel zoals getoond',
  all: (names) => list.format(names),
  goal: (gain, slot, goal, times) =>
    plural(times, {
      one: `${gain} van doel ${slot} (${goal}), telt nog ${times} keer`,
      other: `${gain} van doel ${slot} (${goal}), telt nog ${times} keer`,
    }),
  income: (gain) => `${gain} voor het goud van je vaten`,
  scrolls: (gain) => `${gain} van rollen aan het einde`,
  grows: (gain) => `${gain}: je land kan zo goed groeien`,
  hinders: (gain) => `${gain}: je land is moeilijker af te maken`,
  cost: (gain, gold) => `${gain} voor de ${gold} goud die je betaalt`,
  seller: (name) => `Nadeel: het goud gaat naar ${name}`,
  wouldBuy: (names, count, gold) =>
    plural(count, {
      one: `${names} koopt de tegel van ${gold} goud waarschijnlijk`,
      other: `${names} kopen de tegel van ${gold} goud waarschijnlijk`,
    }),
  keeps: (gain, gold) => `Koopt niemand de tegel van ${gold} goud, dan houd je die: ${gain}`,
  discards: 'De tegel onder de bijl is beter uit het spel',
  saves: 'Niets op de markt is zijn prijs waard',
};
