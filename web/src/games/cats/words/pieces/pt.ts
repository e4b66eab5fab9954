/** The pieces of The Isle of Cats and their gallery, in Brazilian Portuguese. */
import { pluralIn } from '../../../../i18n/plural';
import type { CatsArtWords } from './en';

const plural = pluralIn('pt');

const cells = (n: number) => plural(n, { one: `${n} espaço`, other: `${n} espaços` });

export const words: CatsArtWords = {
  // green and red both begin with V; red uses M, which "verde" does not contain
  letters: { blue: 'A', green: 'V', red: 'M', purple: 'R', orange: 'L' },
  families: { blue: 'Azul', green: 'Verde', red: 'Vermelha', purple: 'Roxa', orange: 'Laranja' },
  looks: {
    blue: 'Listras, cauda anelada, uma gota',
    green: 'Pintas, cauda com pompom, uma folha',
    red: 'Manchas, cauda enrolada, um coração',
    purple: 'Rosto e patas escuros, cauda fina, uma estrela',
    orange: 'Meias brancas, cauda felpuda, um sol',
  },
  cats: {
    blue: 'Gato azul',
    green: 'Gato verde',
    red: 'Gato vermelho',
    purple: 'Gato roxo',
    orange: 'Gato laranja',
  },
  shape: (n, wide, high) => `${cells(n)}, ${wide} por ${high}`,
  oshax: (n) => `Oshax ${n}`,
  treasures: {
    c1: 'Baú',
    c2: 'Bolsa e moedas',
    c3i: 'Barril, caixote, saco',
    c3l: 'Urna, prato, lampião',
    r_i: 'Espada',
    r_o: 'Coroa',
    r_t: 'Colar',
    r_s: 'Bracelete',
    r_l: 'Chave',
  },
  boat: (n) => `Barco ${n}`,
  kinds: {
    rescue: 'Cartas de resgate',
    anytime: 'Cartas de qualquer momento',
    treasure: 'Cartas de tesouro',
    oshax: 'Cartas de oshax',
    lesson: 'Lições particulares',
    public_lesson: 'Lições públicas',
    family: 'Lições do modo família',
    sister: 'Lições da irmã',
  },
  tokens: {
    one: 'Um peixe',
    five: 'Cinco peixes',
    ready: 'Cesta permanente',
    used: 'Cesta permanente, usada',
    whole: 'Cesta de uma carta',
    broken: 'Cesta quebrada',
    ship: 'Navio que conta os dias',
    back: 'Carta virada para baixo',
    sisterBack: 'Carta da irmã virada para baixo',
  },
  rooms: { parrot: 'Cabines', moon: 'Quartos', apple: 'Sala de jantar', wheat: 'Despensa' },
  rat: 'Rato',
  maps: {
    blue: 'Mapa azul',
    green: 'Mapa verde',
    red: 'Mapa vermelho',
    purple: 'Mapa roxo',
    orange: 'Mapa laranja',
  },
  gallery: {
    cats: 'Gatos',
    catsLead:
      'Cada família tem todas as 17 formas. A pelagem, a cauda, o sinal e a letra distinguem as famílias.',
    oshax: 'Oshax',
    oshaxLead: 'Um oshax entra em qualquer família. A manta e a medalha mostram em qual.',
    common: 'Tesouros comuns',
    rare: 'Tesouros raros',
    boats: 'Barcos',
    sisterCards: 'Cartas da irmã',
    colours: 'Famílias',
    tokens: 'Fichas',
    signs: 'Cômodos, mapas e ratos',
    turn: 'Girar',
    flip: 'Virar',
    copies: (n) => plural(n, { one: `${n} carta`, other: `${n} cartas` }),
    turns: (n) =>
      plural(n, { one: `girado ${n} quarto de volta`, other: `girado ${n} quartos de volta` }),
    flipped: 'virado',
  },
};
