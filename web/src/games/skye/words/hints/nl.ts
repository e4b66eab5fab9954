/** Hints in Isle of Skye, in Dutch. */
import type { SkyeHintWords } from '.';

const list = new Intl.ListFormat('nl');

export const words: SkyeHintWords = {
  price: (low, high) => `Prijzen van ${low} en ${high} en het aflegfiche zoals getoond`,
  buy: (name, gold) => `Koop de gemarkeerde tegel van ${name} voor ${gold} goud`,
  pass: 'Koop deze ronde niets',
  place: 'Leg de tegel zoals getoond',
  all: (names) => list.format(names),
  goal: (gain, goal, slot, each, times) =>
    times === 1
      ? `${gain} voor ${goal} (${slot}), telt nog één keer`
      : `${gain} voor ${goal} (${slot}): nog ${times} keer ${each}`,
  slotted: (goal, slot) => `${goal} (${slot})`,
  income: (gain, gold) => `${gain} voor ${gold} goud per ronde`,
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
    goods: 'dingen die doelen en rollen tellen',
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
  worthAndOnce: (gain, once) =>
    `Uiteindelijk ongeveer ${gain} (op het bord ${once}: elk doel één keer)`,
  worthAndPrice: (gain, paid, gold) =>
    `Uiteindelijk ongeveer ${gain}, met ${paid} voor de ${gold} goud`,
  wouldBuy: (names, _count, gold, tile) => `Voor ${names} zou ${tile} die ${gold} goud waard zijn`,
  keeps: (gain, gold, tile) =>
    `Blijft ${tile} voor ${gold} goud onverkocht, dan levert die je uiteindelijk ongeveer ${gain} op`,
  there: 'Waar een bot die zou leggen:',
  left: (gold) => `Je houdt ${gold} goud over`,
  axeLeast: (gain, tile) =>
    `Leg ${tile} af: die levert je uiteindelijk het minst op, ongeveer ${gain}`,
  axeBest: (loss, tile) =>
    `Leg ${tile} af: met het aflegfiche op een andere tegel raak je ongeveer ${loss === 1 ? '1 punt' : `${loss} punten`} achterop`,
  axeEqual: (tile) => `Leg ${tile} af: een andere tegel afleggen zou ongeveer even goed zijn`,
  axe: (gain, tile) =>
    `Leg ${tile} af, voor jou uiteindelijk ongeveer ${gain}: met de andere twee ben je beter af`,
  saves: 'Niets op de markt is zijn prijs waard',
  soldOut: 'Er is geen tegel meer te koop',
  tooDear: (price, gold) => `De goedkoopste tegel kost ${price} goud en je hebt ${gold}`,
  cheapest: (price) => `De goedkoopste tegel kost ${price} goud`,
};
