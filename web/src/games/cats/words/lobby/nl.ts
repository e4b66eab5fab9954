import type { CatsLobbyWords } from '.';

export const words: CatsLobbyWords = {
  title: 'The Isle of Cats',
  authors: ['Frank West'],
  pitch: 'Draften, redden, de katten aan boord passen.',
  learn: 'Nieuw hier? Leer het in tien minuten',
  gallery: 'Alle onderdelen van The Isle of Cats',
  family: {
    title: 'Snel familiespel',
    text: 'Voor kinderen: geen vissen, geen handkaarten, alleen katten.',
  },
  howClever: 'Hoe slim de zus is',
  sister: 'Je zus',
  sisterName: 'Zus',
  against: (level) => `Je zus, ${level}`,
  round: (day) => `Dag ${day}`,
  phases: {
    family_keep: 'kies je lessen',
    keep: 'draft kaarten',
    pay: 'betaal je kaarten',
    public: 'noem een kleur',
    lay: 'leg reddingskaarten neer',
    rescue: 'red een kat',
    rare: 'zeldzame vondsten',
  },
  options: {
    mode: {
      label: 'Spelvorm',
      values: { standard: 'standaard', family: 'familiespel', solo: 'solospel' },
      hints: {
        standard: 'Kaarten draften, betalen met vis, katten redden. 2 tot 4 plaatsen.',
        family:
          'Snel en eenvoudig, ook voor kinderen: neem een kat, leg haar neer. 2 tot 4 plaatsen.',
        solo: 'Jij alleen tegen je zus.',
      },
    },
    difficulty: {
      label: 'De zus',
      values: {
        easy: 'makkelijk',
        medium: 'gemiddeld',
        hard: 'moeilijk',
        very_hard: 'heel moeilijk',
        expert: 'voor experts',
      },
      lessons: (basic, advanced) =>
        advanced > 0 ? `${basic} lessen en ${advanced} gevorderde` : `${basic} lessen`,
    },
    column_lesson: { label: 'Extra les', hint: 'over kolommen van één kleur' },
  },
  characters: {
    beginner: { name: 'Pip', text: 'Nieuwsgierig en zorgeloos. Makkelijk te verslaan.' },
    easy: {
      name: 'Koekje',
      text: 'Goed voor je eerste spellen: legt katten netjes neer, maar vergeet de lessen.',
    },
    normal: {
      name: 'Bootsman',
      text: 'Vult kamers en speelt voor lessen. Een gelijke partij als je het spel kent.',
    },
    hard: { name: 'Lapje', text: 'Plant de hele dag en verspilt geen vis.' },
    expert: { name: 'Inkt', text: 'Denkt ver vooruit. Je verliest er vaak van.' },
  },
};
