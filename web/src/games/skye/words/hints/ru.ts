/** Hints in Isle of Skye, in Russian. */
import { pluralIn } from '../../../../i18n/plural';
import type { SkyeHintWords } from '.';

const plural = pluralIn('ru');
const list = new Intl.ListFormat('ru');

export const words: SkyeHintWords = {
  price: (low, high) => `Цены ${low} и ${high}, жетон сброса — как показано`,
  buy: (name, gold) => `Купите отмеченный тайл за ${gold} (продаёт ${name})`,
  pass: 'В этом раунде ничего не покупайте',
  place: 'Положите тайл, как показано',
  all: (names) => list.format(names),
  goal: (gain, goal, slot, times) =>
    plural(times, {
      one: `${gain}: ${goal} (${slot}), впереди ${times} подсчёт`,
      few: `${gain}: ${goal} (${slot}), впереди ${times} подсчёта`,
      other: `${gain}: ${goal} (${slot}), впереди ${times} подсчётов`,
    }),
  helps: (goal, slot, times) =>
    plural(times, {
      one: `Полезен для цели ${slot} (${goal}), впереди ${times} подсчёт`,
      few: `Полезен для цели ${slot} (${goal}), впереди ${times} подсчёта`,
      other: `Полезен для цели ${slot} (${goal}), впереди ${times} подсчётов`,
    }),
  income: (gold) => `Доход за раунд: ${gold}`,
  scrolls: (gain) => `${gain} за свитки в конце игры`,
  helpsScrolls: 'Полезен для ваших свитков',
  worth: (gain) => `К концу игры примерно ${gain}`,
  wouldBuy: (names, count, gold, tile) =>
    plural(count, {
      one: `${names}, скорее всего, заплатит ${gold} за ${tile}`,
      other: `${names}, скорее всего, заплатят ${gold} за ${tile}`,
    }),
  keeps: (gain, gold, tile) =>
    `Если ${tile} за ${gold} не купят, к концу игры он даст вам примерно ${gain}`,
  left: (gold) => `У вас останется золота: ${gold}`,
  discards: 'Тайл под жетоном сброса лучше убрать из игры',
  saves: 'На рынке ничто не стоит своей цены',
  soldOut: 'Покупать больше нечего',
  tooDear: (price, gold) => `Самый дешёвый тайл стоит ${price}, а золота у вас ${gold}`,
  cheapest: (price) => `Самый дешёвый тайл стоит ${price}`,
};
