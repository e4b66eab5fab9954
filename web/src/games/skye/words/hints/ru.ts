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
  income: (gain) => `${gain} за золото от бочек`,
  scrolls: (gain) => `${gain} за свитки в конце игры`,
  grows: (gain) => `${gain}: следующие тайлы дадут больше`,
  hinders: (gain) => `${gain}: следующие тайлы дадут меньше`,
  cost: (gain, gold) => `${gain} за уплаченное золото (${gold})`,
  wouldBuy: (names, count, gold) =>
    plural(count, {
      one: `${names}, скорее всего, заплатит ${gold}`,
      other: `${names}, скорее всего, заплатят ${gold}`,
    }),
  keeps: (gain, gold) => `Непроданный за ${gold} тайл даст вам ${gain}`,
  left: (gold) => `У вас останется золота: ${gold}`,
  discards: 'Тайл под жетоном сброса лучше убрать из игры',
  saves: 'На рынке ничто не стоит своей цены',
};
