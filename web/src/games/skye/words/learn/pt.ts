/** Brazilian Portuguese: lessons, typed moves and the table in words for Isle of Skye. */
import type { SkyeLearnWords } from '.';
import { pluralIn } from '../../../../i18n/plural';

const plural = pluralIn('pt');
const points = (n: number): string => plural(n, { one: `${n} ponto`, other: `${n} pontos` });
const list = new Intl.ListFormat('pt');

export const words: SkyeLearnWords = {
  page: {
    title: 'Aprenda Ilha de Skye',
    lead: 'O jeito mais rápido de aprender é jogar. Um guia explica as três primeiras rodadas de uma partida de verdade; depois você continua por conta própria.',
    minutes: 'cerca de 8 minutos, contra um bot',
    what: 'O que você vai fazer',
    steps: [
      'Definir preços em segredo',
      'Comprar uma peça do bot',
      'Construir a sua ilha',
      'Ver o que pontua, e quando',
    ],
    rulesText: 'Todos os objetivos e símbolos, cada um com um exemplo desenhado.',
    galleryText: 'Cada peça, cada objetivo e cada pergaminho.',
  },

  coach: {
    round: (n) => `Rodada ${n} de 3`,
    welcome:
      'Este é o seu território: por enquanto, só um castelo. A cada rodada você acrescenta peças. Depois de seis rodadas, vence quem tem mais pontos.',
    goals: (goal) =>
      `Quatro objetivos dão pontos: de A a D. A trilha mostra quando pontuam. Nesta rodada só A pontua: ${goal}.`,
    income: (gold) =>
      `Cada rodada começa com a renda: 5 de ouro pelo castelo. Agora você tem ${gold} de ouro.`,
    tiles:
      'Três peças foram sorteadas para você. Uma volta para o saco, sob o marcador de descarte. As outras duas recebem um preço, em segredo.',
    axe: 'Coloque o marcador de descarte na peça de que você menos precisa.',
    prices:
      'Agora coloque moedas nas outras duas. Se alguém comprar a peça, você recebe o preço e suas moedas de volta. Se não, você fica com a peça e perde as moedas.',
    seal: 'Guarde um pouco de ouro para comprar. Depois feche os preços: ninguém os vê até todos terminarem.',
    ownWay: 'Você escolheu do seu jeito. Muito bem: a ilha é sua.',
    revealed: (bot, prices) =>
      `Agora todos os preços foram revelados. ${bot} pede ${list.format(prices.map(String))} de ouro. Você tem o marcador de jogador inicial, por isso compra primeiro.`,
    buy: (bot) =>
      `Você pode comprar uma peça. ${bot} recebe o preço. Escolha uma peça e aperte Comprar, ou passe.`,
    sold: (bot, price) =>
      `${bot} comprou uma peça sua por ${price}: você recebeu ${price} e os seus ${price} de volta.`,
    notSold: (bot) => `${bot} não comprou nada de você.`,
    kept: (n) =>
      plural(n, {
        one: 'A peça que ninguém comprou é sua; as moedas dela foram para a reserva.',
        other: 'As peças que ninguém comprou são suas; as moedas delas foram para a reserva.',
      }),
    take: 'Agora construa. Escolha ou arraste uma peça. Onde as peças se tocam, o terreno deve ser o mesmo. As estradas não precisam combinar.',
    lay: 'A peça encaixa nos espaços tracejados. O número mostra quanto ela rende. Ela já está girada; toque nela para girar mais.',
    myPrices: (prices) => `Meus preços, da esquerda para a direita: ${prices.join(' e ')}.`,
    confirm: 'Todas as peças estão posicionadas, mas ainda dá para mudar. Depois confirme.',
    scored: (slots, got) =>
      `${list.format(slots.map((slot) => `Objetivo ${slot}`))}: você ganhou ${points(got)}. Um objetivo pontua várias vezes, sempre pelo território inteiro.`,
    barrels: (whisky, all) =>
      whisky > 0
        ? `Renda de novo: 5 pelo castelo e ${whisky} por peças com barris que as estradas conectam a ele. São ${all} de ouro por rodada.`
        : 'Renda de novo: 5 pelo castelo. Uma peça com barris soma 1 de ouro por rodada, se uma estrada a conectar ao castelo.',
    price2: (bot) =>
      `Descarte e preços de novo. Um preço alto rende bem se ${bot} pagar, e custa caro se não. Quando terminar, feche os preços.`,
    buy2: (bot) =>
      `Desta vez ${bot} comprou primeiro: o jogador inicial muda a cada rodada. Agora é a sua vez. O número junto à peça mostra quanto ela rende.`,
    areas:
      'Uma área fechada por todos os lados está completa. O objetivo C conta essas áreas. Este botão as mostra em dourado, com as estradas do castelo.',
    build2: (goal) => `B pontua nesta rodada: ${goal}. Conecte suas estradas.`,
    behindYou: (gold) =>
      `A partir da rodada 3, quem está atrás recebe ouro extra: você recebeu ${gold}.`,
    behindOther: (bot, gold) =>
      `A partir da rodada 3, quem está atrás recebe ouro extra. Você está na frente, então ${bot} recebeu ${gold}.`,
    behindNobody:
      'A partir da rodada 3, cada um recebe ouro extra por jogador à sua frente. Vocês estão empatados, então ninguém recebeu.',
    scrolls:
      'Algumas peças têm um pergaminho. Ele pontua no fim da partida, pelo que está desenhado nele, e em dobro se a área dele estiver completa.',
    price3: 'Você já sabe: descarte, dois preços, fechar.',
    buy3: 'Compre uma peça, ou passe. O ouro não se perde: no fim, 5 de ouro são 1 ponto.',
    build3: (slots) =>
      `${list.format(slots)} pontuam nesta rodada. Complete áreas e pense em D: quadrados de quatro peças.`,
    end: (you, bot, other) =>
      `Você tem ${you}, ${bot} tem ${other}. Agora você sabe jogar. Daqui em diante mais objetivos pontuam a cada rodada, e quem está atrás recebe ouro. Comece uma nova partida ou continue nesta.`,
  },

  move: {
    hint: 'Por exemplo: axe L12, L40=3, L03=2 · buy L40 · pass · L03 n1e2 r1',
  },

  reader: {
    board: (name) => `Território de ${name}`,
    yours: 'Seu território',
    whose: 'Território de quem',
    empty: 'vazio',
    fits: (n) => plural(n, { one: `encaixa em ${n} posição`, other: `encaixa em ${n} posições` }),
    laid: 'não confirmada',
    how: 'As setas vão de espaço em espaço. Enter pega ou posiciona uma peça.',
    you: (n, gold) => `Você: ${points(n)}, ${gold} de ouro.`,
    stall: 'Sua banca',
    market: 'À venda',
    hand: 'Para posicionar',
    axed: 'descartada',
    price: (n) => `${n} de ouro`,
    goals: 'Objetivos',
    goal: (slot, text, now) =>
      now === null ? `${slot}: ${text}` : `${slot}: ${text}. Agora ${now}`,
  },

  keys: {
    title: 'Teclas',
    rows: [
      ['Tab', 'de parte em parte'],
      ['Enter, espaço', 'apertar, pegar, posicionar'],
      ['Setas', 'de espaço em espaço; o preço de uma peça'],
      ['Shift + setas', 'para o próximo espaço em que a peça encaixa'],
      ['Q, E', 'girar uma peça'],
      ['1 a 8', 'uma peça ou oferta pelo número'],
      ['X', 'o marcador de descarte em uma peça'],
      ['Z, Shift + Z', 'desfazer, refazer'],
      ['Ctrl + Enter', 'fechar preços, comprar, confirmar'],
      ['G, B, L, T', 'objetivos, territórios, histórico, teste'],
      ['?', 'explicar o que tem o foco'],
      ['/', 'digitar uma jogada'],
    ],
    moves: 'Jogadas digitadas',
    moveRows: [
      ['axe L12, L40=3, L03=2', 'marcador de descarte em L12, 3 de ouro em L40, 2 de ouro em L03'],
      ['buy L40', 'comprar esta peça'],
      ['pass', 'não comprar nada'],
      ['L03 n1e2 r1', 'posicionar L03 um passo ao norte e dois a leste do castelo, girada uma vez'],
    ],
  },
};
