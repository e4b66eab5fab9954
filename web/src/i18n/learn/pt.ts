/** Brazilian Portuguese: the tutorial, typed moves and the mode for screen readers. */
import type { LearnWords } from '.';
import { pluralIn } from '../plural';

const plural = pluralIn('pt');

export const words: LearnWords = {
  page: {
    start: 'Começar a primeira partida',
    goOn: 'Continuar',
    again: 'Começar de novo',
    preparing: 'Preparando a mesa...',
    learnt: 'Você já fez esta lição. Pode repeti-la quando quiser.',
    look: 'Consulta',
    rules: 'Resumo das regras',
    gallery: 'Todas as peças',
    keys: 'Teclas e jogadas digitadas',
    keysText: 'Você pode jogar só com o teclado. Aperte / para digitar uma jogada.',
  },

  coach: {
    name: 'Guia',
    next: 'Continuar',
    fold: 'Ocultar o guia',
    unfold: 'Mostrar o guia',
    playNow: 'Jogar agora',
    playOn: 'Continuar jogando',
    finish: 'Encerrar a lição',
    mine: 'A minha escolha está marcada. Você pode escolher outra.',

    ended: 'A lição acabou. Divirta-se!',
  },

  move: {
    title: 'Digitar uma jogada',
    label: 'Sua jogada',
    send: 'Jogar',
    notYou: 'Não é a sua vez.',
    legal: 'Listar as jogadas possíveis',
    hide: 'Ocultar a lista',
    none: 'Não há jogada possível.',
    count: (n, all) =>
      n < all
        ? `${n} de ${all} jogadas possíveis`
        : plural(n, { one: `${n} jogada possível`, other: `${n} jogadas possíveis` }),
    gain: (by) => `${by} pontos`,
    use: (text) => `Usar ${text}`,
    done: (text) => `Jogado: ${text}`,
    unreadable: 'Isto não é uma jogada.',
    undo: 'Desfazer a última jogada',
    undone: 'Desfeito.',
  },

  reader: {
    title: 'A mesa em texto',
    things: 'O que está na mesa',
    log: 'O que aconteceu',
    show: 'Como mostrar o tabuleiro',
    words: 'Texto',
    picture: 'Desenho',
  },
};
