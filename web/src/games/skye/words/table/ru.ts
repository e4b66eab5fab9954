import { pluralIn } from '../../../../i18n/plural';
import type { SkyeWords } from '.';

const plural = pluralIn('ru');

const coins = (n: number): string =>
  plural(n, { one: `${n} монета`, few: `${n} монеты`, other: `${n} монет` });
/** в винительном падеже: за одну монету */
const coinsTo = (n: number): string =>
  plural(n, { one: `${n} монету`, few: `${n} монеты`, other: `${n} монет` });
const list = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} и ${names.at(-1)}`;

export const words: SkyeWords = {
  boards: {
    yours: 'Ваша территория',
    of: (name) => `Территория: ${name}`,
    look: (name) => `Посмотреть территорию: ${name}`,
    back: 'Вернуться к своей территории',
  },
  status: {
    setup: 'Готовим стол',
    setupDetail: 'Определяются цели, замки и первые тайлы.',
    price: 'Цены: один тайл в сброс, два на продажу',
    priceWatch: 'Все назначают цены',
    haveSealed: (names) => `Цены готовы: ${list(names)}`,
    think: (names) => (names.length === 1 ? `Думает: ${names[0]}` : `Думают: ${list(names)}`),
    waitSeal: (names) =>
      `Ещё ${names.length === 1 ? 'назначает' : 'назначают'} цены: ${list(names)}`,
    thenShown: 'Затем все цены откроются одновременно',
    revealed: 'Все цены открываются',
    buy: 'Ваш ход: купите один тайл или спасуйте',
    tooDear: 'Вам не хватает золота ни на один тайл',
    nothingToBuy: 'Покупать больше нечего',
    buys: (name) => `Покупает ${name}`,
    lastBuyer: 'Ваша покупка последняя, затем все строят',
    thenBuy: (names) => `Затем ${list(names)}`,
    youNext: 'Следующий ход ваш',
    youAfter: (names) => `Перед вами: ${list(names)}`,
    thenBuild: 'Затем все строят',
    kept: 'Непроданное остаётся',
    build: (n) =>
      plural(n, {
        one: 'Стройте: разместите тайл',
        few: `Стройте: разместите ${n} тайла`,
        other: `Стройте: разместите ${n} тайлов`,
      }),
    buildMore: (n) =>
      plural(n, {
        one: `Стройте: осталось разместить ${n} тайл`,
        few: `Стройте: осталось разместить ${n} тайла`,
        many: `Стройте: осталось разместить ${n} тайлов`,
        other: `Стройте: осталось разместить ${n} тайла`,
      }),
    buildDone: 'Стройте: подтвердите, если готовы',
    buildToo: (names) => `Тоже ${names.length === 1 ? 'строит' : 'строят'}: ${list(names)}`,
    buildAlone: (slots) => `Остальные готовы. Затем подсчёт ${list(slots)}`,
    waitBuild: (names) => `Ещё ${names.length === 1 ? 'строит' : 'строят'}: ${list(names)}`,
    thenScore: (slots) => `Затем подсчёт ${slots.length === 1 ? 'цели' : 'целей'} ${list(slots)}`,
    buildWatch: 'Все строят',
    over: 'Игра окончена',
    won: (names, points) =>
      `${names.length === 1 ? 'Победитель' : 'Победители'}: ${list(names)}, ${plural(points, { one: `${points} очко`, few: `${points} очка`, other: `${points} очков` })}`,
    youWon: (points) =>
      `Вы победили: ${plural(points, { one: `${points} очко`, few: `${points} очка`, other: `${points} очков` })}`,
    trying: 'Примерка: здесь ничего не засчитывается',
  },
  seat: {
    pricing: 'назначает цены',
    thinking: 'думает',
    sealed: 'цены готовы',
    buying: 'покупает',
    bought: 'покупка: 1',
    passed: 'пас',
    waits: 'ждёт',
    builds: (n) => `строит: ${n}`,
    built: 'всё построено',
    winner: 'победитель',
  },
  strip: {
    goals: 'Цели',
    goal: (slot) => `Цель ${slot}`,
    scoresNow: 'подсчёт в этом раунде',
    spent: 'больше не считается',
    pointsNow: (n) =>
      plural(n, {
        one: `сейчас у вас ${n} очко`,
        few: `сейчас у вас ${n} очка`,
        other: `сейчас у вас ${n} очков`,
      }),
    pointsOf: (name, n) => `${name}: ${n}`,
    after: (n, by) => `${n} с показанным тайлом, ${by}`,
    hidden: 'в секрете до подсчёта',
    unknown: 'выключено за этим столом',
    track: 'Трек раундов',
    round: (round, rounds) => `Раунд ${round} из ${rounds}`,
    behind: (bonus) =>
      bonus === 0
        ? 'В этом раунде нет золота за отставание.'
        : `Отстаёте по очкам? +${coins(bonus)} за каждого игрока впереди.`,
    lap: (round, slots, bonus) =>
      `Раунд ${round}: подсчёт ${list(slots)}` +
      (bonus ? `, ${coins(bonus)} за каждого игрока впереди` : ''),
    scoresIn: (rounds) =>
      rounds.length === 0
        ? 'Больше не подсчитывается.'
        : rounds.length === 1
          ? `Подсчёт ещё один раз, в раунде ${rounds[0]}.`
          : `Подсчёт в раундах ${list(rounds.map(String))}.`,
    withTile: 'Очки с показанным тайлом.',
    light: 'Нажмите на число, чтобы увидеть, откуда оно.',
    close: 'Закрыть',
    bag: (n) =>
      plural(n, {
        one: `${n} тайл в мешке`,
        few: `${n} тайла в мешке`,
        other: `${n} тайлов в мешке`,
      }),
  },
  board: {
    gold: (n) => `Ваше золото: ${n}`,
    try: 'Примерить',
    bag: 'Мешок',
  },
  price: {
    dock: 'Цены на ваши тайлы',
    tile: (n) => `Тайл ${n}`,
    axeHere: 'Положить жетон сброса сюда',
    axe: 'Сброс',
    axeToken: 'Жетон сброса: выберите его, затем тайл',
    coinToken: (n) => `Монета ${n}: выберите её, затем тайл`,
    backToBag: 'обратно в мешок',
    takeAxe: 'Забрать жетон сброса',
    priceOf: (n) => `Цена тайла ${n}`,
    less: 'На один меньше',
    more: 'На один больше',
    left: (all) => `Осталось # из ${all}`,
    locked: (n) => `на тайлах: ${n}`,
    purse: 'Ваш кошелёк',
    undo: 'Отменить',
    redo: 'Вернуть',
    seal: 'Готово',
    missAxe: 'Сбросьте один тайл',
    missPrices: (n) =>
      plural(n, {
        one: 'Цена ещё на 1 тайл',
        few: `Цены ещё на ${n} тайла`,
        other: `Цены ещё на ${n} тайлов`,
      }),
    missBoth: 'Сброс и две цены',
    whyAxe: 'На один из трёх тайлов кладут жетон сброса, и он возвращается в мешок.',
    whyPrice: 'На каждый из двух других тайлов нужна хотя бы 1 монета.',
    sold: 'Если тайл купят',
    soldText: 'вы получите цену и вернёте свои монеты.',
    unsold: 'Если нет',
    unsoldText: 'тайл останется вам, а монеты уйдут в банк.',
    keep: (by) => `Если оставить себе: ${by} на лучшем месте.`,
    restore: 'Вернуть мои цены',
    keepNone: 'Сейчас для него нет места на вашей территории.',
    kept: 'Оставить:',
    keptNowhere: 'нет места',
    drawn: 'Что вытянули другие',
    drawnBy: (name) => `Тайлы: ${name}`,
    keys: '1–3 — выбор тайла, стрелки — цена, X — жетон сброса, Ctrl+Enter — готово.',
    sealed: 'Цены назначены.',
    secret: (names) =>
      `В секрете, пока цены ${names.length === 1 ? 'назначает' : 'назначают'}: ${list(names)}.`,
    secretAll: 'В секрете, пока не готовы все.',
    unseal: 'Изменить',
    cannotUnseal: 'Цены уже нельзя изменить.',
    tryMeanwhile: 'Пока примерить тайлы',
    axed: 'в сброс',
    priced: (n) => coins(n),
  },
  buy: {
    market: 'Рынок',
    toSpend: 'свободно',
    locked: (n) => `+${n} на тайлах`,
    from: (name) => `продаёт ${name}`,
    soldTo: (name) => `продан: ${name}`,
    soldToYou: 'куплен вами',
    yourStall: 'Вы продаёте',
    tooDear: 'дорого',
    offer: (tile, name, price) => `${tile} Продаёт ${name} за ${coinsTo(price)}.`,
    best: 'На лучшем месте:',
    thisRound: (parts) => `в этом раунде: ${parts}`,
    later: (parts) => `позже: ${parts}`,
    income: (by, only) =>
      only === null ? `Доход за раунд: ${by}.` : `Доход: ${by} один раз, в раунде ${only}.`,
    nowhere: 'Сейчас для него нет места на вашей территории.',
    nothing: 'Даже на лучшем месте пока ничего не даёт.',
    scroll: 'свитки',
    keep: (gold, name, price) => `У вас останется ${coins(gold)}, ${name} получит ${price}.`,
    keepLast: (gold, lost, name, price) =>
      `У вас останется ${coins(gold)} (в конце на ${plural(lost, { one: `${lost} очко`, few: `${lost} очка`, other: `${lost} очков` })} меньше), ${name} получит ${price}.`,
    missing: (n) => `Не хватает монет: ${n}.`,
    choose: 'Выберите тайл, чтобы увидеть, что он вам даст.',
    nothingLeft: 'Купить вам больше нечего.',
    allTooDear: 'Ни на один из оставшихся тайлов вам не хватает золота.',
    buyFor: (price) => `Купить за ${price}`,
    buy: 'Выберите тайл',
    pass: 'Пас',
    passNow: 'Ничего не покупать',
    passing: 'Пасуем за вас.',
    waitToPass: 'Подождать',
    passText: 'Ничего не покупать в этом раунде?',
    notYet: (name) => `Сейчас ходит ${name}`,
    youPassed: 'Вы спасовали.',
    waitBuy: 'Пока можно осмотреться.',
    undo: 'Отменить',
  },
  wait: {
    dock: 'Ожидание',
    watch: 'Вы наблюдаете.',
    watchText: 'Нажмите на игрока, чтобы увидеть его территорию.',
    setUp: 'Минутку: готовим стол.',
  },
  bag: {
    title: 'В мешке',
    text: (n) =>
      plural(n, {
        one: `Остался ${n} тайл.`,
        few: `Осталось ${n} тайла, порядок никому не известен.`,
        other: `Осталось ${n} тайлов, порядок никому не известен.`,
      }),
    hidden: 'Содержимое мешка за этим столом не показывается.',
  },
  rules: {
    lead: 'Стройте территорию вокруг замка. Побеждает тот, у кого после последнего раунда больше очков.',
    here: 'Цели этой игры',
  },
  refused: {
    price_too_low: 'Каждая цена — хотя бы 1 монета.',
    not_enough_gold: 'У вас нет столько золота.',
    wrong_tiles: 'Один тайл — в сброс, на два других нужна цена.',
    own_tile: 'Это ваш собственный тайл.',
    not_for_sale: 'Этот тайл больше не продаётся.',
    not_awaited: 'Сейчас не ваш ход.',
    not_this_phase: 'Раунд уже ушёл вперёд.',
    game_over: 'Игра окончена.',
  },
};
