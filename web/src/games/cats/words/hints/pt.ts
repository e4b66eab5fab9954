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
  rescue: (cat, which) => `Resgate este ${cat}${which && ` (${which})`}`,
  place: 'Posicione como mostrado',
  play: (card) => `Jogue ${card}`,
  colour: (colour) => `Escolha a cor ${colour}`,
  left: 'Mande para o campo esquerdo',
  right: 'Mande para o campo direito',
  which: {
    left: 'campo esquerdo',
    right: 'campo direito',
    nth: (field, n) => `${field}, nº ${n}`,
  },
  passes: 'Passe',
  noTreasure: 'Não pegue tesouro',
  done: 'Pare por aqui',
  atOnce: (gain, parts) => `Agora ${gain}: ${parts}`,
  noneNow: 'Agora não rende pontos',
  sister: (gain) => `sua irmã ${gain}`,
  more: (n, parts) => `Depois, cerca de +${n}: ${parts}`,
  anyway: (n, parts) => `Outra peça também poderia render cerca de ${n} disso: ${parts}`,
  sooner: (n) => `Um lugar com mais pontos agora renderia cerca de ${n} a menos no fim`,
  less: (n, parts) => `Depois, cerca de −${n}: ${parts}`,
  later: {
    more: {
      family: 'famílias que podem crescer',
      room: 'cômodos mais fáceis de encher',
      rats: 'ratos',
      tidy: 'bordas retas para as próximas peças',
      map: 'um tesouro do mapa',
      lesson: 'lições mais próximas',
      sister: 'sua irmã pode fazer menos pontos',
      plan: 'o resto do dia',
    },
    anyway: {
      family: 'famílias',
      room: 'cômodos',
      rats: 'ratos',
      lesson: 'lições',
      sister: 'o que sua irmã perde',
    },
    less: {
      family: 'famílias que crescem menos',
      room: 'cômodos mais difíceis de encher',
      rats: 'ratos',
      tidy: 'bordas irregulares ou buracos pequenos',
      map: 'um mapa perdido',
      lesson: 'lições mais difíceis',
      sister: 'sua irmã pode fazer mais pontos',
      plan: 'o resto do dia',
    },
  },
  lesson: (gain, titles) => `Cerca de ${gain} até o fim por ${titles}`,
  plan: 'O melhor uso dos seus peixes e cestas hoje',
  family: 'Deve render mais pontos até o fim da partida',
  best: 'No fim, é isto que mais deve ajudar você',
  now: {
    fish: 'Você ganha peixes ainda hoje',
    draw: 'Você vê mais cartas e só paga pelas que ficar',
    basket: 'Uma cesta nova leva um gato em cada dia que resta',
    aboard: 'Um gato embarca sem peixes nem cesta',
    herd: 'Gatos que você quer ficam mais baratos',
    fields: 'Aparecem mais gatos para escolher',
    spot: 'Sua próxima peça pode ficar longe das outras, onde ajuda mais',
  },
  cost: (fish) =>
    plural(fish, { one: `Juntas custam ${fish} peixe`, other: `Juntas custam ${fish} peixes` }),
  leaves: (fish, cats, baskets, waits) => {
    const kept = plural(fish, { one: 'Sobram 1 peixe', other: `Sobram ${fish} peixes` });
    const all = `${kept} e ${plural(baskets, { one: '1 cesta', other: `${baskets} cestas` })}`;
    const enough = plural(cats, {
      one: `${all}: dá para 1 gato hoje`,
      other: `${all}: dá para ${cats} gatos hoje`,
    });
    return waits ? `${enough}; outras cartas podem esperar` : enough;
  },
  carries: (cats) =>
    plural(cats, { one: `Cestas para ${cats} gato`, other: `Cestas para ${cats} gatos` }),
  layNone: {
    enough: (fish) =>
      plural(fish, {
        one: 'Suas próprias cestas bastam: 1 peixe não paga mais gatos',
        other: `Suas próprias cestas bastam: ${fish} peixes não pagam mais gatos`,
      }),
    cats: 'Outros gatos nos campos não valem o peixe aqui',
    keeps: (cards, baskets) =>
      `Você guarda ${plural(cards, { one: '1 carta de resgate', other: `${cards} cartas de resgate` })} para outro dia: ${plural(baskets, { one: '1 cesta', other: `${baskets} cestas` })}`,
  },
  refused: (what, loss) =>
    loss > 0
      ? `Até a melhor opção (${what}) custaria cerca de ${plural(loss, { one: '1 ponto', other: `${loss} pontos` })} no fim`
      : `Nem a melhor opção (${what}) renderia algo`,
  pass: {
    cats: (n) =>
      n === 1
        ? 'O único gato nos campos não vale o peixe aqui'
        : `Nenhum dos ${n} gatos nos campos vale o peixe aqui`,
    fish: (n) =>
      n === 1 ? 'Você guarda 1 peixe para amanhã' : `Você guarda ${n} peixes para amanhã`,
    treasures: (n) =>
      n === 1
        ? 'O último tesouro não melhora o seu barco'
        : `Nenhum dos ${n} tesouros restantes melhora o seu barco`,
    noFinds: 'Você não tem achado raro para jogar',
    keepsFinds: (n) =>
      n === 1
        ? 'Você guarda seu achado raro para outro dia'
        : `Você guarda seus ${n} achados raros para outro dia`,
    findsHurt: (n) =>
      n === 1
        ? 'Seu achado raro não melhora o seu barco'
        : `Nenhum dos seus ${n} achados raros melhora o seu barco`,
    anytime: (n) =>
      n === 1
        ? 'Sua carta de qualquer momento pode esperar'
        : `Suas ${n} cartas de qualquer momento podem esperar`,
  },
};
