/** Brazilian Portuguese explanations. */
import type { ExplainWords } from '.';
import { pluralIn } from '../../../../i18n/plural';

const plural = pluralIn('pt');
const points = (n: number): string => plural(n, { one: `${n} ponto`, other: `${n} pontos` });

export const words: ExplainWords = {
  example: 'Exemplo',
  more: 'Resumo de todas as regras',
  compared: (counts, got) => `${counts.join(', ')}: isso dá ${got.join(', ')} pontos.`,
  majority:
    'Quem tem mais recebe 5 pontos, o segundo recebe 2. Se houver empate no primeiro lugar, cada um recebe 5 e ninguém recebe 2.',

  goals: {
    squares: {
      name: 'Quadrados',
      rule: '2 pontos por quadrado de quatro peças. Os quadrados podem se sobrepor. O castelo conta como peça.',
      example: (n) => `Dois quadrados com duas peças em comum: ${points(n)}.`,
    },
    sheep: {
      name: 'Ovelhas',
      rule: '1 ponto por ovelha no seu território.',
      example: (n) => `1 + 2 + 3 ovelhas: ${points(n)}.`,
    },
    brochs: {
      name: 'Brochs',
      rule: 'Cada área de montanha dá 1 ponto com um broch, 3 com dois, 6 com três ou mais. Não precisa estar completa.',
      example: (n) => `Dois brochs em uma área, um em outra: 3 + 1 = ${points(n)}.`,
    },
    whisky: {
      name: 'Uísque',
      rule: 'Quem tem mais peças com barris de uísque? Não é preciso estrada.',
      example: (n) => `Quem tem mais: ${points(n)}.`,
    },
    farm: {
      name: 'Animais da fazenda',
      rule: '1 ponto por ovelha e por boi na peça de uma fazenda ou nas oito peças ao redor. Cada animal conta uma vez.',
      example: (n) =>
        `Três animais na fazenda e ao redor: ${points(n)}. O último está longe demais.`,
    },
    cattle: {
      name: 'Bois conectados',
      rule: '2 pontos por boi em uma peça conectada ao seu castelo por estradas.',
      example: (n) =>
        `Dois bois estão conectados: ${points(n)}. O terceiro não tem estrada até o castelo.`,
    },
    roads: {
      name: 'Peças conectadas',
      rule: '1 ponto por peça conectada ao seu castelo por estradas. O próprio castelo não conta.',
      example: (n) => `Três peças estão conectadas: ${points(n)}.`,
    },
    lake: {
      name: 'Maior lago',
      rule: '2 pontos por peça da sua maior área de água completa. Áreas abertas não dão nada.',
      example: (n) => `Um lago completo de três peças: ${points(n)}.`,
    },
    areas: {
      name: 'Áreas',
      rule: '1 ponto por área completa de qualquer terreno, mesmo dentro de uma só peça.',
      example: (n) => `Um lago, um pasto e um monte em uma ilhota: ${points(n)}.`,
    },
    areas3: {
      name: 'Áreas grandes',
      rule: '3 pontos por área completa de pelo menos 3 peças.',
      example: (n) => `Um pasto completo de três peças: ${points(n)}.`,
    },
    trio: {
      name: 'Conjuntos de construções',
      rule: '5 pontos por conjunto de um broch, uma fazenda e um farol, onde quer que estejam. Cada construção faz parte de um só conjunto.',
      example: (n) => `Dois brochs, uma fazenda e um farol formam um conjunto: ${points(n)}.`,
    },
    ships: {
      name: 'Navios',
      rule: 'Quem tem mais navios?',
      example: (n) => `Quem tem mais: ${points(n)}.`,
    },
    gold: {
      name: 'Ouro',
      rule: 'Quem tem mais ouro na hora da pontuação?',
      example: (n) => `Quem tem mais: ${points(n)}.`,
    },
    harbour: {
      name: 'Portos',
      rule: '3 pontos por área de água com pelo menos um navio e pelo menos um farol ao lado. Não precisa estar completa.',
      example: (n) =>
        `Um navio e um farol na mesma área de água: ${points(n)}. O outro navio não tem farol.`,
    },
    column: {
      name: 'Linhas verticais',
      rule: '3 pontos por linha vertical de pelo menos 3 peças. Uma linha mais longa não dá pontos extras.',
      example: (n) => `Quatro peças em linha vertical: ${points(n)}.`,
    },
    mountains: {
      name: 'Montanhas',
      rule: '2 pontos por área de montanha completa, mesmo dentro de uma só peça.',
      example: (n) => `Duas áreas de montanha estão completas: ${points(n)}.`,
    },
  },

  items: {
    sheep: {
      name: 'Ovelha',
      rule: 'Um animal. Conta para os objetivos de ovelhas e de animais da fazenda, e para pergaminhos de ovelhas.',
    },
    cattle: {
      name: 'Boi',
      rule: 'Um animal. Conta para os objetivos de bois conectados e de animais da fazenda, e para pergaminhos de bois.',
    },
    whisky: {
      name: 'Barris de uísque',
      rule: 'Uma peça com barris dá 1 de ouro por rodada, se estiver conectada ao castelo por estradas. Para o objetivo e o pergaminho não é preciso estrada.',
    },
    ship: {
      name: 'Navio',
      rule: 'Conta para os objetivos de navios e de portos, e para pergaminhos de navios.',
    },
    broch: {
      name: 'Broch',
      rule: 'Uma torre redonda nas montanhas. Conta para os objetivos de brochs e de conjuntos, e para pergaminhos de brochs.',
    },
    farm: {
      name: 'Fazenda',
      rule: 'Conta para os objetivos de animais da fazenda e de conjuntos, e para pergaminhos de fazendas.',
    },
    lighthouse: {
      name: 'Farol',
      rule: 'Fica ao lado da água. Conta para os objetivos de portos e de conjuntos, e para pergaminhos de faróis.',
    },
    castle: {
      name: 'Castelo',
      rule: 'A primeira peça do seu território. Dá 5 de ouro por rodada. Para áreas, quadrados e linhas é uma peça como as outras.',
    },
  },
  incomeExample: (castle, whisky) =>
    `${castle} pelo castelo e ${whisky} por barris conectados: ${castle + whisky} de ouro. Um barril não tem estrada até o castelo.`,
  asGoal: (goal, text) => `Objetivo ${goal}: ${text}`,

  scroll: {
    rule: 'Pontua uma vez, no fim da partida, por todo o seu território. Os pontos são arredondados para baixo e depois dobrados, se a área do pergaminho estiver completa.',
    example: (count, n, doubled) =>
      doubled
        ? `${count}, e a área do pergaminho está completa: ${points(n)}.`
        : `${count}; a área está aberta: ${points(n)}.`,
  },
  scrollNames: {
    sheep2: 'Pergaminho de ovelhas',
    whisky2: 'Pergaminho de uísque',
    ship2: 'Pergaminho de navios',
    cattle: 'Pergaminho de bois',
    broch: 'Pergaminho de brochs',
    farm: 'Pergaminho de fazendas',
    lighthouse: 'Pergaminho de faróis',
  },

  ideas: {
    axe: {
      name: 'Marcador de descarte',
      rule: 'A peça sob o marcador volta para o saco. Ela pode sair de novo em outra rodada.',
    },
    price: {
      name: 'Preço',
      rule: 'Coloque pelo menos 1 de ouro seu em cada uma de duas peças. Se alguém comprar a peça, você recebe o preço e suas moedas de volta. Se não, fica com a peça, e as moedas vão para a reserva.',
    },
    track: {
      name: 'Trilha de rodada',
      rule: 'Mostra quais objetivos pontuam em cada rodada. Cada objetivo pontua três vezes, sempre pelo território inteiro.',
    },
    behind: {
      name: 'Ouro extra',
      rule: 'A partir da rodada 3, você recebe um bônus por jogador com mais pontos que você: 1 de ouro na rodada 3, depois 2, 3 e 4.',
    },
    completed: {
      name: 'Área completa',
      rule: 'Uma área está completa quando há uma peça vizinha em cada lado dela. Uma área que não toca nenhum lado da própria peça já está completa.',
      example: 'Um lago, um pasto e um monte em uma ilhota estão completos.',
    },
    linked: {
      name: 'Conectada ao castelo',
      rule: 'As estradas se unem onde as duas peças têm estrada no lado comum. Uma peça está conectada se uma estrada leva dela ao castelo.',
      example: 'Três peças estão conectadas; a estrada de outra termina no caminho.',
    },
    scrolls: {
      name: 'Pergaminhos',
      rule: 'Pontuam só no fim da partida, e em dobro em uma área completa.',
    },
    first: {
      name: 'Jogador inicial',
      rule: 'Compra primeiro nesta rodada. A cada rodada o marcador passa ao próximo jogador.',
    },
    gold: {
      name: 'Ouro',
      rule: 'Dinheiro para preços e compras. No fim, 5 de ouro valem 1 ponto.',
    },
  },
  priceExample: ({ gold, prices, left, sold, after }) =>
    `Você tem ${gold} de ouro e coloca ${prices.join(' e ')}: restam ${left}. A peça de ${sold} é comprada: você recebe ${sold} e os seus ${sold} de volta. Agora pode gastar ${after}.`,
  behindExample: (round, ahead, gold) =>
    `Rodada ${round}, ${ahead} jogadores estão à sua frente: mais ${gold} de ouro.`,

  glance: {
    title: 'Resumo das regras',
    lead: 'O jogo em uma página. Você também pode consultar tudo na mesa: aponte para um item, segure o dedo nele ou aperte a tecla ?.',
    learn: 'Aprender jogando',
    round: 'Uma rodada',
    build: 'Áreas e estradas',
    goals: 'Os dezesseis objetivos',
    goalsText: 'Cada partida usa quatro deles, os mesmos para todos.',
    things: 'O que há nas peças',
    scrolls: 'Pergaminhos',
    end: 'O fim',
    endText:
      'Depois da última rodada os pergaminhos pontuam, e 5 de ouro valem 1 ponto. Vence quem tem mais pontos. No empate, vence quem tem mais ouro.',
    rounds: 'Seis rodadas; cinco com cinco jogadores.',
    phases: [
      ['Renda', '5 de ouro pelo castelo, 1 por peça conectada com barris, e o ouro extra.'],
      [
        'Preços',
        'Cada um sorteia três peças. Em segredo, uma recebe o marcador de descarte e as outras duas, um preço.',
      ],
      ['Descarte', 'As peças com o marcador de descarte voltam para o saco.'],
      ['Compra', 'Na sua vez, cada um pode comprar uma peça de outro jogador, ou passar.'],
      [
        'Construção',
        'Você posiciona todas as peças que recebeu. O terreno deve combinar em todos os lados; as estradas não precisam combinar.',
      ],
      ['Pontuação', 'Os objetivos da rodada pontuam para todos.'],
    ],
  },
};
