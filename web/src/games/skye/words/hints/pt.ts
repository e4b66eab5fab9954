/** Hints in Isle of Skye, in Portuguese. */
import type { SkyeHintWords } from '.';

const list = new Intl.ListFormat('pt');

export const words: SkyeHintWords = {
  price: (low, high) => `Preços de ${low} e ${high}, e o marcador de descarte, como mostrado`,
  buy: (name, gold) => `Compre a peça marcada de ${name} por ${gold} de ouro`,
  pass: 'Não compre nada nesta rodada',
  place: 'Posicione a peça como mostrado',
  all: (names) => list.format(names),
  goal: (gain, goal, slot, each, times) =>
    times === 1
      ? `${gain}: ${goal} (${slot}), pontua mais uma vez`
      : `${gain}: ${goal} (${slot}), ${each} em cada uma de ${times} pontuações`,
  income: (gain, gold) => `${gain} por ${gold} de ouro a cada rodada`,
  scrolls: (gain) => `${gain} dos pergaminhos no fim`,
  future: (gain) => `${gain} pelo que permite mais tarde`,
  hinders: (gain) => `${gain} pelo que dificulta mais tarde`,
  rest: (gain) => `${gain} por todo o resto`,
  even: 'O resto se compensa',
  nothing: 'Aqui não rende pontos',
  worth: (gain) => `Cerca de ${gain} até o fim do jogo`,
  worthAndOnce: (gain, once) =>
    `Cerca de ${gain} até o fim do jogo (${once} no tabuleiro: cada objetivo uma vez)`,
  wouldBuy: (names, _count, gold, tile) => `Para ${names}, ${tile} deve valer os ${gold} de ouro`,
  keeps: (gain, gold, tile) =>
    `Se ${tile} não for vendida por ${gold} de ouro, ela rende cerca de ${gain} até o fim`,
  left: (gold) => `Você fica com ${gold} de ouro`,
  axeLeast: (gain, tile) =>
    `Descarte ${tile}: nenhuma das suas peças rende menos, cerca de ${gain} até o fim`,
  axeRival: (name, theirs, own, tile) =>
    `Descarte ${tile}: vendida, pode render cerca de ${theirs} para ${name} até o fim; com você, ${own}`,
  axe: (gain, tile) =>
    `Descarte ${tile}, cerca de ${gain} para você: as outras duas devem render mais`,
  saves: 'Nada no mercado vale o preço',
  soldOut: 'Não há mais peças para comprar',
  tooDear: (price, gold) => `A peça mais barata custa ${price} de ouro, e você tem ${gold}`,
  cheapest: (price) => `A peça mais barata custa ${price} de ouro`,
};
