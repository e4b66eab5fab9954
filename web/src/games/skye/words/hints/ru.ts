/** Hints in Isle of Skye, in Russian. */
import { pluralIn } from '../../../../i18n/plural';
import type { SkyeHintWords } from '.';

const plural = pluralIn('ru');
const list = new Intl.ListFormat('ru');

export const words: SkyeHintWords = {
  price: (low, high) => `Цены ${low} и ${high}, топор – как показано`,
  buy: (name, gold) => `Купите отмеченный тайл за ${gold} (продаёт ${name})`,
  pass: 'В этом раунде ничего не покупайте',
  place: 'Положите тайл, как показано',
  all: (names) => list.format(names),
  goal: (gain, slot, goal, times) =>
    plural(times, {
      one: `${gain} за цель ${slot} (${goal}), впереди ${times} подсчёт`,
      few: `${gain} за цель ${slot} (${goal}), впереди ${times} подсчёта`,
      other: `${gain} за цель ${slot} (${goal}), впереди ${times} подсчётов`,
    }),
  income: (gain) => `${gain} за золото от бочек`,
  scrolls: (gain) => `${gain} за свитки в конце игры`,
  grows: (gain) => `${gain}: дальше строить будет удобно`,
  hinders: (gain) => `${gain}: достраивать земли станет труднее`,
  cost: (gain, gold) => `${gain} за уплаченное золото (${gold})`,
  seller: (name) => `Минус: золото получит ${name}`,
  wouldBuy: (names, count, gold) =>
    plural(count, {
      one: `${names}, скорее всего, купит тайл за ${gold}`,
      other: `${names}, скорее всего, купят тайл за ${gold}`,
    }),
  keeps: (gain, gold) => `Если тайл за ${gold} никто не купит, он останется вам: ${gain}`,
  discards: 'Тайл под топором лучше убрать из игры',
  saves: 'На рынке нет ничего, что стоит своей цены',
};
