/** Dutch: the tutorial, typed moves and the mode for screen readers. */
import type { LearnWords } from '.';
import { pluralIn } from '../plural';

const plural = pluralIn('nl');

export const words: LearnWords = {
  page: {
    start: 'Begin het eerste spel',
    goOn: 'Ga ermee verder',
    again: 'Begin opnieuw',
    preparing: 'De tafel wordt klaargezet ...',
    learnt: 'Deze les heb je al gedaan. Nog eens kan geen kwaad.',
    look: 'Om op te zoeken',
    rules: 'De regels in het kort',
    gallery: 'Alle stukken',
    keys: 'Toetsen en getypte zetten',
    keysText: 'Alles kan met het toetsenbord. Met / kun je een zet typen.',
  },

  coach: {
    name: 'Gids',
    next: 'Verder',
    fold: 'Vouw de gids in',
    unfold: 'Toon de gids',
    playOn: 'Speel verder',
    finish: 'Beëindig de les',
    mine: 'Mijn keuze is gemarkeerd. Die van jou mag anders zijn.',

    ended: 'De les is voorbij. Goede reis.',
  },

  move: {
    title: 'Typ een zet',
    label: 'Je zet',
    send: 'Speel',
    notYou: 'Er wordt nu niets van je gevraagd.',
    legal: 'Toon de mogelijke zetten',
    hide: 'Verberg de lijst',
    none: 'Er is geen mogelijke zet.',
    count: (n, all) =>
      n < all
        ? `${n} van ${all} mogelijke zetten`
        : plural(n, { one: '1 mogelijke zet', other: `${n} mogelijke zetten` }),
    gain: (by) => `${by} punten`,
    use: (text) => `Neem ${text}`,
    done: (text) => `Gespeeld: ${text}`,
    unreadable: 'Dit is niet als zet te lezen.',
    undo: 'Neem de laatste zet terug',
    undone: 'Teruggenomen.',
  },

  reader: {
    title: 'De tafel in woorden',
    things: 'Wat er op tafel ligt',
    log: 'Wat er gebeurde',
    show: 'Hoe het bord getoond wordt',
    words: 'Woorden',
    picture: 'Tekening',
  },
};
