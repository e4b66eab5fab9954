/** Nederlands: wat een tafel anders zegt in een solospel, waar je zus de enige tegenstander is. */
import type { CatsSoloWords } from '.';

export const words: CatsSoloWords = {
  status: {
    keepWatch: 'Er worden kaarten gedraft',
    payWatch: 'Er worden kaarten betaald',
    waitPay: () => 'De kaarten zijn betaald',
    namingDetail: 'Je krijgt de helft van de punten.',
    thenReveal: 'Daarna onthult je zus haar kaart, en de snelste van jullie begint',
  },
  publicLesson: [
    'openbaar: halve punten',
    'openbare les: de helft van de punten, naar boven afgerond',
  ],
  anytime: {
    lead: 'Je kunt ze bij elke pauze spelen, ook vlak voor de beurt van je zus.',
    others: 'voor de beurt van mijn zus',
  },
  gone: 'Al gespeeld',
  explain: {
    anytime:
      'Heb je de kaart betaald, dan speel je die bij elke pauze, ook vlak voor de beurt van je zus. Daarna gaat de kaart weg. Na de laatste dag is die niets meer waard.',
    public_lesson: 'De les ligt open vanaf de dag dat je die betaalt, en telt aan het eind.',
  },
};
