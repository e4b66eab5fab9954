import { pluralIn } from '../../../../i18n/plural';
import type { CatsLobbyWords } from '.';

const plural = pluralIn('ru');

export const words: CatsLobbyWords = {
  title: 'Остров кошек',
  authors: ['Фрэнк Уэст'],
  pitch: 'Выбирайте карты, спасайте кошек, размещайте их на корабле.',
  learn: 'Впервые здесь? Обучение за десять минут',
  gallery: 'Все компоненты «Острова кошек»',
  family: {
    title: 'Быстрая семейная игра',
    text: 'Подходит и детям: без рыбы и драфта, только кошки.',
  },
  howClever: 'Уровень сестры',
  sister: 'Сестра',
  sisterName: 'Сестра',
  alone: (lessons) => `Вы против сестры; у неё ${lessons}.`,
  against: (level) => `Сестра, уровень «${level}»`,
  botPlayed: {
    one: (n) => `бот играл в ${n}-й день`,
    span: (a, b) => `бот играл с ${a}-го по ${b}-й день`,
    some: (all) => `бот играл в дни ${all}`,
  },
  round: (day) => `День ${day}`,
  phases: {
    family_keep: 'выберите уроки',
    keep: 'драфт карт',
    pay: 'оплатите карты',
    public: 'выберите цвет',
    lay: 'выложите спасательные карты',
    rescue: 'спасите кошку',
    rare: 'редкие находки',
  },
  options: {
    mode: {
      label: 'Режим',
      values: { standard: 'обычный', family: 'семейный', solo: 'соло' },
      hints: {
        standard: 'Драфт карт, оплата рыбой, спасение кошек. От 2 до 4 игроков.',
        family: 'Быстро и просто, подходит и детям: берите кошку и размещайте. От 2 до 4 игроков.',
        solo: 'Вы против сестры.',
      },
    },
    difficulty: {
      label: 'Сестра',
      values: {
        easy: 'лёгкий',
        medium: 'средний',
        hard: 'сложный',
        very_hard: 'очень сложный',
        expert: 'эксперт',
      },
      lessons: (basic, advanced) =>
        plural(basic, { one: `${basic} урок`, few: `${basic} урока`, other: `${basic} уроков` }) +
        (advanced > 0
          ? plural(advanced, { one: ` и ${advanced} сложный`, other: ` и ${advanced} сложных` })
          : ''),
    },
    column_lesson: { label: 'Дополнительный урок', hint: 'о колонках одного цвета' },
  },
  namesakes: ['Перчик', 'Шпрота', 'Тельняшка', 'Якорь'],
  characters: {
    beginner: { name: 'Пип', text: 'Любопытный и беспечный. Обыграть его легко.' },
    easy: {
      name: 'Печенька',
      text: 'Для первых игр: укладывает кошек ровно, но часто упускает лучших.',
    },
    normal: {
      name: 'Боцман',
      text: 'Заполняет каюты и помнит об уроках. Равный соперник, если вы знаете игру.',
    },
    hard: { name: 'Пират', text: 'Знает цену каждой кошке и редко ошибается.' },
    expert: { name: 'Клякса', text: 'Думает далеко вперёд. Победить её трудно.' },
  },
};
