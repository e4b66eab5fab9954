/** Building, in Russian. */
import type { Side, Terrain } from '../../pieces/pieces';
import { pluralIn } from '../../../../i18n/plural';
import type { BuildingWords } from './en';
import { sideOf, terrainOf, textOf } from './fields';

const plural = pluralIn('ru');

const SIDES: Record<Side, string> = {
  N: 'На севере',
  E: 'На востоке',
  S: 'На юге',
  W: 'На западе',
};
const TERRAINS: Record<Terrain, string> = { P: 'пастбище', M: 'горы', W: 'вода' };
const points = (n: number): string =>
  plural(Math.abs(n), { one: `${n} очко`, few: `${n} очка`, other: `${n} очков` });

export const words: BuildingWords = {
  territory: 'Ваша территория',
  cell: (x, y) =>
    [
      y < 0 ? `север ${-y}` : y > 0 ? `юг ${y}` : '',
      x < 0 ? `запад ${-x}` : x > 0 ? `восток ${x}` : '',
    ]
      .filter(Boolean)
      .join(', ') || 'середина',
  empty: 'пусто',
  unconfirmed: 'не подтверждено',
  fitsIn: (n) =>
    plural(n, {
      one: `подходит в ${n} повороте`,
      few: `подходит в ${n} поворотах`,
      other: `подходит в ${n} поворотах`,
    }),
  points,

  dock: 'Ваши тайлы',
  tile: (n, name) => `Тайл ${n}, ${name}`,
  laid: 'выложен',
  homelessShort: 'некуда положить',
  choose: 'Перетащите тайл на поле или коснитесь тайла, а затем клетки.',
  chooseByMouse: 'Перетащите тайл на поле или щёлкните тайл, а затем клетку.',
  chosen: 'Подходят клетки с пунктиром. Закрашенные точки — подходящие повороты.',
  wait: 'Ищем места...',
  ifDropped: 'Если положить',
  laidHere: 'Выложен сюда',
  fitsHere: 'Сюда подходит.',
  noChange: 'Цели не изменятся.',
  forRival: (change, name) => `${change} (${name})`,
  missed: 'Сюда нельзя. Отпустите над клеткой с пунктиром.',
  notLikeThis: 'Так не подходит',
  notHere: 'Сюда не подходит',
  homeless: 'Его некуда положить. Если места не найдётся, после подтверждения он вернётся в мешок.',
  hintShown: 'Бот положил бы его сюда: коснитесь, чтобы согласиться.',
  hintShownByMouse: 'Бот положил бы его сюда: щёлкните, чтобы согласиться.',
  hintAllLaid: 'Все тайлы выложены. Чтобы получить новый совет, сначала уберите один.',
  allLaid: 'Все тайлы выложены. Подтвердите или переложите.',
  toCome: 'Дальше строите вы.',
  built: 'Вы закончили строить.',
  waiting: 'Остальные ещё строят.',
  canTakeBack: 'Это ещё можно отменить.',

  turnLeft: 'Повернуть влево (Q)',
  turnRight: 'Повернуть вправо (E)',
  undo: 'Отменить (Z)',
  redo: 'Вернуть (Shift+Z)',
  takeBack: 'Забрать назад',
  confirm: 'Подтвердить',
  confirmLeft: (n) => `Подтвердить (ещё ${n})`,
  confirmWhy: (n) =>
    plural(n, {
      one: `Нужно положить каждый тайл, который подходит: остался ${n}.`,
      few: `Нужно положить каждый тайл, который подходит: осталось ${n}.`,
      other: `Нужно положить каждый тайл, который подходит: осталось ${n}.`,
    }),
  sending: 'Отправляем...',
  notSent: 'Ход не отправлен. Попробуйте ещё раз.',

  keys: {
    turn: 'поворот',
    drop: 'положить',
    undo: 'отмена',
  },

  layers: 'Показать завершённые области и дороги замка',
  try: 'Примерить (T)',
  tryTitle: 'Примерка',
  tryText: 'Здесь ничего не засчитывается.',
  leave: 'Закончить примерку',
  tryTiles: 'Тайлы для примерки',
  tryChoose: 'Выберите любой видимый тайл.',
  tryFull: 'Примерить можно не больше трёх тайлов. Сначала отмените один.',
  sources: {
    hand: 'Ваши тайлы',
    stall: 'На продажу',
    market: 'Рынок',
    bag: 'Мешок',
    tray: 'Примеряете',
  },

  topics: {
    squares: 'квадраты',
    sheep: 'овцы',
    brochs: 'брохи',
    whisky: 'виски',
    farm: 'животные у ферм',
    cattle: 'коровы у дорог',
    roads: 'тайлы у дорог',
    lake: 'самое большое озеро',
    areas: 'завершённые области',
    areas3: 'большие области',
    trio: 'наборы зданий',
    ships: 'корабли',
    gold: 'золото',
    harbour: 'гавани',
    column: 'вертикальные линии',
    mountains: 'горные области',
  },
  scrolls: 'свитки',
  income: (by, only) =>
    only === null ? `доход за раунд ${by}` : `доход ${by}, только в раунде ${only}`,

  reasons: {
    bad_turn: () => 'У тайла только четыре поворота.',
    foreign: () => 'В «Острове Скай» нет такого хода.',
    game_over: () => 'Игра окончена.',
    no_such_seat: () => 'Такого места за столом нет.',
    not_awaited: () => 'Сейчас вам нечего класть.',
    not_drawable: () => 'Сейчас это нельзя вытянуть.',
    not_enough_gold: (f) => `Нужно золота: ${textOf(f.needed)}; у вас: ${textOf(f.gold)}.`,
    not_for_sale: (f) => `${textOf(f.tile)} не продаётся.`,
    not_in_hand: (f) => `Тайла ${textOf(f.tile)} у вас нет.`,
    not_this_phase: () => 'В этой фазе так нельзя.',
    not_touching: () => 'Тайл должен лежать рядом с другим.',
    not_your_tile: (f) => `Тайла ${textOf(f.tile)} нет среди тех, что вы продаёте.`,
    occupied: () => 'Здесь уже лежит тайл.',
    other_seat: () => 'Это может сделать только игрок на том месте.',
    own_tile: (f) => `${textOf(f.tile)} — ваш собственный тайл.`,
    price_too_low: () => 'Цена — хотя бы 1 монета.',
    terrain_mismatch: (f) =>
      `${SIDES[sideOf(f.side)]} у тайла ${TERRAINS[terrainOf(f.shown)]}, а у соседа ${TERRAINS[terrainOf(f.wanted)]}.`,
    unknown_tile: (f) => `Тайла ${textOf(f.tile)} нет в игре.`,
    wrong_tiles: () => 'Один тайл получает жетон сброса, два других — цену.',
  },
};
