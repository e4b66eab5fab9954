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
  income: (gain, gold) => `${gain} voor ${gold} goud per ronde`,
  scrolls: (gain) => `${gain} voor perkamentrollen aan het einde`,
  future: (gain) => `${gain} voor wat er later door kan`,
  hinders: (gain) => `${gain} omdat later bouwen lastiger wordt`,
  rest: (gain) => `${gain} voor al het andere`,
  even: 'De rest valt tegen elkaar weg',
  nothing: 'Levert hier geen punten op',
  worth: (gain) => `Uiteindelijk ongeveer ${gain}`,
  worthAndOnce: (gain, once) =>
    `Uiteindelijk ongeveer ${gain} (op het bord ${once}: elk doel één keer)`,
  wouldBuy: (names, _count, gold, tile) => `Voor ${names} zou ${tile} die ${gold} goud waard zijn`,
  keeps: (gain, gold, tile) =>
    `Blijft ${tile} voor ${gold} goud onverkocht, dan levert die je uiteindelijk ongeveer ${gain} op`,
  left: (gold) => `Je houdt ${gold} goud over`,
  axeLeast: (gain, tile) =>
    `Leg ${tile} af: geen van je tegels levert je minder op, uiteindelijk ongeveer ${gain}`,
  axeRival: (name, theirs, own, tile) =>
    `Leg ${tile} af: verkocht levert die ${name} uiteindelijk ongeveer ${theirs} op, gehouden jou ${own}`,
  axe: (gain, tile) =>
    `Leg ${tile} af, voor jou ongeveer ${gain}: met de andere twee ben je beter af`,
  saves: 'Niets op de markt is zijn prijs waard',
  soldOut: 'Er is geen tegel meer te koop',
  tooDear: (price, gold) => `De goedkoopste tegel kost ${price} goud en je hebt ${gold}`,
  cheapest: (price) => `De goedkoopste tegel kost ${price} goud`,
};
