import { pluralIn } from '../../../../i18n/plural';
import type { CatsLobbyWords } from '.';

const plural = pluralIn('pt');

export const words: CatsLobbyWords = {
  title: 'A Ilha dos Gatos',
  authors: ['Frank West'],
  pitch: 'Faça o draft, resgate os gatos, encaixe todos a bordo.',
  learn: 'Primeira vez? Aprenda em dez minutos',
  gallery: 'Todas as peças de A Ilha dos Gatos',
  family: {
    title: 'Partida rápida em família',
    text: 'Para crianças também: sem peixes, sem draft, só gatos.',
  },
  howClever: 'Nível da irmã',
  sister: 'Sua irmã',
  sisterName: 'Irmã',
  alone: (lessons) => `Você contra a sua irmã, que tem ${lessons}.`,
  against: (level) => `Irmã: ${level}`,
  botPlayed: {
    one: (n) => `um bot jogou o dia ${n}`,
    span: (a, b) => `um bot jogou os dias ${a} a ${b}`,
    some: (all) => `um bot jogou os dias ${all}`,
  },
  round: (day) => `Dia ${day}`,
  phases: {
    family_keep: 'escolha suas lições',
    keep: 'faça o draft',
    pay: 'pague suas cartas',
    public: 'indique uma cor',
    lay: 'baixe cartas de resgate',
    rescue: 'resgate um gato',
    rare: 'achados raros',
  },
  options: {
    mode: {
      label: 'Modo',
      values: { standard: 'padrão', family: 'família', solo: 'solo' },
      hints: {
        standard: 'Faça o draft, pague com peixes, resgate gatos. De 2 a 4 jogadores.',
        family:
          'Rápido e fácil, também para crianças: pegue um gato e posicione-o no barco. De 2 a 4 jogadores.',
        solo: 'Você contra a sua irmã.',
      },
    },
    difficulty: {
      label: 'Irmã',
      values: {
        easy: 'fácil',
        medium: 'médio',
        hard: 'difícil',
        very_hard: 'muito difícil',
        expert: 'especialista',
      },
      lessons: (basic, advanced) =>
        advanced > 0
          ? `${basic} lições e ${plural(advanced, { one: `${advanced} avançada`, other: `${advanced} avançadas` })}`
          : `${basic} lições`,
    },
    column_lesson: { label: 'Lição extra', hint: 'sobre colunas de uma só cor' },
  },
  namesakes: ['Pimenta', 'Sardinha', 'Canela', 'Bolota'],
  characters: {
    beginner: { name: 'Pip', text: 'Curioso e distraído. Fácil de vencer.' },
    easy: {
      name: 'Biscoito',
      text: 'Bom para as primeiras partidas: arruma bem os gatos, mas muitas vezes deixa passar os melhores.',
    },
    normal: {
      name: 'Marujo',
      text: 'Enche os cômodos e joga pelas lições. Um jogo equilibrado para quem já conhece as regras.',
    },
    hard: { name: 'Pirata', text: 'Sabe quanto vale cada gato e raramente erra.' },
    expert: { name: 'Nanquim', text: 'Pensa muito à frente. É muito difícil de vencer.' },
  },
};
