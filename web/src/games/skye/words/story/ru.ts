/** Russian words for the log and the result of Isle of Skye; names stay as they are, so the present tense. */
import { pluralIn } from '../../../../i18n/plural';
import type { SkyeStoryWords } from './en';

const plural = pluralIn('ru');
const list = new Intl.ListFormat('ru');

const points = (n: number) =>
  plural(n, { one: `${n} очко`, few: `${n} очка`, other: `${n} очков` });
/** «из 3 тайлов», «из 21 тайла» */
const ofTiles = (n: number) => plural(n, { one: `${n} тайла`, other: `${n} тайлов` });
/** Сколько монет, в винительном падеже. */
const gold = (n: number) =>
  plural(n, { one: `${n} монету`, few: `${n} монеты`, other: `${n} монет` });
const tiles = (n: number) =>
  plural(n, { one: `${n} тайл`, few: `${n} тайла`, other: `${n} тайлов` });

export const words: SkyeStoryWords = {
  /** Terms for the shared panels. */
  byGoal: 'По целям',
  terms: {
    round: (n) => `Раунд ${n}`,
    beforeRounds: 'До первого раунда',
    scoring: (round) => `Разобрать подсчёт очков раунда ${round}`,
    scored: (round) => `Подсчёт очков, раунд ${round}`,
    onward: (round) => `Раунд ${round}`,
    board: (name) => `Территория: ${name}`,
    boardWith: (name, n) => `Территория: ${name}, ${points(n)}`,
    oneBoard: 'Остров',
    boards: (seats) => (seats === 1 ? 'Остров' : 'Острова'),
    whose: 'Чья территория',
    keys: 'Стрелки: на ход; Page Up и Page Down: на раунд; пробел: показывать',
  },
  goals: {
    squares: 'квадраты',
    sheep: 'овцы',
    brochs: 'брохи',
    whisky: 'виски',
    farm: 'фермы',
    cattle: 'коровы',
    roads: 'дороги',
    lake: 'озеро',
    areas: 'области',
    areas3: 'большие области',
    trio: 'наборы',
    ships: 'корабли',
    gold: 'золото',
    harbour: 'гавани',
    column: 'вертикали',
    mountains: 'горы',
  },
  scrolls: {
    sheep2: 'свиток с овцами',
    whisky2: 'свиток с виски',
    ship2: 'свиток с кораблями',
    cattle: 'свиток с коровой',
    broch: 'свиток с брохом',
    farm: 'свиток с фермой',
    lighthouse: 'свиток с маяком',
  },
  perTwo: '1 очко за каждые 2',
  doubled: 'вдвое больше в завершённой области',
  allScrolls: 'свитки',
  gold: 'Золото',
  purse: 'золото ÷ 5',
  phases: {
    goals: 'выбор целей',
    castles: 'раздача замков',
    first: 'выбор первого игрока',
    draw: 'тайлы из мешка',
    price: 'назначение цен',
    buy: 'покупка',
    build: 'строительство',
    over: 'конец игры',
  },
  all: (items) => list.format(items),
  points,
  at: (north, south, west, east) => {
    const steps = [
      north && `${north} к северу`,
      south && `${south} к югу`,
      west && `${west} к западу`,
      east && `${east} к востоку`,
    ].filter((step) => step !== 0);
    return steps.length ? `${steps.join(', ')} от замка` : 'у замка';
  },
  events: {
    setup: (goals, first) => `Цели: ${goals}. Первый игрок — ${first.within}.`,
    round: (round, first) => `Начинается раунд ${round}, первый игрок — ${first.within}.`,
    income: (name, castle, whisky, behind) =>
      `${name} ${name.form('получает', 'получаете')} ${gold(castle + whisky + behind)}: ${castle} за замок` +
      (whisky ? `, ${whisky} за виски` : '') +
      (behind ? `, ${behind} за отставание` : '') +
      '.',
    incomes: (parts, castle) => `Доход (замок ${castle}): ${parts}.`,
    incomeWhisky: (whisky) => `виски ${whisky}`,
    incomeBehind: (behind) => `отставание ${behind}`,
    draw: (name, drawn) => `${name} ${name.form('берёт', 'берёте')} ${drawn}.`,
    sealed: (name) => name.form(`${name}: цены назначены.`, 'Вы назначили цены.'),
    price: (name, axe, prices) =>
      `${name} ${name.form('сбрасывает', 'сбрасываете')} ${axe} и ${name.form('просит', 'просите')} ${prices}.`,
    priceOf: (tile, price) => `${price} за ${tile}`,
    buy: (name, tile, from, price) =>
      `${name} ${name.form('покупает', 'покупаете')} ${tile} у ${from.form(`игрока ${from}`, 'вас')} за ${gold(price)}.`,
    pass: (name) => `${name} ничего не ${name.form('покупает', 'покупаете')}.`,
    keep: (name, tile, price) =>
      `${name} ${name.form('оставляет', 'оставляете')} себе ${tile} и ${name.form('платит', 'платите')} за него ${gold(price)}.`,
    place: (name, tile, where) => `${name} ${name.form('строит', 'строите')} ${tile}: ${where}.`,
    return: (name, tile) =>
      `${name.form(`${tile} (${name})`, `Ваш ${tile}`)} никуда не подходит и возвращается в мешок.`,
    score: (name, slot, goal, got, total) =>
      `${name} ${name.form('получает', 'получаете')} ${points(got)} за цель ${slot} (${goal}), всего ${total}.`,
    scoreNoGoal: (name, slot, got, total) =>
      `${name} ${name.form('получает', 'получаете')} ${points(got)} за цель ${slot}, всего ${total}.`,
    scores: (slot, goal, parts) => `${slot} ${goal}: ${parts}.`,
    final: (name, scrolls, purse, forGold, total) =>
      `${name} ${name.form('получает', 'получаете')} ${points(scrolls)} за свитки и ${forGold} за ${gold(purse)}, всего ${total}.`,
    end: (names, winners) =>
      names.length > 1
        ? `${list.format(names)} ${winners.some(({ isYou }) => isYou) ? 'делите' : 'делят'} победу.`
        : `${winners[0]} ${winners[0].form('побеждает', 'побеждаете')}.`,
  },
  ranks: {
    most: 'больше всех',
    second: 'второе место',
    tied_most: 'ничья за первое место',
    tied_second: 'ничья за второе место',
  },
  why: {
    square: () => 'квадрат из четырёх тайлов',
    sheep: (n) => plural(n, { one: `${n} овца`, few: `${n} овцы`, other: `${n} овец` }),
    brochs: (n) =>
      plural(n, { one: `горная область с ${n} брохом`, other: `горная область с ${n} брохами` }),
    animals: (n) =>
      plural(n, {
        one: `${n} животное у фермы`,
        few: `${n} животных у фермы`,
        other: `${n} животных у фермы`,
      }),
    cattle: (n) =>
      plural(n, {
        one: `${n} корова, соединённая дорогой с замком`,
        few: `${n} коровы, соединённые дорогой с замком`,
        other: `${n} коров, соединённых дорогой с замком`,
      }),
    linked: (n) =>
      plural(n, {
        one: `${n} тайл, соединённый дорогой с замком`,
        few: `${n} тайла, соединённые дорогой с замком`,
        other: `${n} тайлов, соединённых дорогой с замком`,
      }),
    lake: (n) => `самая большая завершённая водная область, ${tiles(n)}`,
    area: (n) => `завершённая область из ${ofTiles(n)}`,
    set: () => 'брох, ферма и маяк',
    harbour: () => 'водная область с кораблём и маяком',
    column: (n) => `вертикальная линия из ${ofTiles(n)}`,
    mountain: (n) => `завершённая горная область из ${ofTiles(n)}`,
    nothing: (n) => (n > 0 ? `всего ${n}, этого мало` : 'засчитывать нечего'),
    scroll: (n) => `${n} на территории`,
    gold: (n) => `монет: ${n}, 1 очко за каждые 5`,
  },
};
