/** Russian words for the log and the result of The Isle of Cats; names stay as they are, so the present tense. */
import { plain } from '../../../../i18n/numbers';
import { pluralIn } from '../../../../i18n/plural';
import type { CatsStoryWords } from './en';

const plural = pluralIn('ru');
const list = new Intl.ListFormat('ru');

const points = (n: number) =>
  plural(n, { one: `${plain(n)} очко`, few: `${plain(n)} очка`, other: `${plain(n)} очков` });
/** «с 21 очком», «с 86 очками» */
const withPoints = (n: number) =>
  plural(n, { one: `${plain(n)} очком`, other: `${plain(n)} очками` });
const cards = (n: number) =>
  plural(n, { one: `${n} карта`, few: `${n} карты`, other: `${n} карт` });
/** Сколько карт, в винительном падеже. */
const takeCards = (n: number) =>
  plural(n, { one: `${n} карту`, few: `${n} карты`, other: `${n} карт` });
/** То же, если карты уже названы: меняется только «1 карта». */
const taken = (cardsInWords: string) => cardsInWords.replace(/^1 карта$/u, takeCards(1));
const cats = (n: number) =>
  plural(n, { one: `${n} кошка`, few: `${n} кошки`, other: `${n} кошек` });
const fish = (n: number) => plural(n, { one: `${n} рыбу`, few: `${n} рыбы`, other: `${n} рыб` });

export const words: CatsStoryWords = {
  byLesson: 'По урокам',
  terms: {
    round: (n) => `День ${n}`,
    beforeRounds: 'До первого дня',
    scoring: () => 'Разобрать подсчёт очков',
    scored: () => 'Финальный подсчёт очков',
    onward: (n) => `Дальше: день ${n}`,
    board: (name) => `Корабль: ${name}`,
    boardWith: (name, n) => `Корабль: ${name}, ${points(n)}`,
    oneBoard: 'Корабль',
    boards: (seats) => (seats === 1 ? 'Корабль' : 'Корабли'),
    whose: 'Чей корабль',
    keys: 'Стрелки: на ход; Page Up и Page Down: на день; пробел: показывать',
    automaWins: (n) => `Сестра победила с ${withPoints(n)}`,
  },
  secrets: {
    colours: 'со скрытыми цветами',
    sister:
      'Здесь все цвета сестры считаются с самого начала. В игре каждый считается, когда открыт.',
    lessons: 'Здесь считаются и тайные уроки всех игроков. В игре видны только свои.',
  },
  piles: {
    pack: 'Драфт',
    choice: 'Выбор уроков',
    kept: 'Оставлено',
    drawn: 'Взято',
    hand: 'Рука',
    laid: 'Выложено',
    lessons: 'Уроки',
  },
  tie: {
    fish: (most, fewer) =>
      `Очков поровну, решает рыба: ${most} против ${list.format(fewer.map(String))}.`,
    rooms: (most, fewer) =>
      `Очков поровну, решают заполненные каюты: ${most} против ${list.format(fewer.map(String))}.`,
    sister: 'Очков поровну: при ничьей побеждает сестра.',
  },
  fish: 'Рыба',
  sister: 'Сестра',
  topics: {
    rats: 'Крысы',
    rooms: 'Незаполнен\u00adные каюты',
    families: 'Семейства',
    rare: 'Редкие сокровища',
    lessons: 'Личные уроки',
    public: 'Общие уроки',
    sister: 'Её цвета',
    sister_lessons: 'Её уроки',
  },
  phases: {
    boats: 'раздача кораблей',
    first: 'выбор первого игрока',
    oshax_row: 'ряд ошаксов',
    colour_row: 'цвета сестры',
    sister_lessons: 'уроки сестры',
    family_deal: 'раздача уроков',
    family_keep: 'выбор уроков',
    fields: 'кошки выходят на поля',
    deal: 'раздача карт',
    keep: 'драфт',
    pay: 'оплата карт',
    pause: 'пауза перед уроками',
    public: 'уроки',
    lay: 'спасательные карты',
    sister_row: 'карты сестры',
    rescue: 'спасение кошек',
    rare: 'редкие находки',
    day_end: 'конец дня',
    over: 'конец игры',
  },
  all: (items) => list.format(items),
  title: (title) => `«${title}»`,
  cards,
  cat: {
    blue: 'синяя кошка',
    green: 'зелёная кошка',
    red: 'красная кошка',
    purple: 'фиолетовая кошка',
    orange: 'оранжевая кошка',
  },
  rescued: {
    blue: 'синюю кошку',
    green: 'зелёную кошку',
    red: 'красную кошку',
    purple: 'фиолетовую кошку',
    orange: 'оранжевую кошку',
  },
  colours: {
    blue: 'синий',
    green: 'зелёный',
    red: 'красный',
    purple: 'фиолетовый',
    orange: 'оранжевый',
  },
  catsOf: {
    blue: (n) =>
      plural(n, { one: `${n} синяя кошка`, few: `${n} синие кошки`, other: `${n} синих кошек` }),
    green: (n) =>
      plural(n, {
        one: `${n} зелёная кошка`,
        few: `${n} зелёные кошки`,
        other: `${n} зелёных кошек`,
      }),
    red: (n) =>
      plural(n, {
        one: `${n} красная кошка`,
        few: `${n} красные кошки`,
        other: `${n} красных кошек`,
      }),
    purple: (n) =>
      plural(n, {
        one: `${n} фиолетовая кошка`,
        few: `${n} фиолетовые кошки`,
        other: `${n} фиолетовых кошек`,
      }),
    orange: (n) =>
      plural(n, {
        one: `${n} оранжевая кошка`,
        few: `${n} оранжевые кошки`,
        other: `${n} оранжевых кошек`,
      }),
  },
  mapColours: {
    blue: 'синюю',
    green: 'зелёную',
    red: 'красную',
    purple: 'фиолетовую',
    orange: 'оранжевую',
  },
  forColours: {
    blue: 'синих',
    green: 'зелёных',
    red: 'красных',
    purple: 'фиолетовых',
    orange: 'оранжевых',
  },
  oshax: 'ошакс',
  /** Short names of treasures. */
  treasures: {
    c1: 'сундук',
    c2: 'кошель',
    c3i: 'ящик',
    c3l: 'ваза',
    r_i: 'меч',
    r_o: 'корона',
    r_t: 'ожерелье',
    r_s: 'браслет',
    r_l: 'ключ',
  },
  baskets: {
    permanent: 'надёжная корзина',
    card: 'обычная корзина',
    broken: 'две сломанные корзины',
  },
  events: {
    setup: (order) => `Корабли готовы. Порядок хода: ${order}.`,
    lessons: (titles) => `Уроки сестры: ${titles}.`,
    day: (day, order) =>
      order ? `Начинается день ${day}. Порядок хода: ${order}.` : `Начинается день ${day}.`,
    fields: (left, right) => `Левое поле: ${left}. Правое поле: ${right}.`,
    rareFound: (found) => `Редкие сокровища: ${found}.`,
    fish: (name, gain, all) =>
      `${name} ${name.form('ловит', 'ловите')} ${fish(gain)}, всего ${all}.`,
    fishes: (parts) => `Рыба после рыбалки: ${parts}.`,
    deal: (name, n) => `${name} ${name.form('получает', 'получаете')} ${takeCards(n)}.`,
    deals: (n) =>
      `Все получают по ${plural(n, { one: `${n} карте`, few: `${n} карты`, other: `${n} карт` })}.`,
    keep: (name, kept) => `${name} ${name.form('оставляет', 'оставляете')}: ${kept}.`,
    sealed: (name) => name.form(`${name}: выбор сделан.`, 'Вы сделали выбор.'),
    laid: (name, n) =>
      n > 0
        ? `${name} ${name.form('выкладывает', 'выкладываете')} ${takeCards(n)} рубашкой вверх.`
        : `${name} не ${name.form('показывает', 'показываете')} спасательных карт.`,
    pay: (name, cost, bought, left) =>
      `${name} ${name.form('платит', 'платите')} ${fish(cost)} за ${taken(bought)}. Осталось рыб: ${left}.`,
    paysFor: (name, bought) => `${name} ${name.form('платит', 'платите')} за ${taken(bought)}.`,
    payNothing: (name) => `${name} не ${name.form('оплачивает', 'оплачиваете')} ни одной карты.`,
    publicLesson: (name, title) =>
      `${name} ${name.form('выкладывает', 'выкладываете')} общий урок: ${title}.`,
    lesson: (name, titles) => `${name} ${name.form('выкладывает', 'выкладываете')}: ${titles}.`,
    lessonHidden: (name, n) =>
      plural(n, {
        one: `${name} ${name.form('выкладывает', 'выкладываете')} ${n} личный урок.`,
        few: `${name} ${name.form('выкладывает', 'выкладываете')} ${n} личных урока.`,
        other: `${name} ${name.form('выкладывает', 'выкладываете')} ${n} личных уроков.`,
      }),
    lay: (name, shown) => `${name} ${name.form('показывает', 'показываете')}: ${shown}.`,
    layNothing: (name) =>
      `${name} не ${name.form('выкладывает', 'выкладываете')} спасательных карт.`,
    sisterRow: (n, speed) => `У сестры сегодня ${cards(n)}, скорость ${speed}.`,
    order: (order) => `Порядок хода по скорости: ${order}.`,
    speed: (name, speed) => `${name.within} (${speed})`,
    rescue: (name, cat, paid, basket) =>
      `${name} ${name.form('спасает', 'спасаете')} ${cat}: ${fish(paid)}, ${basket}.`,
    rescueFree: (name, cat) => `${name} ${name.form('спасает', 'спасаете')} ${cat}.`,
    take: (name, cat) => `${name} ${name.form('берёт', 'берёте')} ${cat} на борт...`,
    sister: (parts) => `Сестра ${parts.join('; затем ')}.`,
    // After a colon names stay as they are.
    sisterCats: () => 'cat',
    sisterTakes: (tiles) => `забирает: ${tiles}`,
    sisterSwaps: (one, other) => `меняет местами: ${one} и ${other}`,
    sisterNothing: 'остаётся ни с чем',
    map: (name, colour, treasure) =>
      `${name} ${name.form('накрывает', 'накрываете')} ${colour} карту сокровищ и ${name.form('находит', 'находите')}: ${treasure}.`,
    mapNothing: (name, colour) =>
      `${name} ${name.form('накрывает', 'накрываете')} ${colour} карту сокровищ и не ${name.form('берёт', 'берёте')} сокровища.`,
    passRescue: (name) => `${name} сегодня больше не ${name.form('спасает', 'спасаете')} кошек.`,
    passRare: (name) => `${name} больше не ${name.form('играет', 'играете')} редких находок.`,
    pass: (name) => `${name} ${name.form('пасует', 'пасуете')}.`,
    unused: (name, n) =>
      plural(n, {
        one: `${name.form(`${name}:`, 'У вас')} сброшена ${n} неиспользованная спасательная карта.`,
        few: `${name.form(`${name}:`, 'У вас')} сброшены ${n} неиспользованные спасательные карты.`,
        other: `${name.form(`${name}:`, 'У вас')} сброшено ${n} неиспользованных спасательных карт.`,
      }),
    oshax: (name, colour) =>
      `${name} ${name.form('зовёт', 'зовёте')} на борт ошакса, его цвет теперь ${colour}.`,
    treasure: (name, tiles) =>
      `${name} ${name.form('размещает', 'размещаете')} сокровища: ${tiles}.`,
    playCard: (name, title) => `${name} ${name.form('разыгрывает', 'разыгрываете')} ${title}.`,
    anytime: (name, title, what) =>
      what
        ? `${name} ${name.form('разыгрывает', 'разыгрываете')} ${title}: ${what}.`
        : `${name} ${name.form('разыгрывает', 'разыгрываете')} ${title}.`,
    gains: (gain, all) => `плюс ${fish(gain)}, всего ${all}`,
    gainsFor: (colour, gain, all) => `плюс ${fish(gain)} за ${colour}, всего ${all}`,
    buys: (kept, cost) => `${kept} за ${fish(cost)}`,
    buysNothing: 'карты не оставлены',
    herds: (n) =>
      plural(n, {
        one: `${n} кошка меняет поле`,
        few: `${n} кошки меняют поле`,
        other: `${n} кошек меняет поле`,
      }),
    arrives: (tiles) => `из мешка: ${tiles}`,
    boards: (tile) => `на борту ${tile}`,
    fitsNowhere: (tile) => `${tile}: места нет, тайл выходит из игры`,
    givesLessons: (n) =>
      plural(n, {
        one: `${n} урок за надёжную корзину`,
        few: `${n} урока за надёжную корзину`,
        other: `${n} уроков за надёжную корзину`,
      }),
    givesTreasures: (tiles) => `надёжная корзина в обмен на сокровища: ${tiles}`,
    names: (name, colour) => `${name} ${name.form('выбирает', 'выбираете')} цвет: ${colour}.`,
    sends: (name, field) =>
      `${name} ${name.form('отправляет', 'отправляете')} кошку на ${field} поле.`,
    fieldNames: { left: 'левое', right: 'правое' },
    places: (name, what) =>
      `${name} ${name.form('размещает', 'размещаете')} ${what === 'oshax' ? 'ошакса' : 'сокровище'}.`,
    done: (name) => `${name} больше ничего не ${name.form('берёт', 'берёте')}.`,
    watches: (name, on) =>
      on
        ? `${name} ${name.form('просит', 'просите')} паузу перед ходом соперника.`
        : `${name} больше не ${name.form('просит', 'просите')} паузу.`,
    sisterColour: (colour) => `Сестра открывает цвет: ${colour}.`,
    dayEnd: (n) =>
      n > 0
        ? plural(n, {
            one: `День окончен; на острове остаётся ${n} кошка.`,
            few: `День окончен; на острове остаются ${n} кошки.`,
            other: `День окончен; на острове остаётся ${n} кошек.`,
          })
        : 'День окончен; всем кошкам с полей нашлось место.',
    final: (name, total, parts) => `${name}: ${points(total)} (${parts}).`,
    finalPart: (what, n) => `${what} ${plain(n)}`,
    end: (names, winners) =>
      names.length > 1
        ? `${list.format(names)} ${winners.some(({ isYou }) => isYou) ? 'делите' : 'делят'} победу.`
        : `${winners[0]} ${winners[0].form('побеждает', 'побеждаете')}.`,
    sisterWins: 'Побеждает сестра.',
  },
  why: {
    rat: 'видимая крыса',
    room: (room, n) =>
      plural(n, {
        one: `${room}: открыта ${n} клетка`,
        few: `${room}: открыты ${n} клетки`,
        other: `${room}: открыто ${n} клеток`,
      }),
    family: (members) => `семейство: ${members}`,
    rare: 'редкое сокровище',
    lesson: (title, count) => `${title}: ${count}`,
    worth: (title, n, count) =>
      count ? `${title}: ${points(n)} (${count})` : `${title}: ${points(n)}`,
    familyWorth: (members, n) => `семейство: ${members}, ${points(n)}`,
    of: (n, wanted) => `${n} из ${wanted}`,
    enough: (n, wanted) => `${n}, нужно ${wanted}`,
    enoughFish: (n, wanted) => `рыбы: ${n}, нужно ${wanted}`,
    over: (n, wanted) => `${n}, а нужно ровно ${wanted}`,
    bigger: (size, name) =>
      `у соперника${name ? ` (${name})` : ''} семейство больше: ${cats(size)}`,
    left: (n) => (n === 0 ? 'всё закрыто' : `осталось закрыть: ${n}`),
    counted: (n) => `засчитано: ${n}`,
    place: (n) => `место в порядке хода: ${n}`,
    each: (members, each) => `${members}, по ${points(each)}`,
  },
  history: {
    title: 'Ваши игры против сестры',
    won: 'победа',
    lost: 'поражение',
    wins: (won, of) => `побед: ${won} из ${of}`,
    best: (n) => `рекорд: ${plain(n)}`,
    score: (own, hers) => `${own} : ${hers}`,
    now: 'эта игра',
    more: 'Прежние игры',
    failed: 'Прежние игры не загрузились.',
    difficulty: {
      easy: 'лёгкий',
      medium: 'средний',
      hard: 'сложный',
      very_hard: 'очень сложный',
      expert: 'эксперт',
    },
    next: (level) => `Следующий уровень: ${level}`,
  },
  panel: {
    title: 'Ваша сестра',
    score: (n) => `сейчас ${points(n)}`,
    colours: 'Её цвета',
    colour: (each, colour) => `${colour}: по ${points(each)} за кошку`,
    hidden: (each, day) => `по ${points(each)}, откроется в день ${day}`,
    day: (n) => `день ${n}`,
    lessons: 'Её уроки',
    coloursRule:
      'Каждая ваша кошка приносит сестре очки своего цвета. «?» — цвет, который она откроет в этот день.',
    rule: 'Она получает очки за то, что лежит на вашем корабле. Наберите больше; ничья в её пользу.',
    row: 'Её ряд сегодня',
    fishChange:
      'Её очки за вашу рыбу изменятся: до конца игры вы ещё будете ловить и тратить рыбу.',
    rowEmpty: 'Её карты появятся, когда вы выложите свои.',
    rowDone: 'Она сыграла все карты этого дня.',
    takes: (parts) => `Открытая карта: ${parts}.`,
    follows: (n) =>
      plural(n, {
        one: `Затем ещё ${n} карта, закрытая.`,
        few: `Затем ещё ${n} карты, закрытые.`,
        other: `Затем ещё ${n} карт, закрытых.`,
      }),
    unseen: (n) =>
      plural(n, {
        one: `${n} закрытая карта: она откроет её в свой ход.`,
        few: `${n} закрытые карты: она открывает по одной в свой ход.`,
        other: `${n} закрытых карт: она открывает по одной в свой ход.`,
      }),
    speed: (n) => `Её скорость сегодня: ${n}`,
    acted: 'Она сыграла карту',
    newColour: (day, colour, points) =>
      `День ${day}. Новый цвет сестры: ${colour} (${points} за кошку).`,
    youFirst: (mine, hers) =>
      mine === hers
        ? `Первый ход за вами: скорость одинаковая (${mine}).`
        : `Первый ход за вами: скорость ${mine} против ${hers}.`,
    sheFirst: (hers, mine) =>
      mine === hers
        ? `Первый ход за сестрой: скорость одинаковая (${mine}).`
        : `Первый ход за сестрой: скорость ${hers} против вашей ${mine}.`,
    seventh: (card) => `Ваша седьмая карта, наугад: ${card}.`,
    open: 'Показать всё о сестре',
    cats,
    faceDown: 'Карта сестры рубашкой вверх',
  },
};
