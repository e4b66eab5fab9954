/** Russian, with the terms of the printed rulebooks. */
import { credits } from './credits';
import { pluralIn } from './plural';
import type { Words } from './words.svelte';

const plural = pluralIn('ru');
const list = new Intl.ListFormat('ru');
const quoted = (title: string): string => `«${title}»`;

export const ru: Words = {
  common: {
    skerry: 'Skerry',
    close: 'Закрыть',
    cancel: 'Отмена',
    less: 'Меньше',
    more: 'Больше',
    on: 'Вкл.',
    off: 'Выкл.',
    loading: 'Минутку...',
    tiles: (n) => plural(n, { one: `${n} тайл`, few: `${n} тайла`, other: `${n} тайлов` }),
  },
  bots: {
    beginner: 'Новичок',
    easy: 'Лёгкий',
    normal: 'Средний',
    hard: 'Сложный',
    expert: 'Эксперт',
    random: 'Случайный',
    greedy: 'Жадный',
  },
  nav: {
    skip: 'К содержанию',
    main: 'Страницы',
    games: 'Игры',
    play: 'Играть',
    learn: 'Обучение',
    replays: 'Записи игр',
    gallery: 'Галерея',
    settings: 'Настройки',
    about: 'О проекте',
    toDay: 'Включить день',
    toNight: 'Включить ночь',
    language: 'Язык',
  },
  lost: {
    title: 'За краем карты',
    text: (path) => `По адресу ${path} ничего нет. Море велико.`,
    home: 'Вернуться в гавань',
  },
  failed: {
    title: 'Страница не дошла',
    text: 'Проверьте связь и попробуйте ещё раз. Ничего не потеряно.',
    again: 'Ещё раз',
  },
  update: {
    text: 'Вышла новая версия страницы.',
    load: 'Загрузить',
  },
  settings: {
    title: 'Настройки',
    kept: 'Хранятся в этом браузере.',
    look: 'Вид',
    theme: 'Оформление',
    themes: { system: 'Как в системе', day: 'День', night: 'Ночь' },
    language: 'Язык',
    languageSystem: (name) => `Как в браузере (${name})`,
    scale: 'Размер текста',
    scales: { 90: 'Мелкий', 100: 'Обычный', 115: 'Крупный', 130: 'Очень крупный' },
    aids: 'Помощь с цветами',
    aidsHint: 'Светлые пастбища, тёмная вода и заметные узоры, если цвета трудно различать',
    preview: 'Так это выглядит',
    play: 'Игра',
    motion: 'Движение',
    motions: { system: 'Как в системе', full: 'Полное', none: 'Без него' },
    motionHint: 'Летящие тайлы и растущие счётчики очков',
    sounds: 'Звуки',
    soundsHint: 'Короткие: когда ваш ход и когда что-то куплено',
    confirm: 'Подтверждать ходы',
    confirmHint: 'Переспрашивать, прежде чем отправить ход',
    reader: 'Режим экранного диктора',
    readerHint: 'Стол словами: названные клетки, рассказ о каждом событии, ходы текстом через /',
    reset: 'Вернуть исходные',
    resetDone: 'Исходные настройки восстановлены.',
  },
  about: {
    title: 'О Skerry',
    why: 'Он работает на вашем компьютере или на вашем сервере, хранит запись каждой игры и показывает, за что получено каждое очко.',
    noticeTitle: 'Независимый проект',
    notice: 'Skerry не связан с издателями и авторами игр, не спонсируется и не одобрен ими.',
    art: 'Все картинки рисует наш собственный код, а правила рассказаны нашими словами. Здесь нет ни рисунков, ни текстов издателей.',
    licences: 'Лицензии',
    code: 'Программа свободная, по лицензии MIT.',
    fonts:
      'Шрифты — Alegreya и Alegreya Sans, автор Juan Pablo del Peral, Huerta Tipográfica, по лицензии SIL Open Font License 1.1.',
    fontsLicence: 'Текст лицензии шрифтов',
    privacy: 'Приватность',
    privacyText:
      'Ни рекламы, ни слежки, ничего с чужих серверов. Настройки остаются в этом браузере; сервер хранит ваше имя и сыгранные игры.',
    gallery: 'Посмотреть все детали',
    lead: (games) =>
      `Skerry переносит современные настольные игры в браузер, для людей и ботов${games.length ? `: ${list.format(games.map(quoted))}` : ''}.`,
    authors: (games) =>
      `${credits(games, ', ', ([title, authors], i) => `${quoted(title)} ${i ? '—' : authors.length > 1 ? 'придумали' : 'придумал'} ${list.format(authors)}`)}Если игра вам нравится, купите её: стол, за которым собрались друзья, трудно превзойти.`,
  },
  gallery: {
    lead: 'Каждую деталь рисует код по тем же данным, которые читают правила.',
    which: 'Игра',
  },
  seat: {
    you: (name) => `${name} (вы)`,
  },
  clans: {
    blue: 'Синий, волна',
    white: 'Белый, чайка',
    yellow: 'Жёлтый, солнце',
    red: 'Красный, олень',
    green: 'Зелёный, чертополох',
  },
};
