import { pluralIn } from '../../../../i18n/plural';
import type { CatsLobbyWords } from '.';

const plural = pluralIn('ru');

export const words: CatsLobbyWords = {
  title: 'Остров кошек',
  authors: ['Фрэнк Уэст'],
  pitch: 'Набирайте карты, спасайте кошек, размещайте их на корабле.',
  learn: 'Впервые здесь? Обучение за десять минут',
  gallery: 'Все детали «Острова кошек»',
  family: {
    title: 'Быстрая семейная игра',
    text: 'Для детей: без рыбы и без карт в руке, только кошки.',
  },
  howClever: 'Насколько умна сестра',
  sister: 'Сестра',
  sisterName: 'Сестра',
  against: (level) => `Сестра, ${level}`,
  round: (day) => `День ${day}`,
  phases: {
    family_keep: 'выберите уроки',
    keep: 'наберите карты',
    pay: 'оплатите карты',
    public: 'выберите цвет',
    lay: 'выложите спасательные карты',
    rescue: 'спасите кошку',
    rare: 'редкие находки',
  },
  options: {
    mode: {
      label: 'Режим',
      values: { standard: 'обычный', family: 'семейный', solo: 'одиночный' },
      hints: {
        standard: 'Набирайте карты, платите рыбой, спасайте кошек. От 2 до 4 мест.',
        family: 'Быстро и просто, в том числе для детей: взять кошку и разместить. От 2 до 4 мест.',
        solo: 'Вы одни против сестры.',
      },
    },
    difficulty: {
      label: 'Сестра',
      values: {
        easy: 'лёгкая',
        medium: 'средняя',
        hard: 'трудная',
        very_hard: 'очень трудная',
        expert: 'для знатоков',
      },
      lessons: (basic, advanced) =>
        plural(basic, { one: `${basic} урок`, few: `${basic} урока`, other: `${basic} уроков` }) +
        (advanced > 0
          ? plural(advanced, { one: ` и ${advanced} сложный`, other: ` и ${advanced} сложных` })
          : ''),
    },
    column_lesson: { label: 'Дополнительный урок', hint: 'о колонках одного цвета' },
  },
  characters: {
    beginner: { name: 'Пип', text: 'Любопытный и беспечный. Обыграть его легко.' },
    easy: {
      name: 'Печенька',
      text: 'Для первых партий: укладывает кошек ровно, но забывает об уроках.',
    },
    normal: {
      name: 'Боцман',
      text: 'Заполняет каюты и помнит об уроках. Равный соперник, если вы знаете игру.',
    },
    hard: { name: 'Пират', text: 'Планирует весь день и не тратит рыбу зря.' },
    expert: { name: 'Клякса', text: 'Думает далеко вперёд. Победить её трудно.' },
  },
};
