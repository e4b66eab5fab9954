/** Hints in Isle of Skye, in Portuguese. */
import type { SkyeHintWords } from '.';

const list = new Intl.ListFormat('pt');

export const words: SkyeHintWords = {
  price: (first, second, left) =>
    `Preços de ${first} e ${second}, e o marcador de descarte, como mostrado` +
    (left === null ? '' : `; sobram ${left} de ouro para comprar`),
  buy: (name, gold) => `Compre a peça marcada de ${name} por ${gold} de ouro`,
  pass: 'Não compre nada nesta rodada',
  place: 'Posicione a peça como mostrado',
  all: (names) => list.format(names),
  goal: (gain, goal, slot, each, times) =>
    times === 1
      ? `${gain}: ${goal} (${slot}), pontua mais uma vez`
      : `${gain}: ${goal} (${slot}), ${each} em cada uma de ${times} pontuações`,
  slotted: (goal, slot) => `${goal} (${slot})`,
  income: (gain, gold, only) =>
    only === null
      ? `${gain} por ${gold} de ouro a cada rodada`
      : `${gain} por ${gold} de ouro na rodada ${only}`,
  scrolls: (gain) => `${gain} dos pergaminhos no fim`,
  future: (gain, topics) =>
    topics ? `Mais tarde, ${gain}: ${topics}` : `${gain} com as peças que você colocar depois`,
  hinders: (gain, topics) =>
    topics ? `Mais tarde, ${gain}: ${topics}` : `${gain}: as próximas peças devem render menos`,
  topics: {
    areas: 'áreas para completar',
    roads: 'estradas e barris',
    scrolls: 'pergaminhos abertos',
    goods: 'animais, navios e construções',
    room: 'espaço para mais peças',
  },
  together: (gain, tiles) => `Junto com ${tiles}: mais ${gain}`,
  parts: {
    income: 'valor da renda',
    scrolls: 'pergaminhos',
    future: 'peças futuras',
    other: 'outras coisas',
  },
  nothing: 'Aqui não rende pontos',
  worth: (gain) => `Cerca de ${gain} até o fim do jogo`,
  worthLater: (gain) => `Cerca de ${gain} até o fim do jogo, ainda sem pontos`,
  worthAndOnce: (gain, once) => `Cerca de ${gain} até o fim (${once} com cada objetivo uma vez)`,
  worthAndPrice: (gain, paid, gold) =>
    `Cerca de ${gain} até o fim do jogo, incluindo ${paid} pelo preço de ${gold} de ouro`,
  sells: (tenths, gold, tile) =>
    tenths <= 0
      ? `Por ${gold} de ouro, é difícil alguém comprar ${tile}`
      : `Por ${gold} de ouro, ${tile} é vendida cerca de ${tenths} ${tenths === 1 ? 'vez' : 'vezes'} em 10: ${2 * gold} de ouro para você`,
  orKeeps: (gain) => `se não, ela rende cerca de ${gain} até o fim`,
  either: (sale, kept) => `${sale}; ${kept}`,
  keeps: (gain, gold, tile) =>
    `Se ${tile} não for vendida por ${gold} de ouro, ela rende cerca de ${gain} até o fim`,
  there: (now, end) => `Onde um bot a colocaria: ${now} agora, cerca de ${end} até o fim.`,
  bestNow: (now) => `Melhor lugar por enquanto: ${now}.`,
  left: (gold) => `Você fica com ${gold} de ouro`,
  axeLeast: (gain, tile) => `Descarte ${tile}: até o fim é a que menos rende, cerca de ${gain}`,
  axeBest: (loss, tile) =>
    `Descarte ${tile}: com o marcador em outra peça, você ficaria cerca de ${loss === 1 ? '1 ponto' : `${loss} pontos`} para trás`,
  axeSold: (gold, name, gain, tile) =>
    `Descarte ${tile}: por ${gold} de ouro ela deve ser comprada e render cerca de ${gain} para ${name}`,
  axeUnsold: (gold, tenths, tile) =>
    tenths <= 0
      ? `Descarte ${tile}: mesmo por ${gold} de ouro é difícil vendê-la, e as outras duas rendem mais`
      : `Descarte ${tile}: por ${gold} de ouro ela só seria vendida cerca de ${tenths} ${tenths === 1 ? 'vez' : 'vezes'} em 10, e as outras duas rendem mais`,
  axeEqual: (tile) => `Descarte ${tile}: descartar outra peça seria quase tão bom`,
  axe: (gain, tile) =>
    `Descarte ${tile}, cerca de ${gain} para você até o fim: as outras duas devem render mais`,
  saves: 'Nada no mercado vale o preço',
  soldOut: 'Não há mais peças para comprar',
  tooDear: (price, gold) => `A peça mais barata custa ${price} de ouro, e você tem ${gold}`,
  cheapest: (price) => `A peça mais barata custa ${price} de ouro`,
};
