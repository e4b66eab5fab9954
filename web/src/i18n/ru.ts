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
    loading: 'Загрузка...',
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
    skip: 'Перейти к содержимому',
    main: 'Главное меню',
    games: 'Игры',
    play: 'Главная',
    learn: 'Обучение',
    own: 'Мои игры',
    replays: 'Записи игр',
    gallery: 'Галерея',
    settings: 'Настройки',
    about: 'О проекте',
    toDay: 'Дневная тема',
    toNight: 'Ночная тема',
    language: 'Язык',
  },
  lost: {
    title: 'Страница не найдена',
    text: (path) => `По адресу ${path} ничего нет.`,
    home: 'На главную',
  },
  failed: {
    title: 'Страница не загрузилась',
    text: 'Проверьте соединение и попробуйте ещё раз.',
    again: 'Повторить',
    soon: 'Когда связь появится, страница попробует ещё раз сама.',
  },
  update: {
    text: 'Доступна новая версия.',
    load: 'Обновить',
  },
  settings: {
    title: 'Настройки',
    toTable: 'Вернуться к столу',
    kept: 'Хранятся в этом браузере.',
    look: 'Внешний вид',
    theme: 'Тема',
    themes: { system: 'Как в системе', day: 'Дневная', night: 'Ночная' },
    language: 'Язык',
    languageSystem: (name) => `Как в браузере (${name})`,
    scale: 'Размер текста',
    scales: { 90: 'Мелкий', 100: 'Обычный', 115: 'Крупный', 130: 'Очень крупный' },
    aids: 'Для дальтоников',
    aidsHint: 'Более светлые пастбища, более тёмная вода и заметные узоры',
    preview: 'Предпросмотр',
    play: 'Игра',
    motion: 'Анимация',
    motions: { system: 'Как в системе', full: 'Вкл.', none: 'Выкл.' },
    motionHint: 'Летящие тайлы и растущие счётчики очков',
    pace: 'Скорость чужих ходов',
    paces: { slow: 'Медленно', normal: 'Обычно', instant: 'Мгновенно' },
    paceHint: 'Ходы показываются по одному. Коснитесь экрана или нажмите пробел, чтобы пропустить.',
    sounds: 'Звуки',
    soundsHint: 'Короткие сигналы: ваш ход, покупка и другие события',
    confirm: 'Подтверждать ходы',
    confirmHint: 'Переспрашивать, прежде чем отправить ход',
    passes: 'Пасовать автоматически',
    passesHint: 'Если ходить нельзя, страница спасует за вас через мгновение',
    reader: 'Режим для программ чтения с экрана',
    readerHint:
      'Стол в виде текста: клетки с названиями, все события читаются вслух, ходы вводятся через /',
    reset: 'Сбросить настройки',
    resetDone: 'Настройки сброшены.',
  },
  about: {
    title: 'О Skerry',
    why: 'Он работает на вашем компьютере или на вашем сервере, хранит запись каждой игры и показывает, за что получено каждое очко.',
    noticeTitle: 'Независимый проект',
    notice: 'Skerry не связан с издателями и авторами игр, не спонсируется и не одобрен ими.',
    art: 'Все картинки рисует наш собственный код, а правила рассказаны нашими словами. Здесь нет ни рисунков, ни текстов издателей.',
    licences: 'Лицензии',
    code: 'Это свободная программа под лицензией MIT.',
    fonts:
      'Шрифты — Alegreya и Alegreya Sans, автор Juan Pablo del Peral, Huerta Tipográfica, под лицензией SIL Open Font License 1.1.',
    fontsLicence: 'Лицензия на шрифты',
    privacy: 'Конфиденциальность',
    privacyText:
      'Ни рекламы, ни слежки, ничего с чужих серверов. Настройки остаются в этом браузере; сервер хранит ваше имя и сыгранные игры.',
    gallery: 'Все компоненты',
    lead: (games) =>
      `Skerry переносит современные настольные игры в браузер, для людей и ботов${games.length ? `: ${list.format(games.map(quoted))}` : ''}.`,
    authors: (games) =>
      `${credits(games, ', ', ([title, authors], i) => `${quoted(title)} ${i ? '—' : authors.length > 1 ? 'придумали' : 'придумал'} ${list.format(authors)}`)}Если игра вам нравится, купите её: нет ничего лучше игры с друзьями за настоящим столом.`,
  },
  gallery: {
    lead: 'Все картинки рисует сама программа, по тем же данным, что и правила.',
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
