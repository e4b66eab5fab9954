import type { SkyeLobbyWords } from '.';

export const words: SkyeLobbyWords = {
  title: 'Ilha de Skye',
  authors: ['Andreas Pelikan', 'Alexander Pfister'],
  pitch: 'Defina preços, compre, construa: vence a melhor ilha.',
  learn: 'Primeira vez? Aprenda em oito minutos',
  gallery: 'Todas as peças de Ilha de Skye',
  colourHint: 'Você recebe o castelo desta cor. O branco e o verde são espelhados.',
  daily: {
    title: 'Ilha do dia',
    text: 'As mesmas peças para todos, contra dois bots.',
  },
  botPlayed: {
    one: (n) => `um bot jogou a rodada ${n}`,
    span: (a, b) => `um bot jogou as rodadas ${a} a ${b}`,
    some: (all) => `um bot jogou as rodadas ${all}`,
  },
  round: (round) => `Rodada ${round}`,
  phases: {
    price: 'defina seus preços',
    buy: 'compre uma peça ou passe',
    build: 'construa',
  },
  options: {
    farm: {
      label: 'Ao redor de uma fazenda',
      values: { eight: 'as 8 peças em volta', four: 'as 4 peças ao lado' },
    },
    castle_on_roads: {
      label: 'O castelo também conta',
      hint: 'no objetivo das peças conectadas por estradas',
    },
    tie: {
      label: 'Desempate por',
      values: { gold: 'todo o ouro', remainder: 'o ouro que sobra' },
    },
    money: { label: 'Ouro dos outros', values: { hidden: 'escondido', open: 'à vista' } },
    goals: {
      label: 'Escolher os quatro objetivos',
      hint: 'senão, são sorteados',
      slot: (slot) => `Objetivo ${slot}`,
      chosen: 'objetivos escolhidos',
    },
  },
  namesakes: ['Rowan', 'Blair', 'Ainsley', 'Lindsay'],
  characters: {
    beginner: { name: 'Callum', text: 'Ainda está aprendendo: joga simples e é fácil de vencer.' },
    easy: {
      name: 'Morag',
      text: 'Boa para as primeiras partidas: joga com bom senso, mas deixa passar muita coisa.',
    },
    normal: {
      name: 'Fergus',
      text: 'Planeja bem suas terras. Um jogo equilibrado para quem já conhece as regras.',
    },
    hard: { name: 'Elspeth', text: 'Sabe quanto você pagaria e define os preços de acordo.' },
    expert: {
      name: 'Hamish',
      text: 'Conta cada moeda e não desperdiça nada. É muito difícil vencê-lo.',
    },
  },
};
