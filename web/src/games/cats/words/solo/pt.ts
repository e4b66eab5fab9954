/** Português: o que a mesa diz de outro modo na partida solo, em que a irmã é a única rival. */
import type { CatsSoloWords } from '.';

export const words: CatsSoloWords = {
  status: {
    keepWatch: 'As cartas estão sendo escolhidas',
    payWatch: 'As cartas estão sendo pagas',
    waitPay: () => 'As cartas estão pagas',
    namingDetail: 'Ela dá a você metade dos pontos.',
    thenReveal: 'Depois sua irmã revela as cartas dela, e o mais veloz começa',
  },
  publicLesson: [
    'pública: meios pontos',
    'lição pública: metade dos pontos, arredondada para cima',
  ],
  anytime: {
    lead: 'Dá para jogá-las em qualquer pausa, mesmo antes da vez da sua irmã.',
    others: 'antes da vez da minha irmã',
  },
  gone: 'Já jogadas',
  explain: {
    anytime:
      'Depois de paga, jogue-a em qualquer pausa, mesmo antes da vez da sua irmã. Depois ela é descartada. Após o último dia não vale nada.',
    public_lesson: 'É baixada virada para cima no dia em que você a paga e pontua no fim.',
  },
};
