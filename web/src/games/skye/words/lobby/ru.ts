import type { SkyeLobbyWords } from '.';

export const words: SkyeLobbyWords = {
  title: 'Остров Скай',
  authors: ['Андреас Пеликан', 'Александр Пфистер'],
  pitch: 'Назначайте цены, покупайте, стройте: побеждает лучший остров.',
  learn: 'Впервые здесь? Обучение за восемь минут',
  gallery: 'Все детали «Острова Скай»',
  daily: {
    title: 'Остров дня',
    text: 'Одинаковый мешок для всех, против двух ботов.',
  },
  round: (round) => `Раунд ${round}`,
  phases: {
    price: 'назначьте цены',
    buy: 'купите тайл или спасуйте',
    build: 'стройте',
  },
  options: {
    farm: {
      label: 'Рядом с фермой',
      values: { eight: '8 тайлов вокруг', four: '4 тайла по сторонам' },
    },
    castle_on_roads: {
      label: 'Замок тоже считается',
      hint: 'в цели о тайлах, соединённых дорогой с замком',
    },
    tie: {
      label: 'Ничью решает',
      values: { gold: 'всё золото', remainder: 'остаток золота' },
    },
    money: { label: 'Золото соперников', values: { hidden: 'скрыто', open: 'открыто' } },
    goals: {
      label: 'Выбрать четыре цели',
      hint: 'иначе их вытянет случай',
      slot: (slot) => `Цель ${slot}`,
      chosen: 'цели выбраны',
    },
  },
};
