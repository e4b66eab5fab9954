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
  goal: (gain, goal, slot, each, times) =>
    times === 1
      ? `${gain}: ${goal} (${slot}), остался один подсчёт`
      : `${gain}: ${goal} (${slot}), по ${each} за подсчёт (осталось ${times})`,
  income: (gain, gold) => `${gain} за доход: ${gold} в раунд`,
  scrolls: (gain) => `${gain} за свитки в конце игры`,
  future: (gain) => `${gain} за возможности на будущее`,
  hinders: (gain) => `${gain}: дальше строить труднее`,
  rest: (gain) => `${gain} за всё остальное`,
  even: 'Остальное взаимно погашается',
  nothing: 'Очков здесь не приносит',
  worth: (gain) => `К концу игры примерно ${gain}`,
  worthAndOnce: (gain, once) =>
    `К концу игры примерно ${gain} (на поле ${once}: каждая цель один раз)`,
  wouldBuy: (names, count, gold, tile) =>
    plural(count, {
      one: `Покупка ${tile} за ${gold} выгодна игроку: ${names}`,
      other: `Покупка ${tile} за ${gold} выгодна игрокам: ${names}`,
    }),
  keeps: (gain, gold, tile) =>
    `Если ${tile} за ${gold} не купят, к концу игры он даст вам примерно ${gain}`,
  left: (gold) => `У вас останется золота: ${gold}`,
  axeLeast: (gain, tile) =>
    `Сброс ${tile}: ни один ваш тайл не даёт меньше, к концу игры примерно ${gain}`,
  axeRival: (name, theirs, own, tile) =>
    `Сброс ${tile}: при продаже ${name} получит к концу игры примерно ${theirs}, а вы без продажи ${own}`,
  axe: (gain, tile) => `Сброс ${tile}, вам примерно ${gain}: два других должны принести больше`,
  saves: 'На рынке ничто не стоит своей цены',
  soldOut: 'Покупать больше нечего',
  tooDear: (price, gold) => `Самый дешёвый тайл стоит ${price}, а золота у вас ${gold}`,
  cheapest: (price) => `Самый дешёвый тайл стоит ${price}`,
};
