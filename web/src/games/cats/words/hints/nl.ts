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
  gain: (gain, what) => `${gain} voor ${what}`,
  good: {
    family: 'je kattenfamilies',
    room: 'het vullen van kamers',
    rats: 'bedekte ratten',
    tidy: 'aansluiten zonder lastige gaten',
    map: 'een schatkaart en de schat',
    lesson: 'lessen',
    rare: 'zeldzame schatten',
    sister: 'wat je zus verliest',
    fish: 'de vis die je houdt',
    plan: 'je plan voor de dag',
  },
  bad: {
    family: 'je kattenfamilies',
    room: 'kamers die moeilijker vol raken',
    rats: 'ratten die blijven',
    tidy: 'de gaten die overblijven',
    map: 'een schatkaart die je verliest',
    lesson: 'lessen die moeilijker worden',
    rare: 'zeldzame schatten',
    sister: 'wat je zus wint',
    fish: 'de vis die het kost',
    plan: 'je plan voor de dag',
  },
  lesson: (gain, titles) => `${gain} voor ${titles}`,
  plan: 'Past goed bij je kaarten, manden en vis voor vandaag',
  future: 'Zo ziet de rest van het spel er het best uit',
  best: 'Van alle keuzes helpt deze je boot het meest',
  cost: (fish) => `Samen kosten ze ${fish} vis`,
  fishLeft: (fish) => `Je houdt ${fish} vis over`,
  carries: (cats) =>
    plural(cats, { one: `Manden voor ${cats} kat`, other: `Manden voor ${cats} katten` }),
};
