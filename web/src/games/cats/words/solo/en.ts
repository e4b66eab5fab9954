/** English: what a table says differently in a solo game, where the sister is the only rival. */

export const words = {
  status: {
    keepWatch: 'Cards are being drafted',
    payWatch: 'Cards are being paid for',
    waitPay: () => 'The cards are paid for',
    namingDetail: 'It gives you half its points.',
    thenReveal: 'Then your sister reveals her cards, and the faster of you starts',
  },
  /** a public lesson: in short for narrow cards, and in full */
  publicLesson: ['public: half points', 'public lesson: half its points, rounded up'] as readonly [
    string,
    string,
  ],
  /** after what a public lesson gives now */
  anytime: {
    lead: 'You can play them at any pause, even before your sister’s turn.',
    others: 'before my sister’s turn',
  },
  gone: 'Played so far',
  explain: {
    anytime:
      'Once you have paid for it, play it at any pause, even before your sister’s turn. Then it is discarded. After the last day it is worth nothing.',
    public_lesson: 'It is laid face up on the day you pay for it, and scores at the end.',
  },
};
