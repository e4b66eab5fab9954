import type { SkyeLobbyWords } from '.';

export const words: SkyeLobbyWords = {
  title: 'Isle of Skye',
  authors: ['Andreas Pelikan', 'Alexander Pfister'],
  pitch: 'Prijzen bepalen, kopen, bouwen: het mooiste eiland wint.',
  learn: 'Nieuw hier? Leer het in acht minuten',
  gallery: 'Al het spelmateriaal van Isle of Skye',
  colourHint:
    'Je krijgt het kasteel van deze kleur. Het witte en het groene kasteel zijn gespiegeld.',
  daily: {
    title: 'Eiland van de dag',
    text: 'Dezelfde tegels voor iedereen, tegen twee bots.',
  },
  botPlayed: {
    one: (n) => `een bot speelde ronde ${n}`,
    span: (a, b) => `een bot speelde ronde ${a} tot en met ${b}`,
    some: (all) => `een bot speelde de ronden ${all}`,
  },
  round: (round) => `Ronde ${round}`,
  phases: {
    price: 'bepaal je prijzen',
    buy: 'koop een landtegel of pas',
    build: 'bouw',
  },
  options: {
    farm: {
      label: 'Naast een boerderij',
      values: { eight: 'de 8 tegels eromheen', four: 'de 4 tegels ernaast' },
    },
    castle_on_roads: {
      label: 'Het kasteel telt mee',
      hint: 'bij het doel voor tegels die via wegen verbonden zijn',
    },
    tie: {
      label: 'Bij gelijke stand telt',
      values: { gold: 'al het goud', remainder: 'het goud dat overblijft' },
    },
    money: { label: 'Goud van de anderen', values: { hidden: 'verborgen', open: 'open' } },
    goals: {
      label: 'Kies de vier doelen',
      hint: 'anders worden ze getrokken',
      slot: (slot) => `Doel ${slot}`,
      chosen: 'doelen gekozen',
    },
  },
  namesakes: ['Rowan', 'Blair', 'Ainsley', 'Lindsay'],
  characters: {
    beginner: {
      name: 'Callum',
      text: 'Leert het nog: doet eenvoudige zetten en is makkelijk te verslaan.',
    },
    easy: {
      name: 'Morag',
      text: 'Goed voor je eerste spellen: speelt verstandig, maar ziet veel over het hoofd.',
    },
    normal: {
      name: 'Fergus',
      text: 'Plant zijn land goed. Een gelijkwaardige tegenstander als je het spel kent.',
    },
    hard: { name: 'Elspeth', text: 'Weet wat jij wilt betalen en stemt haar prijzen daarop af.' },
    expert: { name: 'Hamish', text: 'Telt elke munt en verspilt niets. Van hem verlies je vaak.' },
  },
};
