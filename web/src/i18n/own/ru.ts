/** Russian words of the page with your games. */
import { pluralIn } from '../plural';
import type { OwnWords } from './en';

const plural = pluralIn('ru');
const and = new Intl.ListFormat('ru', { type: 'conjunction' });
const games = (n: number): string =>
  plural(n, { one: `${n} игра`, few: `${n} игры`, other: `${n} игр` });
const days = (n: number): string =>
  plural(n, { one: `${n} день`, few: `${n} дня`, other: `${n} дней` });

export const words: OwnWords = {
  title: 'Мои игры',
  running: 'Текущие игры',
  noneRunning: 'Сейчас нет начатых игр',
  noneRunningText: 'Начатые игры ждут вас здесь.',
  finished: 'Сыгранные игры',
  noneFinished: 'Пока нет сыгранных игр',
  noneFinishedText: 'Доиграйте игру до конца: здесь появятся ваше место, очки и запись.',
  older: 'Более ранние игры',
  failed: 'Не удалось загрузить ваши игры.',
  again: 'Повторить',
  result: 'Итог',
  deleted: 'Уже удалена с сервера',
  place: (place, seats) => `${place}-е место из ${seats}`,
  won: 'Победа',
  lost: 'Поражение',
  points: (n) =>
    plural(Number(n), {
      one: `${n} очко`,
      few: `${n} очка`,
      many: `${n} очков`,
      other: `${n} очка`,
    }),
  minutes: (n) => `${n} мин`,
  hours: (h, min) => (min ? `${h} ч ${min} мин` : `${h} ч`),
  against: (names) => `соперники: ${and.format(names)}`,
  opponent: (name, level) => `${name} (${level.toLocaleLowerCase('ru')})`,
  mode: (name) => `${name} режим`,
  botPlayed: 'часть игры сыграл бот',
  notCounted: (told) => `не в зачёт: ${told}`,
  statistics: {
    title: 'Статистика',
    none: 'Статистика появится после первой игры, которую вы сами доиграете до конца.',
    game: 'Игра',
    games,
    gamesLabel: 'Игры',
    wins: 'Победы',
    best: 'Рекорд',
    mean: 'В среднем',
    streak: 'Серия игр дня',
    days,
    longest: (n) => `самая длинная: ${days(n)}`,
    places: 'Места',
    placeOf: (place, n) => `${place}-е: ${n}`,
    curve: 'Очки в последних играх',
    curveLabel: (n, first, last) =>
      `Очки в последних играх (${n}): от ${first} до ${last}; кружком отмечены победы.`,
    ring: 'Кружком отмечены победы.',
    byMode: 'По режимам',
    bySeats: 'По числу игроков',
    byLevel: 'По соперникам',
    seats: (n) => plural(n, { one: `${n} игрок`, few: `${n} игрока`, other: `${n} игроков` }),
    people: 'Люди',
    mixed: 'Боты разного уровня',
    row: (mean, best, n) => `в среднем ${mean}, рекорд ${best}, ${games(n)}`,
    key: 'Полоса — среднее, черта — рекорд.',
    less: 'Свернуть',
    all: (n) => `Показать все (${n})`,
    newest: (n) => `Учтено последних игр: ${n}.`,
    left: 'Игры, которые частично сыграл бот, не учитываются.',
  },
};
