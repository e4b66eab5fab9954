/** Hints in The Isle of Cats, in Dutch. */
import { pluralIn } from '../../../../i18n/plural';
import type { CatsHintWords } from '.';

const plural = pluralIn('nl');

export const words: CatsHintWords = {
  keep: (cards) => `Houd ${cards}`,
  pay: (n) =>
    plural(n, { one: 'Betaal de gemarkeerde kaart', other: `Betaal de ${n} gemarkeerde kaarten` }),
  payNothing: 'Betaal geen kaarten',
  lay: (cards) => `Leg ${cards} neer`,
  layNothing: 'Leg geen reddingskaarten neer',
  rescue: (cat) => `Red deze ${cat}`,
  place: 'Leg de tegel zoals getoond',
  play: (card) => `Speel ${card}`,
  colour: (colour) => `Kies ${colour}`,
  left: 'Stuur deze kat naar het linkerveld',
  right: 'Stuur deze kat naar het rechterveld',
  pass: 'Pas',
  noTreasure: 'Neem geen schat',
  done: 'Stop hier',
  worth: (gain) => `Uiteindelijk ongeveer ${gain}`,
  good: {
    family: 'Goed voor je kattenfamilies',
    room: 'Helpt om kamers te vullen',
    rats: 'Bedekt ratten',
    tidy: 'Laat geen lastige gaten achter',
    map: 'Helpt bij een schatkaart en de schat',
    lesson: 'Helpt bij lessen',
    rare: 'Levert zeldzame schatten op',
    sister: 'Je zus verliest punten',
    fish: 'Je houdt vis over',
    plan: 'Past bij je plan voor de dag',
  },
  bad: {
    family: 'Maakt kattenfamilies lastiger',
    room: 'Kamers raken moeilijker vol',
    rats: 'Er blijven ratten zichtbaar',
    tidy: 'Laat lastige gaten achter',
    map: 'Een schatkaart gaat verloren',
    lesson: 'Lessen worden moeilijker',
    rare: 'Zeldzame schatten worden lastiger',
    sister: 'Je zus wint punten',
    fish: 'Kost vis',
    plan: 'Verstoort je plan voor de dag',
  },
  lesson: (gain, titles) => `Uiteindelijk ongeveer ${gain} voor ${titles}`,
  plan: 'Past goed bij je kaarten, manden en vis voor vandaag',
  future: 'Zo ziet de rest van het spel er het best uit',
  best: 'Van alle keuzes helpt deze je boot het meest',
  cost: (fish) => `Samen kosten ze ${fish} vis`,
  fishLeft: (fish) => `Je houdt ${fish} vis over`,
  carries: (cats) =>
    plural(cats, { one: `Manden voor ${cats} kat`, other: `Manden voor ${cats} katten` }),
};
