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
  passes: 'Passe',
  noTreasure: 'Não pegue tesouro',
  done: 'Pare por aqui',
  worth: (gain) => `Cerca de ${gain} até o fim (o barco mostra os pontos de agora)`,
  worthSolo: (gain) =>
    `Cerca de ${gain} contra sua irmã até o fim (o barco mostra os pontos de agora)`,
  part: (reason, gain) => `${reason} (${gain})`,
  rest: (gain) => `Todo o resto (${gain})`,
  good: {
    family: 'Ajuda suas famílias de gatos',
    room: 'Ajuda a encher cômodos',
    rats: 'Cobre ratos, embora gatos futuros talvez também cobrissem',
    tidy: 'Não deixa buracos difíceis',
    map: 'Ajuda com um mapa e seu tesouro',
    lesson: 'Ajuda nas lições',
    rare: 'Aumenta seus tesouros raros',
    sister: 'Sua irmã perde pontos agora',
    sister_later: 'Sua irmã deve terminar com menos pontos',
    fish: 'Você guarda peixes',
    plan: 'Combina com seu plano para o dia',
  },
  bad: {
    family: 'Atrapalha famílias de gatos',
    room: 'Os cômodos ficam mais difíceis de encher',
    rats: 'Ratos continuam à vista',
    tidy: 'Deixa buracos difíceis',
    map: 'Um mapa se perde',
    lesson: 'As lições ficam mais difíceis',
    rare: 'Tesouros raros ficam mais difíceis',
    sister: 'Sua irmã ganha pontos agora',
    sister_later: 'Sua irmã deve terminar com mais pontos',
    fish: 'Custa peixes',
    plan: 'Atrapalha seu plano para o dia',
  },
  lesson: (gain, titles) => `Cerca de ${gain} até o fim por ${titles}`,
  plan: 'Combina com suas cartas, cestas e peixes do dia',
  family: 'Deve render mais pontos até o fim da partida',
  future: 'Assim o resto da partida parece melhor',
  best: 'De todas as opções, esta é a melhor para o seu barco',
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
