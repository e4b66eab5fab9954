import type { CatsLobbyWords } from '.';

export const words: CatsLobbyWords = {
  title: 'The Isle of Cats',
  authors: ['Frank West'],
  pitch: 'Draft kaarten, red katten en leg ze passend aan boord.',
  learn: 'Nieuw hier? Leer het in tien minuten',
  gallery: 'Al het spelmateriaal van The Isle of Cats',
  family: {
    title: 'Snel familiespel',
    text: 'Ook voor kinderen: geen vis, geen draft, alleen katten.',
  },
  howClever: 'Niveau van de zus',
  sister: 'Je zus',
  sisterName: 'Zus',
  alone: (lessons) => `Jij alleen tegen je zus, met ${lessons}.`,
  against: (level) => `Zus: ${level}`,
  botPlayed: {
    one: (n) => `een bot speelde dag ${n}`,
    span: (a, b) => `een bot speelde dag ${a} tot en met ${b}`,
    some: (all) => `een bot speelde de dagen ${all}`,
  },
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
      values: { standard: 'standaard', family: 'familie', solo: 'solo' },
      hints: {
        standard: 'Kaarten draften, betalen met vis, katten redden. 2 tot 4 spelers.',
        family:
          'Snel en eenvoudig, ook voor kinderen: pak een kat en leg die neer. 2 tot 4 spelers.',
        solo: 'Jij alleen tegen je zus.',
      },
    },
    difficulty: {
      label: 'Zus',
      values: {
        easy: 'makkelijk',
        medium: 'gemiddeld',
        hard: 'moeilijk',
        very_hard: 'heel moeilijk',
        expert: 'expert',
      },
      lessons: (basic, advanced) =>
        advanced > 0 ? `${basic} lessen en ${advanced} moeilijke` : `${basic} lessen`,
    },
    column_lesson: { label: 'Extra les', hint: 'over kolommen van één kleur' },
  },
  namesakes: ['Peper', 'Sprotje', 'Sokje', 'Kaneel'],
  characters: {
    beginner: { name: 'Pip', text: 'Nieuwsgierig en zorgeloos. Makkelijk te verslaan.' },
    easy: {
      name: 'Koekje',
      text: 'Goed voor je eerste spellen: legt katten netjes neer, maar ziet de beste vaak over het hoofd.',
    },
    normal: {
      name: 'Bootsman',
      text: 'Vult kamers en speelt voor lessen. Een gelijkwaardige tegenstander als je het spel kent.',
    },
    hard: { name: 'Lapje', text: 'Weet wat elke kat waard is en vergist zich zelden.' },
    expert: { name: 'Inkt', text: 'Denkt ver vooruit. Van Inkt verlies je vaak.' },
  },
};
