/** Brazilian Portuguese: the tutorial, typed moves and the mode for screen readers. */
import type { LearnWords } from '.';
import { pluralIn } from '../plural';

const plural = pluralIn('pt');

export const words: LearnWords = {
  page: {
    start: 'Começar o primeiro jogo',
    goOn: 'Continuar',
    again: 'Começar de novo',
    preparing: 'A mesa está sendo preparada ...',
    learnt: 'Você já fez esta lição. Mais uma vez não faz mal.',
    look: 'Para consultar',
    rules: 'As regras em resumo',
    gallery: 'Todas as peças',
    keys: 'Teclas e jogadas escritas',
    keysText: 'Tudo pode ser feito com o teclado. Com / dá para escrever uma jogada.',
  },

  coach: {
    name: 'Guia',
    next: 'Continuar',
    fold: 'Recolher o guia',
    unfold: 'Mostrar o guia',
    playOn: 'Seguir jogando',
    finish: 'Encerrar a lição',
    mine: 'A minha escolha está marcada. A sua pode ser outra.',

    ended: 'A lição acabou. Boa viagem.',
  },

  move: {
    title: 'Escrever uma jogada',
    label: 'Sua jogada',
    send: 'Jogar',
    notYou: 'Agora não se espera nada de você.',
    legal: 'Listar as jogadas possíveis',
    hide: 'Esconder a lista',
    none: 'Não há jogada possível.',
    count: (n, all) =>
      n < all
        ? `${n} de ${all} jogadas possíveis`
        : plural(n, { one: '1 jogada possível', other: `${n} jogadas possíveis` }),
    gain: (by) => `${by} pontos`,
    use: (text) => `Usar ${text}`,
    done: (text) => `Jogado: ${text}`,
    unreadable: 'Isto não pode ser lido como jogada.',
    undo: 'Desfazer a última jogada',
    undone: 'Desfeito.',
  },

  reader: {
    title: 'A mesa em palavras',
    things: 'O que está na mesa',
    log: 'O que aconteceu',
    show: 'Como mostrar o tabuleiro',
    words: 'Palavras',
    picture: 'Desenho',
  },
};
