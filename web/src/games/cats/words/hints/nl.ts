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
  passes: 'Pas',
  noTreasure: 'Neem geen schat',
  done: 'Stop hier',
  worth: (gain) => `Uiteindelijk ongeveer ${gain} (op het bord staan de punten van nu)`,
  worthSolo: (gain) =>
    `Uiteindelijk ongeveer ${gain} tegenover je zus (op het bord staan de punten van nu)`,
  part: (reason, gain) => `${reason} (${gain})`,
  rest: (gain) => `Al het andere (${gain})`,
  good: {
    family: 'Goed voor je kattenfamilies',
    room: 'Helpt om kamers te vullen',
    rats: 'Bedekt ratten, al kunnen latere katten dat misschien ook',
    tidy: 'Laat geen lastige gaten achter',
    map: 'Helpt bij een schatkaart en de schat',
    lesson: 'Helpt bij lessen',
    rare: 'Levert zeldzame schatten op',
    sister: 'Je zus verliest nu punten',
    sister_later: 'Je zus haalt uiteindelijk waarschijnlijk minder',
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
    sister: 'Je zus wint nu punten',
    sister_later: 'Je zus haalt uiteindelijk waarschijnlijk meer',
    fish: 'Kost vis',
    plan: 'Verstoort je plan voor de dag',
  },
  lesson: (gain, titles) => `Uiteindelijk ongeveer ${gain} voor ${titles}`,
  plan: 'Past goed bij je kaarten, manden en vis voor vandaag',
  family: 'Zo krijg je aan het eind waarschijnlijk de meeste punten',
  future: 'Zo ziet de rest van het spel er het best uit',
  best: 'Van alle keuzes helpt deze je boot het meest',
  cost: (fish) => `Samen kosten ze ${fish} vis`,
  leaves: (fish, cats, baskets, waits) => {
    const kept = `${fish} vis en ${plural(baskets, { one: '1 mand', other: `${baskets} manden` })}`;
    const enough = plural(cats, {
      one: `Je houdt ${kept} over: genoeg voor 1 kat vandaag`,
      other: `Je houdt ${kept} over: genoeg voor ${cats} katten vandaag`,
    });
    return waits ? `${enough}; andere kaarten kunnen wachten` : enough;
  },
  carries: (cats) =>
    plural(cats, { one: `Manden voor ${cats} kat`, other: `Manden voor ${cats} katten` }),
  layNone: {
    enough: (fish) => `Je eigen manden zijn genoeg: voor meer katten is ${fish} vis te weinig`,
    cats: 'Meer katten op de velden zijn hun vis hier niet waard',
    keeps: (cards, baskets) =>
      `Je bewaart ${plural(cards, { one: '1 reddingskaart', other: `${cards} reddingskaarten` })} voor een andere dag: ${plural(baskets, { one: '1 mand', other: `${baskets} manden` })}`,
  },
  refused: (what, loss) =>
    loss > 0
      ? `Zelfs de beste keuze (${what}) kost je uiteindelijk ongeveer ${plural(loss, { one: '1 punt', other: `${loss} punten` })}`
      : `Zelfs de beste keuze (${what}) levert niets op`,
  pass: {
    cats: (n) =>
      n === 1
        ? 'De enige kat op de velden is zijn vis hier niet waard'
        : `Geen van de ${n} katten op de velden is zijn vis hier waard`,
    fish: (n) => `Je bewaart ${n} vis voor morgen`,
    treasures: (n) =>
      n === 1
        ? 'De laatste schat maakt je boot niet beter'
        : `Geen van de ${n} overgebleven schatten maakt je boot beter`,
    noFinds: 'Je hebt geen zeldzame vondst om te spelen',
    keepsFinds: (n) =>
      n === 1
        ? 'Je bewaart je zeldzame vondst voor een andere dag'
        : `Je bewaart je ${n} zeldzame vondsten voor een andere dag`,
    findsHurt: (n) =>
      n === 1
        ? 'Je zeldzame vondst maakt je boot niet beter'
        : `Geen van je ${n} zeldzame vondsten maakt je boot beter`,
    anytime: (n) =>
      n === 1
        ? 'Je kaart voor elk moment kan wachten'
        : `Je ${n} kaarten voor elk moment kunnen wachten`,
  },
};
