/** Hints in Isle of Skye, in Portuguese. */
import { pluralIn } from '../../../../i18n/plural';
import type { SkyeHintWords } from '.';

const plural = pluralIn('pt');
const list = new Intl.ListFormat('pt');

export const words: SkyeHintWords = {
  price: (low, high) => `Preços ${low} e ${high}, e o machado, como mostrado`,
  buy: (name, gold) => `Compre a peça marcada de ${name} por ${gold} de ouro`,
  pass: 'Não compre nada nesta rodada',
  place: 'Coloque a peça como mostrado',
  all: (names) => list.format(names),
  goal: (gain, slot, goal, times) =>
    plural(times, {
      one: `${gain} do objetivo ${slot} (${goal}), falta ${times} pontuação`,
      other: `${gain} do objetivo ${slot} (${goal}), faltam ${times} pontuações`,
    }),
  income: (gain) => `${gain} pelo ouro dos barris`,
  scrolls: (gain) => `${gain} dos pergaminhos no fim`,
  grows: (gain) => `${gain}: seu território pode crescer bem assim`,
  hinders: (gain) => `${gain}: seu território fica mais difícil de completar`,
  cost: (gain, gold) => `${gain} pelos ${gold} de ouro que você paga`,
  seller: (name) => `Contra: o ouro vai para ${name}`,
  wouldBuy: (names, count, gold) =>
    plural(count, {
      one: `${names} provavelmente compraria a peça de ${gold} de ouro`,
      other: `${names} provavelmente comprariam a peça de ${gold} de ouro`,
    }),
  keeps: (gain, gold) => `Se ninguém comprar a peça de ${gold} de ouro, ela fica com você: ${gain}`,
  discards: 'A peça com o machado é melhor fora do jogo',
  saves: 'Nada no mercado vale o preço',
};
