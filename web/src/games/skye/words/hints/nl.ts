/** Hints in Isle of Skye, in Dutch. */
import type { SkyeHintWords } from '.';

const list = new Intl.ListFormat('nl');

export const words: SkyeHintWords = {
  price: (first, second, left) =>
    `Prijzen van ${first} en ${second} en het aflegfiche zoals getoond` +
    (left === null ? '' : `; er blijft ${left} goud over om te kopen`),
  buy: (name, gold) => `Koop de gemarkeerde tegel van ${name} voor ${gold} goud`,
  pass: 'Koop deze ronde niets',
  place: 'Leg de tegel zoals getoond',
  all: (names) => list.format(names),
  goal: (gain, goal, slot, each, times) =>
    times === 1
      ? `${gain} voor ${goal} (${slot}), telt nog één keer`
      : `${gain} voor ${goal} (${slot}): nog ${times} keer ${each}`,
  slotted: (goal, slot) => `${goal} (${slot})`,
  income: (gain, gold, only) =>
    only === null
      ? `${gain} voor ${gold} goud per ronde`
      : `${gain} voor ${gold} goud in ronde ${only}`,
  scrolls: (gain) => `${gain} voor perkamentrollen aan het einde`,
  future: (gain, topics) =>
    topics ? `${gain} later verwacht: ${topics}` : `${gain} verwacht van tegels die je later legt`,
  hinders: (gain, topics) =>
    topics
      ? `${gain} later verwacht: ${topics}`
      : `${gain} verwacht: tegels die je later legt, leveren minder op`,
  topics: {
    areas: 'gebieden om af te bouwen',
    roads: 'wegen en vaten',
    scrolls: 'open perkamentrollen',
    goods: 'dieren, schepen en gebouwen',
    room: 'ruimte voor meer tegels',
  },
  together: (gain, tiles) => `Samen met ${tiles}: nog ${gain}`,
  parts: {
    income: 'waarde van inkomen',
    scrolls: 'perkamentrollen',
    future: 'latere tegels',
    other: 'andere dingen',
  },
  nothing: 'Levert hier geen punten op',
  worth: (gain) => `Uiteindelijk ongeveer ${gain}`,
  worthLater: (gain) => `Uiteindelijk ongeveer ${gain}, nu nog geen punten`,
  worthAndOnce: (gain, once) => `Uiteindelijk ongeveer ${gain} (${once} met elk doel één keer)`,
  worthAndPrice: (gain, paid, gold) =>
    `Uiteindelijk ongeveer ${gain}, inclusief ${paid} voor de ${gold} goud`,
  sells: (tenths, gold, tile) =>
    tenths <= 0
      ? `Voor ${gold} goud raak je ${tile} bijna zeker niet kwijt`
      : `Voor ${gold} goud verkoop je ${tile} ongeveer ${tenths} van de 10 keer: ${2 * gold} goud voor jou`,
  orKeeps: (gain) => `anders levert die je uiteindelijk ongeveer ${gain} op`,
  either: (sale, kept) => `${sale}; ${kept}`,
  keeps: (gain, gold, tile) =>
    `Blijft ${tile} voor ${gold} goud onverkocht, dan levert die je uiteindelijk ongeveer ${gain} op`,
  there: (now, end) => `Waar een bot die zou leggen: nu ${now}, uiteindelijk ongeveer ${end}.`,
  bestNow: (now) => `Beste plek voor nu: ${now}.`,
  left: (gold) => `Je houdt ${gold} goud over`,
  axeLeast: (gain, tile) =>
    `Leg ${tile} af: die levert je uiteindelijk het minst op, ongeveer ${gain}`,
  axeBest: (loss, tile) =>
    `Leg ${tile} af: met het aflegfiche op een andere tegel raak je ongeveer ${loss === 1 ? '1 punt' : `${loss} punten`} achterop`,
  axeSold: (gold, name, gain, tile) =>
    `Leg ${tile} af: voor ${gold} goud wordt die waarschijnlijk gekocht, en ${name} krijgt er ongeveer ${gain} mee`,
  axeUnsold: (gold, tenths, tile) =>
    tenths <= 0
      ? `Leg ${tile} af: zelfs voor ${gold} goud koopt bijna niemand die, en de andere twee leveren meer op`
      : `Leg ${tile} af: voor ${gold} goud verkoop je die maar ongeveer ${tenths} van de 10 keer, en de andere twee leveren meer op`,
  axeEqual: (tile) => `Leg ${tile} af: een andere tegel afleggen zou ongeveer even goed zijn`,
  axe: (gain, tile) =>
    `Leg ${tile} af, voor jou uiteindelijk ongeveer ${gain}: met de andere twee ben je beter af`,
  saves: 'Niets op de markt is zijn prijs waard',
  soldOut: 'Er is geen tegel meer te koop',
  tooDear: (price, gold) => `De goedkoopste tegel kost ${price} goud en je hebt ${gold}`,
  cheapest: (price) => `De goedkoopste tegel kost ${price} goud`,
};
