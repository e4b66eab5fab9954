/** Hints in Isle of Skye, in Russian. */
import { pluralIn } from '../../../../i18n/plural';
import type { SkyeHintWords } from '.';

const plural = pluralIn('ru');
const list = new Intl.ListFormat('ru');

/** за одну монету */
const coins = (n: number): string =>
  plural(n, { one: `${n} монету`, few: `${n} монеты`, other: `${n} монет` });

export const words: SkyeHintWords = {
  price: (first, second, left) =>
    `Цены ${first} и ${second}, жетон сброса — как показано` +
    (left === null ? '' : `; на покупки останется ${left}`),
  buy: (name, gold) => `Купите отмеченный тайл за ${gold} (продаёт ${name})`,
  pass: 'В этом раунде ничего не покупайте',
  place: 'Положите тайл, как показано',
  all: (names) => list.format(names),
  goal: (gain, goal, slot, each, times) =>
    times === 1
      ? `${gain}: ${goal} (${slot}), остался один подсчёт`
      : `${gain}: ${goal} (${slot}), по ${each} за подсчёт (осталось ${times})`,
  slotted: (goal, slot) => `${goal} (${slot})`,
  income: (gain, gold, only) =>
    only === null
      ? `${gain} за доход: ${gold} в раунд`
      : `${gain} за доход: ${gold} в раунде ${only}`,
  scrolls: (gain) => `${gain} за свитки в конце игры`,
  future: (gain, topics) =>
    topics ? `Позже ${gain}: ${topics}` : `${gain} ожидается от следующих тайлов`,
  hinders: (gain, topics) =>
    topics ? `Позже ${gain}: ${topics}` : `${gain} ожидается: следующие тайлы принесут меньше`,
  topics: {
    areas: 'незавершённые области',
    roads: 'дороги и бочки',
    scrolls: 'незавершённые свитки',
    goods: 'животные, корабли и постройки',
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
  worthAndOnce: (gain, once) => `К концу примерно ${gain} (каждая цель один раз: ${once})`,
  worthAndPrice: (gain, paid, gold) =>
    `К концу игры примерно ${gain} с учётом ${paid} за ${coins(gold)}`,
  sells: (tenths, gold, tile) =>
    tenths <= 0
      ? `За ${gold} ${tile} вряд ли купят`
      : `За ${gold} ${tile} купят примерно в ${tenths} ${tenths === 1 ? 'случае' : 'случаях'} из 10, тогда вы получите ${2 * gold}`,
  orKeeps: (gain) => `если не купят, к концу игры он даст вам примерно ${gain}`,
  either: (sale, kept) => `${sale}; ${kept}`,
  keeps: (gain, gold, tile) =>
    `Если ${tile} за ${gold} не купят, к концу игры он даст вам примерно ${gain}`,
  there: (now, end) => `Куда положил бы бот: сейчас ${now}, к концу примерно ${end}.`,
  bestNow: (now) => `Лучшее место сейчас: ${now}.`,
  left: (gold) => `У вас останется золота: ${gold}`,
  axeLeast: (gain, tile) => `Сброс ${tile}: к концу игры даст вам меньше всех, примерно ${gain}`,
  axeBest: (loss, tile) =>
    `Сброс ${tile}: если сбросить другой тайл, вы отстанете примерно на ${plural(loss, { one: `${loss} очко`, few: `${loss} очка`, other: `${loss} очков` })}`,
  axeSold: (gold, name, gain, tile) =>
    `Сброс ${tile}: за ${gold} его, скорее всего, купят, и ${name} получит примерно ${gain}`,
  axeUnsold: (gold, tenths, tile) =>
    tenths <= 0
      ? `Сброс ${tile}: даже за ${gold} его вряд ли купят, два других выгоднее`
      : `Сброс ${tile}: за ${gold} его купят только примерно в ${tenths} ${tenths === 1 ? 'случае' : 'случаях'} из 10, два других выгоднее`,
  axeEqual: (tile) => `Сброс ${tile}: сбросить другой тайл было бы почти так же хорошо`,
  axe: (gain, tile) =>
    `Сброс ${tile}, к концу игры вам примерно ${gain}: два других должны принести больше`,
  saves: 'На рынке ничто не стоит своей цены',
  soldOut: 'Покупать больше нечего',
  tooDear: (price, gold) => `Самый дешёвый тайл стоит ${price}, а золота у вас ${gold}`,
  cheapest: (price) => `Самый дешёвый тайл стоит ${price}`,
};
