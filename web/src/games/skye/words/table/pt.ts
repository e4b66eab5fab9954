import { pluralIn } from '../../../../i18n/plural';
import type { SkyeWords } from '.';

const plural = pluralIn('pt');

const list = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`;
const oneOrMore = (names: readonly string[], one: string, more: string): string =>
  `${list(names)} ${names.length === 1 ? one : more}`;

export const words: SkyeWords = {
  boards: {
    yours: 'Seu território',
    of: (name) => `O território de ${name}`,
    look: (name) => `Ver o território de ${name}`,
    back: 'Voltar ao seu território',
  },
  status: {
    setup: 'Preparando a mesa',
    setupDetail: 'Sorteando objetivos, castelos e as primeiras peças.',
    price: 'Defina preços: descarte uma peça, venda duas',
    priceWatch: 'Todos estão definindo preços',
    haveSealed: (names) => oneOrMore(names, 'já terminou', 'já terminaram'),
    think: (names) => oneOrMore(names, 'está pensando', 'estão pensando'),
    waitSeal: (names) => `Esperando os preços de ${list(names)}`,
    thenShown: 'Depois todos os preços são revelados',
    revealed: 'Todos os preços são revelados',
    buy: 'Sua vez: compre uma peça ou passe',
    tooDear: 'Você não tem ouro para nenhuma peça',
    nothingToBuy: 'Não há mais nada à venda',
    buys: (name) => `É a vez de ${name} comprar`,
    lastBuyer: 'Você compra por último; depois todos constroem',
    thenBuy: (names) => `Depois ${list(names)}`,
    youNext: 'A próxima vez é sua',
    youAfter: (names) => `Você compra depois de ${list(names)}`,
    thenBuild: 'Depois todos constroem',
    kept: 'As peças não vendidas ficam',
    build: (n) =>
      plural(n, {
        one: 'Construa: posicione sua peça',
        other: `Construa: posicione suas ${n} peças`,
      }),
    buildMore: (n) =>
      plural(n, {
        one: 'Construa: falta 1 peça',
        other: `Construa: faltam ${n} peças`,
      }),
    buildDone: 'Construa: confirme ao terminar',
    buildToo: (names) => oneOrMore(names, 'também está construindo', 'também estão construindo'),
    buildAlone: (slots) =>
      `Os outros terminaram. Depois ${slots.length === 1 ? 'pontua' : 'pontuam'} ${list(slots)}`,
    waitBuild: (names) => `Esperando ${oneOrMore(names, 'construir', 'construírem')}`,
    thenScore: (slots) =>
      slots.length === 1
        ? `Depois pontua o objetivo ${slots[0]}`
        : `Depois pontuam os objetivos ${list(slots)}`,
    buildWatch: 'Todos estão construindo',
    over: 'A partida acabou',
    won: (names, points) =>
      `${oneOrMore(names, 'vence', 'vencem')} com ${plural(points, { one: `${points} ponto`, other: `${points} pontos` })}`,
    youWon: (points) =>
      `Você vence com ${plural(points, { one: `${points} ponto`, other: `${points} pontos` })}`,
    trying: 'Modo de teste: nada aqui conta',
  },
  seat: {
    pricing: 'definindo preços',
    thinking: 'pensando',
    sealed: 'pronto',
    buying: 'comprando',
    bought: 'comprou 1',
    passed: 'passou',
    waits: 'esperando',
    builds: (n) => `construindo ${n}`,
    built: 'construiu',
    winner: 'venceu',
  },
  strip: {
    goals: 'Objetivos',
    goal: (slot) => `Objetivo ${slot}`,
    scoresNow: 'pontua nesta rodada',
    spent: 'não pontua mais',
    pointsNow: (n) =>
      plural(n, { one: `${n} ponto para você agora`, other: `${n} pontos para você agora` }),
    pointsOf: (name, n) => `${name}: ${n}`,
    after: (n, by) => `${n} com a peça mostrada, ${by}`,
    hidden: 'em segredo até a pontuação',
    unknown: 'desativado nesta mesa',
    track: 'Trilha de rodada',
    round: (round, rounds) => `Rodada ${round} de ${rounds}`,
    behind: (bonus) =>
      bonus === 0
        ? 'Nesta rodada não há ouro para quem está atrás.'
        : `Atrás nos pontos? +${bonus} de ouro por jogador à frente.`,
    lap: (round, slots, bonus) =>
      `Rodada ${round}: ${list(slots)} ${slots.length === 1 ? 'pontua' : 'pontuam'}` +
      (bonus ? `, ${bonus} de ouro por jogador à frente` : ''),
    scoresIn: (rounds) =>
      rounds.length === 0
        ? 'Não pontua mais.'
        : rounds.length === 1
          ? `Pontua mais uma vez, na rodada ${rounds[0]}.`
          : `Pontua nas rodadas ${list(rounds.map(String))}.`,
    withTile: 'Pontos com a peça mostrada.',
    light: 'Toque em um número para ver de onde vem.',
    close: 'Fechar',
    bag: (n) => plural(n, { one: `${n} peça no saco`, other: `${n} peças no saco` }),
  },
  board: {
    gold: (n) => `Seu ouro: ${n}`,
    try: 'Testar',
    bag: 'Saco',
  },
  price: {
    dock: 'Preços das suas peças',
    tile: (n) => `Peça ${n}`,
    axeHere: 'Pôr o marcador de descarte aqui',
    axe: 'Descarte',
    axeToken: 'Marcador de descarte: escolha-o, depois uma peça',
    coinToken: (n) => `Moeda de ${n}: escolha-a, depois uma peça`,
    backToBag: 'volta para o saco',
    takeAxe: 'Retirar o marcador de descarte',
    priceOf: (n) => `Preço da peça ${n}`,
    less: 'Um a menos',
    more: 'Um a mais',
    left: (all) => `# de ${all} restam`,
    locked: (n) => `${n} nas peças`,
    purse: 'Sua bolsa',
    undo: 'Desfazer',
    redo: 'Refazer',
    seal: 'Fechar preços',
    missAxe: 'Descarte uma peça',
    missPrices: (n) => plural(n, { one: `Falta ${n} preço`, other: `Faltam ${n} preços` }),
    missBoth: 'Descarte uma, venda duas',
    whyAxe: 'Uma das três peças recebe o marcador de descarte e volta para o saco.',
    whyPrice: 'Cada uma das outras duas peças precisa de pelo menos 1 de ouro.',
    sold: 'Se for vendida',
    soldText: 'você recebe o preço e suas moedas de volta.',
    unsold: 'Se não',
    unsoldText: 'você fica com a peça, e as moedas vão para a reserva.',
    keep: (by) => `Se ficar com ela: ${by} no melhor lugar.`,
    restore: 'Restaurar meus preços',
    keepNone: 'Agora ela não encaixa no seu território.',
    kept: 'Se ficar:',
    keptNowhere: 'não encaixa',
    drawn: 'As peças dos outros',
    drawnBy: (name) => `Peças de ${name}`,
    keys: '1 a 3 escolhem a peça, setas mudam o preço, X é o descarte, Ctrl+Enter fecha.',
    sealed: 'Preços fechados.',
    secret: (names) => `Em segredo até ${oneOrMore(names, 'terminar', 'terminarem')}.`,
    secretAll: 'Em segredo até todos terminarem.',
    unseal: 'Alterar',
    cannotUnseal: 'Os preços não podem mais mudar.',
    tryMeanwhile: 'Testar enquanto espera',
    axed: 'descartada',
    priced: (n) => `${n} de ouro`,
  },
  buy: {
    market: 'Mercado',
    toSpend: 'para gastar',
    locked: (n) => `+${n} nas peças`,
    from: (name) => `de ${name}`,
    soldTo: (name) => `vendida a ${name}`,
    soldToYou: 'você comprou',
    yourStall: 'Sua banca',
    tooDear: 'cara demais',
    offer: (tile, name, price) => `${tile} ${name} vende por ${price} de ouro.`,
    best: 'No melhor lugar:',
    thisRound: (parts) => `nesta rodada: ${parts}`,
    later: (parts) => `depois: ${parts}`,
    income: (by, only) =>
      only === null
        ? `Renda ${by} de ouro por rodada.`
        : `Renda ${by} de ouro uma vez, na rodada ${only}.`,
    nowhere: 'Agora ela não encaixa no seu território.',
    nothing: 'Mesmo no melhor lugar ela ainda não rende nada.',
    scroll: 'pergaminhos',
    keep: (gold, name, price) => `Você fica com ${gold} de ouro, ${name} recebe ${price}.`,
    keepLast: (gold, lost, name, price) =>
      plural(lost, {
        one: `Você fica com ${gold} de ouro (${lost} ponto a menos no fim), ${name} recebe ${price}.`,
        other: `Você fica com ${gold} de ouro (${lost} pontos a menos no fim), ${name} recebe ${price}.`,
      }),
    missing: (n) => plural(n, { one: `Falta ${n} de ouro.`, other: `Faltam ${n} de ouro.` }),
    choose: 'Escolha uma peça para ver o que ela rende.',
    nothingLeft: 'Não há mais nada para você comprar.',
    allTooDear: 'Você não tem ouro para nenhuma das peças que restam.',
    buyFor: (price) => `Comprar por\u00a0${price}`,
    buy: 'Escolha uma peça',
    pass: 'Passar',
    passNow: 'Não comprar nada',
    passing: 'Passando por você.',
    waitToPass: 'Esperar',
    passText: 'Não comprar nada nesta rodada?',
    notYet: (name) => `É a vez de ${name}`,
    youPassed: 'Você passou.',
    waitBuy: 'Enquanto isso, você pode ver o resto da mesa.',
    undo: 'Desfazer',
  },
  wait: {
    dock: 'Espera',
    watch: 'Você está assistindo.',
    watchText: 'Toque em um jogador para ver o território dele.',
    setUp: 'Um momento: preparando a mesa.',
  },
  bag: {
    title: 'No saco',
    text: (n) =>
      plural(n, {
        one: 'Esta é a última peça no saco.',
        other: `Restam estas ${n} peças. Ninguém sabe a ordem.`,
      }),
    hidden: 'O conteúdo do saco está desativado nesta mesa.',
  },
  rules: {
    lead: 'Construa um território ao redor do seu castelo. Vence quem tiver mais pontos após a última rodada.',
    here: 'Os objetivos desta partida',
  },
  refused: {
    price_too_low: 'Cada preço é de pelo menos 1 de ouro.',
    not_enough_gold: 'Você não tem tanto ouro.',
    wrong_tiles: 'Uma peça recebe o marcador de descarte; as outras duas, um preço.',
    own_tile: 'Esta peça é sua.',
    not_for_sale: 'Esta peça não está mais à venda.',
    not_awaited: 'Não é a sua vez.',
    not_this_phase: 'A rodada já avançou.',
    game_over: 'A partida acabou.',
  },
};
