/** Brazilian Portuguese words for the log and the result of Isle of Skye. */
import { pluralIn } from '../../../../i18n/plural';
import type { SkyeStoryWords } from './en';

const plural = pluralIn('pt');
const list = new Intl.ListFormat('pt-BR');

const tiles = (n: number) => plural(n, { one: `${n} peça`, other: `${n} peças` });
const points = (n: number) => plural(n, { one: `${n} ponto`, other: `${n} pontos` });

export const words: SkyeStoryWords = {
  /** Terms for the shared panels. */
  byGoal: 'Por objetivo',
  terms: {
    round: (n) => `Rodada ${n}`,
    beforeRounds: 'Antes da primeira rodada',
    scoring: (round) => `Ver a pontuação da rodada ${round}`,
    scored: (round) => `Pontuação da rodada ${round}`,
    onward: (round) => `Para a rodada ${round}`,
    board: (name) => `Território: ${name}`,
    boardWith: (name, n) => `Território: ${name}, ${points(n)}`,
    oneBoard: 'Ilha',
    boards: (seats) => (seats === 1 ? 'A ilha' : 'As ilhas'),
    whose: 'Território de quem',
    keys: 'Setas: uma jogada; Page Up e Page Down: uma rodada; espaço: reproduzir',
  },
  goals: {
    squares: 'quadrados',
    sheep: 'ovelhas',
    brochs: 'brochs',
    whisky: 'uísque',
    farm: 'fazendas',
    cattle: 'bois',
    roads: 'estradas',
    lake: 'lago',
    areas: 'áreas',
    areas3: 'áreas grandes',
    trio: 'conjuntos',
    ships: 'navios',
    gold: 'ouro',
    harbour: 'portos',
    column: 'linhas verticais',
    mountains: 'montanhas',
  },
  scrolls: {
    sheep2: 'pergaminho de ovelhas',
    whisky2: 'pergaminho de uísque',
    ship2: 'pergaminho de navios',
    cattle: 'pergaminho de bois',
    broch: 'pergaminho de brochs',
    farm: 'pergaminho de fazendas',
    lighthouse: 'pergaminho de faróis',
  },
  perTwo: '1 ponto a cada 2',
  doubled: 'em dobro na área completa',
  allScrolls: 'perga\u00adminhos',
  gold: 'Ouro',
  purse: 'ouro ÷ 5',
  phases: {
    goals: 'sorteio dos objetivos',
    castles: 'distribuição dos castelos',
    first: 'escolha do jogador inicial',
    draw: 'sorteio das peças',
    price: 'definição dos preços',
    buy: 'compra',
    build: 'construção',
    over: 'fim da partida',
  },
  all: (items) => list.format(items),
  points,
  at: (north, south, west, east) => {
    const steps = [
      north && `${north} ao norte`,
      south && `${south} ao sul`,
      west && `${west} a oeste`,
      east && `${east} a leste`,
    ].filter((step) => step !== 0);
    return steps.length ? `${steps.join(', ')} do castelo` : 'no castelo';
  },
  events: {
    setup: (goals, first) => `Objetivos: ${goals}. ${first} começa.`,
    round: (round, first) => `Começa a rodada ${round}; ${first.within} compra primeiro.`,
    income: (name, castle, whisky, behind) =>
      `${name} recebe ${castle + whisky + behind} de ouro: ${castle} pelo castelo` +
      (whisky ? `, ${whisky} pelo uísque` : '') +
      (behind ? `, ${behind} por estar atrás` : '') +
      '.',
    incomes: (parts, castle) => `Renda (castelo ${castle}): ${parts}.`,
    incomeWhisky: (whisky) => `uísque ${whisky}`,
    incomeBehind: (behind) => `extra ${behind}`,
    draw: (name, drawn) => `${name} sorteia ${drawn}.`,
    sealed: (name) => `${name} definiu os preços.`,
    price: (name, axe, prices) => `${name} descarta ${axe} e pede ${prices}.`,
    priceOf: (tile, gold) => `${gold} por ${tile}`,
    buy: (name, tile, from, price) =>
      `${name} compra ${tile} de ${from.within} por ${price} de ouro.`,
    pass: (name) => `${name} não compra nada.`,
    keep: (name, tile, price) => `${name} fica com ${tile} e paga ${price} de ouro por ela.`,
    place: (name, tile, where) => `${name} constrói ${tile}, ${where}.`,
    return: (name, tile) =>
      `${tile}, de ${name.within}, não encaixa em lugar nenhum e volta para o saco.`,
    score: (name, slot, goal, got, total) =>
      `${name} ganha ${points(got)} por ${slot} ${goal}, ${total} no total.`,
    scoreNoGoal: (name, slot, got, total) =>
      `${name} ganha ${points(got)} pelo objetivo ${slot}, ${total} no total.`,
    scores: (slot, goal, parts) => `${slot} ${goal}: ${parts}.`,
    final: (name, scrolls, gold, forGold, total) =>
      `${name} ganha ${points(scrolls)} por pergaminhos e ${forGold} por ${gold} de ouro, ${total} no total.`,
    end: (names) =>
      names.length > 1 ? `${list.format(names)} dividem a vitória.` : `${names[0]} vence.`,
  },
  ranks: {
    most: 'a maior quantidade',
    second: 'a segunda maior quantidade',
    tied_most: 'empate na maior quantidade',
    tied_second: 'empate na segunda maior quantidade',
  },
  why: {
    square: () => 'um quadrado de quatro peças',
    sheep: (n) => plural(n, { one: `${n} ovelha`, other: `${n} ovelhas` }),
    brochs: (n) =>
      plural(n, {
        one: `uma área de montanha com ${n} broch`,
        other: `uma área de montanha com ${n} brochs`,
      }),
    animals: (n) =>
      plural(n, {
        one: `${n} animal junto a uma fazenda`,
        other: `${n} animais junto a uma fazenda`,
      }),
    cattle: (n) =>
      plural(n, {
        one: `${n} boi conectado ao castelo`,
        other: `${n} bois conectados ao castelo`,
      }),
    linked: (n) =>
      plural(n, {
        one: `${n} peça conectada ao castelo`,
        other: `${n} peças conectadas ao castelo`,
      }),
    lake: (n) => `a maior área de água completa, ${tiles(n)}`,
    area: (n) => `uma área completa de ${tiles(n)}`,
    set: () => 'um broch, uma fazenda e um farol',
    harbour: () => 'uma área de água com navio e farol',
    column: (n) => `uma linha vertical de ${tiles(n)}`,
    mountain: (n) => `uma área de montanha completa de ${tiles(n)}`,
    nothing: (n) => (n > 0 ? `só ${n}, muito pouco` : 'nada que conte'),
    scroll: (n) => `${n} no território`,
    gold: (n) => `${n} de ouro, 1 ponto a cada 5`,
  },
};
