/** Hints in The Isle of Cats, in Portuguese. */
import { pluralIn } from '../../../../i18n/plural';
import type { CatsHintWords } from '.';

const plural = pluralIn('pt');

export const words: CatsHintWords = {
  keep: (cards) => `Mantenha ${cards}`,
  pay: (n) => plural(n, { one: 'Pague a carta marcada', other: `Pague as ${n} cartas marcadas` }),
  payNothing: 'Não pague nenhuma carta',
  lay: (cards) => `Baixe ${cards}`,
  layNothing: 'Não baixe cartas de resgate',
  rescue: (cat) => `Resgate este ${cat}`,
  place: 'Posicione como mostrado',
  play: (card) => `Jogue ${card}`,
  colour: (colour) => `Escolha a cor ${colour}`,
  left: 'Mande para o campo esquerdo',
  right: 'Mande para o campo direito',
  pass: 'Passe',
  noTreasure: 'Não pegue tesouro',
  done: 'Pare por aqui',
  gain: (gain, what) => `${gain} por ${what}`,
  good: {
    family: 'suas famílias de gatos',
    room: 'encher cômodos',
    rats: 'cobrir ratos',
    tidy: 'não deixar buracos difíceis',
    map: 'um mapa e seu tesouro',
    lesson: 'lições',
    rare: 'tesouros raros',
    sister: 'pontos que sua irmã perde',
    fish: 'peixes que você guarda',
    plan: 'seu plano para o dia',
  },
  bad: {
    family: 'suas famílias de gatos',
    room: 'cômodos mais difíceis de encher',
    rats: 'ratos que ficam',
    tidy: 'buracos que sobram',
    map: 'um mapa perdido',
    lesson: 'lições mais difíceis de cumprir',
    rare: 'tesouros raros',
    sister: 'pontos que sua irmã ganha',
    fish: 'peixes que isso custa',
    plan: 'seu plano para o dia',
  },
  lesson: (gain, titles) => `${gain} por ${titles}`,
  plan: 'Combina com suas cartas, cestas e peixes do dia',
  future: 'Assim o resto da partida parece melhor',
  best: 'De todas as opções, esta é a melhor para o seu barco',
  cost: (fish) =>
    plural(fish, { one: `Juntas custam ${fish} peixe`, other: `Juntas custam ${fish} peixes` }),
  fishLeft: (fish) =>
    plural(fish, { one: `Você fica com ${fish} peixe`, other: `Você fica com ${fish} peixes` }),
  carries: (cats) =>
    plural(cats, { one: `Cestas para ${cats} gato`, other: `Cestas para ${cats} gatos` }),
};
