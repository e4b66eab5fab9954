/** Hints in Isle of Skye, in Russian. */
import { pluralIn } from '../../../../i18n/plural';
import type { SkyeHintWords } from '.';

const plural = pluralIn('ru');
const list = new Intl.ListFormat('ru');

/** за одну монету */
const coins = (n: number): string =>
  plural(n, { one: `${n} монету`, few: `${n} монеты`, other: `${n} монет` });

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
  slotted: (goal, slot) => `${goal} (${slot})`,
  income: (gain, gold) => `${gain} за доход: ${gold} в раунд`,
  scrolls: (gain) => `${gain} за свитки в конце игры`,
  future: (gain, topics) =>
    topics ? `${gain} ожидается потом: ${topics}` : `${gain} ожидается от следующих тайлов`,
  hinders: (gain, topics) =>
    topics
      ? `${gain} ожидается потом: ${topics}`
      : `${gain} ожидается: следующие тайлы принесут меньше`,
  topics: {
    areas: 'области, которые можно завершить',
    roads: 'дороги и бочки',
    scrolls: 'незавершённые свитки',
    goods: 'то, что считают цели и свитки',
    room: 'место для новых тайлов',
  },
  together: (gain, tiles) => `Вместе с ${tiles}: ещё ${gain}`,
  parts: {
    income: 'ценность дохода',
    scrolls: 'свитки',
    future: 'будущие тайлы',
    other: 'прочее',
  },
  nothing: 'Очков здесь не приносит',
  worth: (gain) => `К концу игры примерно ${gain}`,
  worthLater: (gain) => `К концу игры примерно ${gain}, сейчас очков нет`,
  worthAndOnce: (gain, once) =>
    `К концу игры примерно ${gain} (на поле ${once}: каждая цель один раз)`,
  worthAndPrice: (gain, paid, gold) =>
    `К концу игры примерно ${gain}, из них ${paid} за ${coins(gold)}`,
  wouldBuy: (names, count, gold, tile) =>
    plural(count, {
      one: `Покупка ${tile} за ${gold} выгодна игроку: ${names}`,
      other: `Покупка ${tile} за ${gold} выгодна игрокам: ${names}`,
    }),
  keeps: (gain, gold, tile) =>
    `Если ${tile} за ${gold} не купят, к концу игры он даст вам примерно ${gain}`,
  there: 'Куда положил бы бот:',
  left: (gold) => `У вас останется золота: ${gold}`,
  axeLeast: (gain, tile) => `Сброс ${tile}: к концу игры даст вам меньше всех, примерно ${gain}`,
  axeBest: (loss, tile) =>
    `Сброс ${tile}: если сбросить другой тайл, вы отстанете примерно на ${plural(loss, { one: `${loss} очко`, few: `${loss} очка`, other: `${loss} очков` })}`,
  axeEqual: (tile) => `Сброс ${tile}: сбросить другой тайл было бы почти так же хорошо`,
  axe: (gain, tile) =>
    `Сброс ${tile}, к концу игры вам примерно ${gain}: два других должны принести больше`,
  saves: 'На рынке ничто не стоит своей цены',
  soldOut: 'Покупать больше нечего',
  tooDear: (price, gold) => `Самый дешёвый тайл стоит ${price}, а золота у вас ${gold}`,
  cheapest: (price) => `Самый дешёвый тайл стоит ${price}`,
};
