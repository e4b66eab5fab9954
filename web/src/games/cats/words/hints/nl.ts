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
  rescue: (cat, which) => `Red deze ${cat}${which && ` (${which})`}`,
  place: 'Leg de tegel zoals getoond',
  play: (card) => `Speel ${card}`,
  colour: (colour) => `Kies ${colour}`,
  left: 'Stuur deze kat naar het linkerveld',
  right: 'Stuur deze kat naar het rechterveld',
  which: {
    left: 'linkerveld',
    right: 'rechterveld',
    nth: (field, n) => `${field}, nr. ${n}`,
  },
  passes: 'Pas',
  noTreasure: 'Neem geen schat',
  done: 'Stop hier',
  atOnce: (gain, parts) => `Nu ${gain}: ${parts}`,
  noneNow: 'Levert nu geen punten op',
  sister: (gain) => `je zus ${gain}`,
  more: (n, parts) => `Later nog ongeveer +${n}: ${parts}`,
  anyway: (n, parts) => `Een andere tegel levert er misschien ook zo'n ${n} van op: ${parts}`,
  sooner: (n) => `Een plek die nu meer punten geeft, levert aan het eind ongeveer ${n} minder op`,
  less: (n, parts) => `Later ongeveer −${n}: ${parts}`,
  later: {
    more: {
      family: 'families die kunnen groeien',
      room: 'kamers die makkelijker vol raken',
      rats: 'ratten',
      tidy: 'rechte randen voor de volgende tegels',
      map: 'een schat voor de schatkaart',
      lesson: 'lessen die dichterbij komen',
      sister: 'je zus haalt misschien minder',
      plan: 'de rest van de dag',
    },
    anyway: {
      family: 'families',
      room: 'kamers',
      rats: 'ratten',
      lesson: 'lessen',
      sister: 'wat je zus verliest',
    },
    less: {
      family: 'families die moeilijker groeien',
      room: 'kamers die moeilijker vol raken',
      rats: 'ratten',
      tidy: 'rommelige randen of kleine gaten',
      map: 'een schatkaart die verloren gaat',
      lesson: 'lessen die moeilijker worden',
      sister: 'je zus haalt misschien meer',
      plan: 'de rest van de dag',
    },
  },
  lesson: (gain, titles) => `Uiteindelijk ongeveer ${gain} voor ${titles}`,
  plan: 'Zo haal je vandaag het meeste uit je vis en manden',
  family: 'Zo krijg je aan het eind waarschijnlijk de meeste punten',
  best: 'Aan het eind levert dit je waarschijnlijk het meest op',
  now: {
    fish: 'Je krijgt er vandaag vis voor',
    draw: 'Je ziet meer kaarten en betaalt alleen voor wat je houdt',
    basket: 'Met een nieuwe mand kun je elke dag een kat meer redden',
    aboard: 'Er komt een kat aan boord zonder vis of mand',
    herd: 'Katten die je wilt worden goedkoper',
    fields: 'Er komen meer katten om uit te kiezen',
    spot: 'Je volgende tegel mag los van de andere liggen, waar die het meest oplevert',
  },
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
