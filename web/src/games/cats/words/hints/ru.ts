/** Hints in The Isle of Cats, in Russian. */
import { pluralIn } from '../../../../i18n/plural';
import type { CatsHintWords } from '.';

const plural = pluralIn('ru');

export const words: CatsHintWords = {
  keep: (cards) => `Оставьте: ${cards}`,
  pay: (n) => plural(n, { one: 'Оплатите отмеченную карту', other: 'Оплатите отмеченные карты' }),
  payNothing: 'Не оплачивайте ни одной карты',
  lay: (cards) => `Выложите: ${cards}`,
  layNothing: 'Не выкладывайте спасательных карт',
  rescue: (cat) => `Спасите: ${cat}`,
  place: 'Положите, как показано',
  play: (card) => `Сыграйте ${card}`,
  colour: (colour) => `Выберите цвет: ${colour}`,
  left: 'Отправьте на левое поле',
  right: 'Отправьте на правое поле',
  pass: 'Спасуйте',
  noTreasure: 'Не берите сокровище',
  done: 'На этом остановитесь',
  gain: (gain, what) => `${gain} за ${what}`,
  good: {
    family: 'семейства кошек',
    room: 'заполнение кают',
    rats: 'закрытых крыс',
    tidy: 'плотную укладку без пустот',
    map: 'карту сокровищ и её сокровище',
    lesson: 'уроки',
    rare: 'редкие сокровища',
    sister: 'потери сестры',
    fish: 'рыбу, которая останется',
    plan: 'план на день',
  },
  bad: {
    family: 'семейства кошек',
    room: 'каюты, которые труднее заполнить',
    rats: 'оставшихся крыс',
    tidy: 'пустоты, которые останутся',
    map: 'потерянную карту сокровищ',
    lesson: 'уроки, которые труднее выполнить',
    rare: 'редкие сокровища',
    sister: 'очки сестры',
    fish: 'потраченную рыбу',
    plan: 'план на день',
  },
  lesson: (gain, titles) => `${gain} за урок: ${titles}`,
  plan: 'Подходит к вашим картам, корзинам и рыбе на этот день',
  future: 'Так остаток игры складывается лучше всего',
  best: 'Из всех вариантов этот полезнее всего для корабля',
  cost: (fish) => `Вместе они стоят рыбы: ${fish}`,
  fishLeft: (fish) => `У вас останется рыбы: ${fish}`,
  carries: (cats) =>
    plural(cats, {
      one: `Корзин хватит на ${cats} кошку`,
      few: `Корзин хватит на ${cats} кошки`,
      other: `Корзин хватит на ${cats} кошек`,
    }),
};
