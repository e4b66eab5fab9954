/** Brazilian Portuguese: lessons, typed moves and the table in words for Isle of Skye. */
import type { SkyeLearnWords } from '.';
import { pluralIn } from '../../../../i18n/plural';

const plural = pluralIn('pt');
const points = (n: number): string => plural(n, { one: `${n} ponto`, other: `${n} pontos` });
const list = new Intl.ListFormat('pt');

export const words: SkyeLearnWords = {
  page: {
    title: 'Aprenda Ilha de Skye',
    lead: 'O jeito mais rápido é jogar. Um primeiro jogo curto se explica sozinho: três rodadas com um guia, depois como quiser.',
    minutes: 'cerca de 8 minutos, contra um bot',
    what: 'O que você vai fazer',
    steps: [
      'Definir preços em segredo',
      'Comprar uma peça do bot',
      'Construir a sua ilha',
      'Ver o que pontua, e quando',
    ],
    rulesText: 'Todos os objetivos e coisas, cada um com um exemplo desenhado.',
    galleryText: 'Cada peça, cada objetivo e cada pergaminho.',
  },

  coach: {
    round: (n) => `Rodada ${n} de 3`,
    welcome:
      'Esta é a sua terra: por enquanto, um castelo. A cada rodada você acrescenta peças. Depois de seis rodadas, vence quem tem mais pontos.',
    goals: (goal) =>
      `Quatro objetivos dão pontos: de A a D. A trilha mostra quando. Nesta rodada só A pontua: ${goal}.`,
    income: (gold) =>
      `Cada rodada começa com a renda: 5 de ouro pelo castelo. Agora você tem ${gold} de ouro.`,
    tiles:
      'Três peças foram sorteadas para você. Uma volta para o saco, sob o marcador de descarte. As outras duas recebem um preço, em segredo.',
    axe: 'Ponha o marcador de descarte na peça que menos faz falta.',
    prices:
      'Agora ponha moedas nas outras duas. Se comprarem a peça, você recebe o preço e suas moedas de volta. Se não, ela é sua e as moedas se perdem.',
    seal: 'Guarde um pouco de ouro para comprar. Depois sele: ninguém vê seus preços até todos selarem.',
    ownWay: 'Você seguiu o seu caminho. Muito bem, a ilha é sua.',
    revealed: (bot, prices) =>
      `Agora todos os preços estão à vista. ${bot} pede ${list.format(prices.map(String))} de ouro. Você é o primeiro jogador, por isso compra primeiro.`,
    buy: (bot) =>
      `Você pode comprar uma peça. O preço vai para ${bot}. Escolha uma e aperte Comprar, ou passe.`,
    sold: (bot, price) =>
      `${bot} comprou uma peça sua por ${price}: você recebeu ${price}, e os seus ${price} voltaram.`,
    notSold: (bot) => `${bot} não comprou nada de você.`,
    kept: (n) =>
      plural(n, {
        one: 'A peça que ninguém comprou é sua; as moedas dela foram para a reserva.',
        other: 'As peças que ninguém comprou são suas; as moedas delas foram para a reserva.',
      }),
    take: 'Agora construa. Escolha uma peça, ou arraste-a. Onde as peças se tocam, o terreno deve ser o mesmo. As estradas não precisam combinar.',
    lay: 'Ela cabe onde a borda é tracejada. O número é o que ela renderia. Já girei a peça; aperte-a de novo depois de pôr para girar mais.',
    myPrices: (prices) => `Meus preços, da esquerda para a direita: ${prices.join(' e ')}.`,
    confirm: 'Tudo está posto, nada está fixo ainda. Olhe, mova, depois confirme.',
    scored: (slots, got) =>
      `${list.format(slots.map((slot) => `Objetivo ${slot}`))}: você ganhou ${points(got)}. Um objetivo pontua várias vezes, sempre por toda a sua terra.`,
    barrels: (whisky, all) =>
      whisky > 0
        ? `Renda de novo: 5 pelo castelo e ${whisky} por barris que suas estradas conectam a ele. São ${all} de ouro por rodada.`
        : 'Renda de novo: 5 pelo castelo. Uma peça com barris soma 1 de ouro por rodada, se uma estrada a conectar ao castelo.',
    price2: (bot) =>
      `Descarte e preços mais uma vez. Um preço alto rende bem se ${bot} pagar, e custa caro se não. Sele quando estiver pronto.`,
    buy2: (bot) =>
      `Desta vez ${bot} foi primeiro: o marcador passa adiante. O que sobrou é para você. O número junto à peça é o que ela renderia.`,
    areas:
      'Uma área fechada por todos os lados está completa. O objetivo C conta essas áreas. Este botão as mostra em dourado, e as estradas do castelo.',
    build2: (goal) => `B pontua nesta rodada: ${goal}. Faça suas estradas se encontrarem.`,
    behindYou: (gold) =>
      `A partir da rodada 3, quem tem menos pontos recebe mais ouro: você recebeu ${gold} por estar atrás.`,
    behindOther: (bot, gold) =>
      `A partir da rodada 3, quem tem menos pontos recebe mais ouro. Você está na frente, então ${bot} recebeu ${gold}.`,
    behindNobody:
      'A partir da rodada 3 há ouro por jogador à sua frente. Vocês estão empatados, então ninguém recebeu.',
    scrolls:
      'Algumas peças têm um pergaminho. Ele pontua no fim do jogo, pelo que está desenhado nele, e em dobro se a área dele estiver completa.',
    price3: 'Você já sabe: descarte, dois preços, selar.',
    buy3: 'Compre uma peça, ou passe. O ouro não se perde: no fim, 5 de ouro são 1 ponto.',
    build3: (slots) =>
      `${list.format(slots)} pontuam nesta rodada. Feche áreas, e pense em D: quadrados de quatro peças.`,
    end: (you, bot, other) =>
      `Você tem ${you}, ${bot} tem ${other}. Isso era tudo. A partir daqui mais objetivos pontuam em cada rodada, e o ouro ajuda quem está atrás. Siga jogando, ou pare aqui.`,
  },

  move: {
    hint: 'Por exemplo: axe L12, L40=3, L03=2 · buy L40 · pass · L03 n1e2 r1',
  },

  reader: {
    board: (name) => `Território de ${name}`,
    yours: 'Seu território',
    whose: 'Território de quem',
    empty: 'vazio',
    fits: (n) => plural(n, { one: 'cabe em uma posição', other: `cabe em ${n} posições` }),
    laid: 'não confirmada',
    how: 'As setas andam de casa em casa. Enter pega ou põe uma peça.',
    you: (n, gold) => `Você: ${points(n)}, ${gold} de ouro.`,
    stall: 'Suas peças',
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
      ['Enter, espaço', 'apertar, pegar, pôr'],
      ['Setas', 'de casa em casa; o preço de uma peça'],
      ['Shift + setas', 'para a próxima casa em que cabe'],
      ['Q, E', 'girar uma peça'],
      ['1 a 8', 'uma peça ou oferta pelo número'],
      ['X', 'o marcador de descarte em uma peça'],
      ['Z, Shift + Z', 'desfazer, refazer'],
      ['Ctrl + Enter', 'selar, comprar, confirmar'],
      ['G, B, L, T', 'objetivos, territórios, registro, teste'],
      ['?', 'explicar o que tem o foco'],
      ['/', 'escrever uma jogada'],
    ],
    moves: 'Jogadas por escrito',
    moveRows: [
      ['axe L12, L40=3, L03=2', 'marcador de descarte em L12, 3 de ouro em L40, 2 de ouro em L03'],
      ['buy L40', 'comprar esta peça'],
      ['pass', 'não comprar nada'],
      ['L03 n1e2 r1', 'pôr L03 um passo ao norte e dois a leste do castelo, girada uma vez'],
    ],
  },
};
