/** Brazilian Portuguese words for the log and the result of The Isle of Cats. */
import { plain } from '../../../../i18n/numbers';
import { pluralIn } from '../../../../i18n/plural';
import type { CatsStoryWords } from './en';

const plural = pluralIn('pt');
const list = new Intl.ListFormat('pt');

const points = (n: number) => plural(n, { one: `${plain(n)} ponto`, other: `${plain(n)} pontos` });
const cards = (n: number) => plural(n, { one: `${n} carta`, other: `${n} cartas` });
const cats = (n: number) => plural(n, { one: `${n} gato`, other: `${n} gatos` });
const fish = (n: number) => plural(n, { one: `${n} peixe`, other: `${n} peixes` });

export const words: CatsStoryWords = {
  byLesson: 'Por lição',
  terms: {
    round: (n) => `Dia ${n}`,
    beforeRounds: 'Antes do primeiro dia',
    scoring: () => 'Ver a pontuação',
    scored: () => 'Pontuação final',
    onward: (n) => `Para o dia ${n}`,
    board: (name) => `Barco: ${name}`,
    boardWith: (name, n) => `Barco: ${name}, ${points(n)}`,
    oneBoard: 'Barco',
    boards: (seats) => (seats === 1 ? 'O barco' : 'Os barcos'),
    whose: 'Barco de quem',
    keys: 'Setas: uma jogada; Page Up e Page Down: um dia; espaço: reproduzir',
    automaWins: (n) => `Sua irmã vence com ${points(n)}`,
  },
  secrets: {
    colours: 'com cores ocultas',
    sister:
      'Aqui as cores ocultas da irmã contam desde o início. No jogo, cada uma conta quando é revelada.',
    lessons: 'Aqui contam também as lições secretas de todos. No jogo você vê só as suas.',
  },
  piles: {
    pack: 'Draft',
    choice: 'Escolha de lições',
    kept: 'Mantidas',
    drawn: 'Sacadas',
    hand: 'Mão',
    laid: 'Baixadas',
    lessons: 'Lições',
  },
  tie: {
    fish: (most, fewer) =>
      `Pontos iguais: os peixes decidem, ${most} contra ${list.format(fewer.map(String))}.`,
    rooms: (most, fewer) =>
      `Pontos iguais: os cômodos cheios decidem, ${most} contra ${list.format(fewer.map(String))}.`,
    sister: 'Pontos iguais: no empate, sua irmã vence.',
  },
  fish: 'Peixes',
  sister: 'Irmã',
  topics: {
    rats: 'Ratos',
    rooms: 'Cômodos incompletos',
    families: 'Famílias',
    rare: 'Tesouros raros',
    lessons: 'Lições particu\u00adlares',
    public: 'Lições públicas',
    sister: 'As cores dela',
    sister_lessons: 'As lições dela',
  },
  phases: {
    boats: 'os barcos são distribuídos',
    first: 'quem começa',
    oshax_row: 'os oshax são dispostos',
    colour_row: 'as cores dela',
    sister_lessons: 'as lições dela',
    family_deal: 'as lições são distribuídas',
    family_keep: 'escolha de lições',
    fields: 'chegam gatos',
    deal: 'as cartas são distribuídas',
    keep: 'draft de cartas',
    pay: 'pagar as cartas',
    pause: 'pausa antes das lições',
    public: 'lições',
    lay: 'baixar cartas de resgate',
    sister_row: 'as cartas dela são dispostas',
    rescue: 'resgatar gatos',
    rare: 'achados raros',
    day_end: 'o dia termina',
    over: 'fim da partida',
  },
  all: (items) => list.format(items),
  title: (title) => `“${title}”`,
  cards,
  cat: {
    blue: 'gato azul',
    green: 'gato verde',
    red: 'gato vermelho',
    purple: 'gato roxo',
    orange: 'gato laranja',
  },
  rescued: {
    blue: 'um gato azul',
    green: 'um gato verde',
    red: 'um gato vermelho',
    purple: 'um gato roxo',
    orange: 'um gato laranja',
  },
  colours: { blue: 'azul', green: 'verde', red: 'vermelho', purple: 'roxo', orange: 'laranja' },
  catsOf: {
    blue: (n) => plural(n, { one: `${n} gato azul`, other: `${n} gatos azuis` }),
    green: (n) => plural(n, { one: `${n} gato verde`, other: `${n} gatos verdes` }),
    red: (n) => plural(n, { one: `${n} gato vermelho`, other: `${n} gatos vermelhos` }),
    purple: (n) => plural(n, { one: `${n} gato roxo`, other: `${n} gatos roxos` }),
    orange: (n) => plural(n, { one: `${n} gato laranja`, other: `${n} gatos laranja` }),
  },
  mapColours: {
    blue: 'azul',
    green: 'verde',
    red: 'vermelho',
    purple: 'roxo',
    orange: 'laranja',
  },
  forColours: {
    blue: 'azul',
    green: 'verde',
    red: 'vermelho',
    purple: 'roxo',
    orange: 'laranja',
  },
  oshax: 'oshax',
  /** Short names of treasures. */
  treasures: {
    c1: 'baú',
    c2: 'bolsa',
    c3i: 'caixote',
    c3l: 'urna',
    r_i: 'espada',
    r_o: 'coroa',
    r_t: 'colar',
    r_s: 'bracelete',
    r_l: 'chave',
  },
  baskets: {
    permanent: 'cesta permanente',
    card: 'cesta inteira',
    broken: 'duas cestas quebradas',
  },
  events: {
    setup: (order) => `Os barcos estão prontos. Ordem de turno: ${order}.`,
    lessons: (titles) => `Lições da sua irmã: ${titles}.`,
    day: (day, order) =>
      order ? `Começa o dia ${day}. Ordem de turno: ${order}.` : `Começa o dia ${day}.`,
    fields: (left, right) => `Campo esquerdo: ${left}. Campo direito: ${right}.`,
    rareFound: (found) => `Chegam tesouros raros: ${found}.`,
    fish: (name, gain, all) => `${name} pesca ${fish(gain)} e tem ${all}.`,
    fishes: (parts) => `Depois da pesca: ${parts}.`,
    deal: (name, n) => `${name} recebe ${cards(n)}.`,
    deals: (n) => `Todos recebem ${cards(n)}.`,
    keep: (name, kept) => `${name} mantém ${kept}.`,
    sealed: (name) => `${name} escolheu.`,
    laid: (name, n) =>
      n > 0
        ? `${name} baixa ${cards(n)} virada${n === 1 ? '' : 's'} para baixo.`
        : `${name} não baixa cartas de resgate.`,
    pay: (name, cost, bought, left) =>
      `${name} paga ${fish(cost)} por ${bought} e fica com ${left}.`,
    paysFor: (name, bought) => `${name} paga por ${bought}.`,
    payNothing: (name) => `${name} não paga nenhuma carta.`,
    publicLesson: (name, title) => `${name} baixa uma lição pública: ${title}.`,
    lesson: (name, titles) => `${name} aprende ${titles}.`,
    lessonHidden: (name, n) =>
      plural(n, {
        one: `${name} baixa ${n} lição particular.`,
        other: `${name} baixa ${n} lições particulares.`,
      }),
    lay: (name, shown) => `${name} mostra ${shown}.`,
    layNothing: (name) => `${name} não mostra cartas de resgate.`,
    sisterRow: (n, speed) => `Sua irmã tem hoje ${cards(n)} e velocidade ${speed}.`,
    order: (order) => `Ordem de turno por velocidade: ${order}.`,
    speed: (name, speed) => `${name.within} (${speed})`,
    rescue: (name, cat, paid, basket) => `${name} resgata ${cat}: ${fish(paid)}, ${basket}.`,
    rescueFree: (name, cat) => `${name} resgata ${cat}.`,
    take: (name, cat) => `${name} leva ${cat} a bordo...`,
    sister: (parts) => `Sua irmã ${parts.join(' e depois ')}.`,
    sisterCats: () => 'rescued',
    sisterTakes: (tiles) => `leva ${tiles}`,
    sisterSwaps: (one, other) => `troca ${one} e ${other} de lugar`,
    sisterNothing: 'não tem nada para levar',
    map: (name, colour, treasure) => `${name} cobre o mapa ${colour} e encontra: ${treasure}.`,
    mapNothing: (name, colour) => `${name} cobre o mapa ${colour} e não pega tesouro.`,
    passRescue: (name) => `${name} não resgata mais gatos hoje.`,
    passRare: (name) => `${name} termina os achados raros.`,
    pass: (name) => `${name} passa.`,
    unused: (name, n) =>
      plural(n, {
        one: `${n} carta de resgate não usada de ${name.within} é descartada.`,
        other: `${n} cartas de resgate não usadas de ${name.within} são descartadas.`,
      }),
    oshax: (name, colour) => `${name} chama um oshax a bordo: agora ele é ${colour}.`,
    treasure: (name, tiles) => `${name} leva a bordo: ${tiles}.`,
    playCard: (name, title) => `${name} joga ${title}.`,
    anytime: (name, title, what) =>
      what ? `${name} joga ${title}: ${what}.` : `${name} joga ${title}.`,
    gains: (gain, all) => `mais ${fish(gain)}, ${all} no total`,
    gainsFor: (colour, gain, all) => `${fish(gain)} pela cor ${colour}, ${all} no total`,
    buys: (kept, cost) => `${kept} por ${fish(cost)}`,
    buysNothing: 'nenhuma carta mantida',
    herds: (n) =>
      plural(n, { one: `${n} gato troca de campo`, other: `${n} gatos trocam de campo` }),
    arrives: (tiles) => `do saco: ${tiles}`,
    boards: (tile) => `${tile} sobe a bordo`,
    fitsNowhere: (tile) => `${tile} não cabe em lugar nenhum e vai para o descarte`,
    givesLessons: (n) =>
      plural(n, {
        one: `${n} lição por uma cesta permanente`,
        other: `${n} lições por uma cesta permanente`,
      }),
    givesTreasures: (tiles) => `${tiles} por uma cesta permanente`,
    names: (name, colour) => `${name} indica a cor ${colour}.`,
    sends: (name, field) => `${name} manda o gato para o campo ${field}.`,
    fieldNames: { left: 'esquerdo', right: 'direito' },
    places: (name, what) => `${name} posiciona um ${what === 'oshax' ? 'oshax' : 'tesouro'}.`,
    done: (name) => `${name} não pega mais nada.`,
    watches: (name, on) =>
      on ? `${name} quer um aviso antes da vez de cada rival.` : `${name} não quer mais avisos.`,
    sisterColour: (colour) => `Sua irmã revela uma cor: ${colour}.`,
    dayEnd: (n) =>
      n > 0
        ? plural(n, {
            one: `O dia termina; ${n} gato fica para trás.`,
            other: `O dia termina; ${n} gatos ficam para trás.`,
          })
        : 'O dia termina; todos os gatos dos campos foram resgatados.',
    final: (name, total, parts) => `${name}: ${points(total)} (${parts}).`,
    finalPart: (what, n) => `${what} ${plain(n)}`,
    end: (names) =>
      names.length > 1 ? `${list.format(names)} dividem a vitória.` : `${names[0]} vence.`,
    sisterWins: 'Sua irmã vence.',
  },
  why: {
    rat: 'um rato visível',
    room: (room, n) =>
      plural(n, { one: `${room}: ${n} espaço vazio`, other: `${room}: ${n} espaços vazios` }),
    family: (members) => `uma família: ${members}`,
    rare: 'um tesouro raro',
    lesson: (title, count) => `${title}: ${count}`,
    worth: (title, n, count) =>
      count ? `${title}: ${points(n)} (${count})` : `${title}: ${points(n)}`,
    familyWorth: (members, n) => `uma família: ${members}, ${points(n)}`,
    of: (n, wanted) => `${n} de ${wanted}`,
    enough: (n, wanted) => `${n}, mínimo ${wanted}`,
    enoughFish: (n, wanted) => `${n} peixes, mínimo ${wanted}`,
    over: (n, wanted) => `${n}, mas precisa ser exatamente ${wanted}`,
    bigger: (size, name) =>
      name
        ? `a família de ${name} é maior: ${cats(size)}`
        : `um rival tem uma família maior: ${cats(size)}`,
    left: (n) => (n === 0 ? 'nada mais a cobrir' : `falta cobrir ${n}`),
    counted: (n) => `contagem: ${n}`,
    place: (n) => `lugar ${n} na ordem de turno`,
    each: (members, each) => `${members}, ${points(each)} cada`,
  },
  history: {
    title: 'Suas partidas contra a irmã',
    won: 'vitória',
    lost: 'derrota',
    wins: (won, of) => `vitórias: ${won} de ${of}`,
    best: (n) => `recorde ${plain(n)}`,
    score: (own, hers) => `${own} : ${hers}`,
    now: 'esta partida',
    more: 'Partidas anteriores',
    failed: 'Não foi possível carregar as partidas anteriores.',
    difficulty: {
      easy: 'fácil',
      medium: 'médio',
      hard: 'difícil',
      very_hard: 'muito difícil',
      expert: 'especialista',
    },
    next: (level) => `Próximo nível: ${level}`,
  },
  panel: {
    title: 'Sua irmã',
    score: (n) => `agora ${points(n)}`,
    colours: 'As cores dela',
    colour: (each, colour) => `${colour}: ${points(each)} por gato`,
    hidden: (each, day) => `${points(each)} por gato, revelada no dia ${day}`,
    day: (n) => `dia ${n}`,
    lessons: 'As lições dela',
    coloursRule:
      'Cada gato seu dá a ela os pontos da cor dele. “?”: uma cor que ela revela nesse dia.',
    rule: 'Ela pontua pelo que está no seu barco. Você precisa de mais pontos; no empate, ela vence.',
    row: 'A fileira dela hoje',
    fishChange:
      'Os pontos dela pelos seus peixes ainda mudam: até o fim você pesca e gasta peixes.',
    rowEmpty: 'As cartas dela chegam depois que você baixar as suas.',
    rowDone: 'Ela já jogou todas as cartas de hoje.',
    takes: (parts) => `A carta aberta: ${parts}.`,
    follows: (n) =>
      plural(n, {
        one: `Segue mais ${n} carta, fechada.`,
        other: `Seguem mais ${n} cartas, fechadas.`,
      }),
    unseen: (n) =>
      plural(n, {
        one: `${n} carta está fechada; ela a revela na vez dela.`,
        other: `${n} cartas estão fechadas; ela revela uma a cada vez dela.`,
      }),
    speed: (n) => `Velocidade dela hoje: ${n}`,
    acted: 'Ela acabou de jogar',
    newColour: (day, colour, points) =>
      `Dia ${day}. Nova cor da sua irmã: ${colour} (${points} por gato).`,
    youFirst: (mine, hers) =>
      mine === hers
        ? `Você joga primeiro: as duas velocidades são ${mine}.`
        : `Você joga primeiro: velocidade ${mine} contra ${hers}.`,
    sheFirst: (hers, mine) =>
      mine === hers
        ? `Sua irmã joga primeiro: as duas velocidades são ${mine}.`
        : `Sua irmã joga primeiro: velocidade ${hers} contra a sua, ${mine}.`,
    seventh: (card) => `Sua sétima carta, tirada ao acaso: ${card}.`,
    open: 'Mostrar tudo sobre a irmã',
    cats,
    faceDown: 'Uma carta da irmã, fechada',
  },
};
