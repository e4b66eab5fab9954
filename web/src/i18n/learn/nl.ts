/** Dutch: the tutorial, typed moves and the mode for screen readers. */
import type { LearnWords } from '.';
import { pluralIn } from '../plural';

const plural = pluralIn('nl');

export const words: LearnWords = {
  page: {
    start: 'Begin het eerste spel',
    goOn: 'Ga verder',
    again: 'Begin opnieuw',
    preparing: 'De tafel wordt klaargezet...',
    learnt: 'Je hebt deze les afgerond. Je kunt die altijd opnieuw doen.',
    look: 'Naslag',
    rules: 'De regels in het kort',
    gallery: 'Al het spelmateriaal',
    keys: 'Toetsen en getypte zetten',
    keysText: 'Je kunt alles met het toetsenbord doen. Druk op / om een zet te typen.',
  },

  coach: {
    name: 'Gids',
    next: 'Verder',
    fold: 'Verberg de gids',
    unfold: 'Toon de gids',
    playNow: 'Speel nu',
    playOn: 'Speel verder',
    finish: 'Beëindig de les',
    mine: 'Mijn keuze is gemarkeerd. Jij mag iets anders kiezen.',

    ended: 'De les is voorbij. Veel plezier!',
  },

  move: {
    title: 'Typ een zet',
    label: 'Je zet',
    send: 'Speel',
    notYou: 'Je bent niet aan de beurt.',
    legal: 'Toon de mogelijke zetten',
    hide: 'Verberg de lijst',
    none: 'Er is geen mogelijke zet.',
    count: (n, all) =>
      n < all
        ? `${n} van ${all} mogelijke zetten`
        : plural(n, { one: '1 mogelijke zet', other: `${n} mogelijke zetten` }),
    gain: (by) => `${by} punten`,
    use: (text) => `Gebruik ${text}`,
    done: (text) => `Gespeeld: ${text}`,
    unreadable: 'Dit is geen zet.',
    undo: 'Neem de laatste zet terug',
    undone: 'Teruggenomen.',
  },

  reader: {
    title: 'De tafel als tekst',
    things: 'Wat er op tafel ligt',
    log: 'Wat er gebeurde',
    show: 'Hoe het bord getoond wordt',
    words: 'Tekst',
    picture: 'Tekening',
  },
};
