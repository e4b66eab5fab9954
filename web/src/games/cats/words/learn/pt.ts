/** Lições, lances escritos e a mesa em palavras para A Ilha dos Gatos, em português do Brasil. */
import { plain } from '../../../../i18n/numbers';
import { pluralIn } from '../../../../i18n/plural';
import type { CatsLearnWords } from './en';

const plural = pluralIn('pt');
const points = (n: number): string =>
  plural(n, { one: `${plain(n)} ponto`, other: `${plain(n)} pontos` });
const cats = (n: number): string =>
  plural(n, { one: `${n} gato espera`, other: `${n} gatos esperam` });
const cards = (n: number): string => plural(n, { one: `${n} carta`, other: `${n} cartas` });

export const words: CatsLearnWords = {
  page: {
    title: 'Aprenda A Ilha dos Gatos',
    lead: 'O jeito mais rápido é jogar. São duas lições curtas, em uma mesa de verdade; depois de cada uma você pode continuar a partida.',
    standard: {
      title: 'O jogo',
      start: 'Começar a primeira partida',
      minutes: 'cerca de 10 minutos, dois dias de cinco, contra um bot',
      steps: [
        'Escolha cartas e pague as melhores',
        'Resgate gatos com peixes e cestas',
        'Posicione-os no barco, famílias juntas',
        'Cubra ratos, encha cômodos, ache tesouros',
      ],
    },
    solo: {
      title: 'Solo contra a irmã',
      start: 'Começar a lição solo',
      minutes: 'cerca de 5 minutos, um dia; é bom conhecer o jogo',
      steps: [
        'Veja o que dá pontos a ela: cores e lições',
        'Veja as cartas dela levarem gatos',
        'Deixe pouco para ela e faça mais pontos',
      ],
    },
    rulesText: 'O dia, o barco e cada carta, com exemplos desenhados.',
    galleryText: 'Cada gato, oshax, tesouro, barco e carta.',
  },

  coach: {
    day: (n, of) => `Dia ${n} de ${of}`,
    ownWay: 'Você escolheu do seu jeito. Muito bem: o barco é seu.',

    welcome:
      'Este é o seu barco. Você tem cinco dias para enchê-lo de gatos. Gatos da mesma cor que se tocam formam uma família e dão pontos.',
    costs:
      'Cada rato ainda visível no fim custa um ponto, e cada cômodo incompleto custa cinco. Os números mostram seus pontos: você começa bem abaixo de zero.',
    island: (n) =>
      `Hoje ${cats(n)} na ilha. Os do campo esquerdo custam 3 peixes; os do direito, 5.`,
    fish: 'Toda manhã você recebe 20 peixes. Primeiro paga as cartas, depois os gatos: não gaste tudo em cartas.',
    keep: (bot) =>
      `Escolha duas cartas para manter. As outras vão para ${bot}; as suas você paga depois.`,
    keepOn: (bot) =>
      `${bot} também manteve duas e passou estas. Mantenha mais duas. O que ${bot} deixar das suas primeiras cartas volta para você.`,
    keepLast:
      'Duas das últimas três: o que sobrou das suas primeiras cartas. A sétima carta vem sozinha. Segure uma carta ou aponte para ela para ler o que faz.',
    seal: 'As duas estão escolhidas. Aperte Manter estas: ninguém vê o que você mantém.',
    pay: 'Agora pague as cartas que você quer; as outras são descartadas. Cada gato precisa de uma cesta e de 3 ou 5 peixes.',
    payDone: 'A linha mostra o que sobra para gatos. Tudo certo? Então pague.',
    pause:
      'Você tem uma carta que pode jogar a qualquer momento. Agora ela ainda pode trazer uma lição para hoje. Você também pode guardá-la e continuar.',
    colour:
      'Uma lição pública conta para todos. Quem indica a cor é você: escolha uma de que terá muitos gatos.',
    lessons: (n) =>
      `${plural(n, { one: 'Sua lição fica virada para baixo e conta', other: `Suas ${n} lições ficam viradas para baixo e contam` })} no fim. Aqui você vê o avanço de cada uma.`,
    lay: 'Baixe as cartas de resgate que quer usar hoje, cestas e botas. Todos as revelam ao mesmo tempo; as botas deixam você mais veloz.',
    layNone: 'Você não tem carta de resgate. Não baixe nada: sua cesta leva um gato mesmo assim.',
    order: (bot, mine, theirs) =>
      mine > theirs
        ? `Sua velocidade é ${mine}, ${bot} tem ${theirs}: você escolhe primeiro, até amanhã.`
        : mine === theirs
          ? `Os dois têm velocidade ${mine}: a ordem fica como estava.`
          : `Sua velocidade é ${mine}, ${bot} tem ${theirs} e escolhe primeiro.`,
    rescue:
      'Resgate um gato: escolha-o ou arraste-o para o barco. Um gato custa peixes e uma cesta, e é posicionado na hora.',
    rescueMap: () =>
      'Olhe os mapas do tesouro no barco. Um gato no mapa da própria cor traz um tesouro. Escolha o gato marcado.',
    rescueFamily:
      'A partir de agora cada gato deve tocar uma peça por um lado. Posicione gatos da mesma cor lado a lado: três formam uma família de 8 pontos.',
    rescueOn: 'Mais um? Você precisa de cesta e peixes. Cubra ratos onde isso não custa nada.',
    place:
      'Agora posicione. Ele cabe onde estão os pontos. Gire e vire com os botões ou a roda do mouse; já o deixei girado como eu faria.',
    confirm: 'A peça está no lugar, mas nada é definitivo ainda. Gire, mova e depois confirme.',
    map: 'O gato cobre o mapa da própria cor: escolha um tesouro e preencha um buraco com ele, ou recuse.',
    pass: {
      baskets: 'Você não tem mais cesta para outro gato: passe. Por hoje, acabou para você.',
      fish: 'Faltam peixes para outro gato: passe. Por hoje, acabou para você.',
      cats: 'Não há mais gatos na ilha: passe. Por hoje, acabou para você.',
      other:
        'Para mim, nenhum gato vale o preço agora. Você pode passar: por hoje, acabou para você.',
    },
    why: {
      these: (reasons) => `Por que estas: ${reasons}.`,
      this: (reasons) => `Por que este: ${reasons}.`,
      basket: 'leva mais um gato',
      broken: 'meia cesta; duas levam um gato',
      boots: 'você escolhe seus gatos mais cedo',
      public_lesson: 'conta para todos, então para você também',
      anytime: 'você joga quando mais ajudar',
      oshax: 'entra na família que você quiser',
      treasure: 'preenche buracos; um tesouro raro dá 3 pontos',
      spare: 'é preciso manter alguma, mas não precisa pagar por ela',
      leaves: (fish, baskets) =>
        `Com as marcadas, sobram para gatos: ${plural(fish, { one: `${fish} peixe`, other: `${fish} peixes` })} e ${plural(baskets, { one: `${baskets} cesta`, other: `${baskets} cestas` })}.`,
      map: 'ele cobre o mapa da própria cor, e isso traz um tesouro',
      joins: (n) =>
        n < 3
          ? 'ele toca um gato da mesma cor; três formam uma família'
          : `ele forma uma família de ${n}`,
      rats: (n) => plural(n, { one: 'ele cobre um rato', other: `ele cobre ${n} ratos` }),
      cheap: 'ele custa 3 peixes, e não 5',
    },
    rare: 'Achados raros: agora é a hora das cartas de tesouro e de oshax, uma por vez. As que você não usar podem esperar outro dia.',
    rareNone: 'Você não tem mais cartas para achados raros hoje. Passe.',
    treasure:
      'Uma carta de tesouro. Um tesouro raro dá 3 pontos, os comuns preenchem buracos e cobrem ratos.',
    oshax:
      'Um oshax tem forma própria. Posicione-o e escolha a cor: ele entra nessa família e pode até ligar duas.',
    evening:
      'O dia acabou. Os gatos que sobraram na ilha saem do jogo, e as cartas de resgate que você baixou e não usou são descartadas. Sua cesta está pronta de novo; seus peixes e as cartas na mão continuam com você.',
    day2: 'Dia 2. Agora as cartas vão no outro sentido: a seta mostra.',
    anytime:
      'Você tem uma carta de qualquer momento. Pode jogá-la em qualquer pausa, mesmo enquanto outros pensam: o botão do relógio mostra essas cartas.',
    day2keep: 'Mantenha duas. Pense nas famílias: quem deve embarcar agora?',
    day2rescue:
      'Você já sabe. O quarto e o quinto gato de uma família dão mais 3 e 4 pontos; o sexto, 5.',
    rooms:
      'Pense também nos cômodos. O botão de camadas mostra todos; um cômodo pequeno enche logo e evita perder cinco pontos.',
    end: (you, bot, other) =>
      `Você tem ${you}, ${bot} tem ${other} sem as lições particulares. Agora você sabe jogar. Comece uma nova partida ou jogue os outros três dias desta.`,
  },

  solo: {
    welcome:
      'No modo solo, você joga contra a sua irmã. Ela não tem barco. Ela leva gatos embora e pontua pelo que está no seu.',
    colours:
      'Estas são as cores dela. Um gato da primeira dá 5 pontos a ela, depois 4, 3, 2, 1. Hoje você só conhece a primeira: pegue poucos gatos dessa cor.',
    lessons:
      'Estas lições contam no seu barco, para ela. Toque em uma para ler, e deixe poucos pontos para sua irmã.',
    must: 'Você precisa de mais pontos do que ela. No empate, ela vence.',
    keep: 'Cinco cartas, mantenha três. As outras duas são descartadas; ninguém as recebe.',
    keepOn: 'Mais cinco, mantenha três de novo. A sétima vem ao acaso.',
    seal: 'Três escolhidas. Mantenha-as.',
    pay: 'Pague as cartas que quiser. Guarde peixes para os gatos, como sempre.',
    lay: 'Baixe cartas de resgate. Depois a primeira carta dela é revelada: mostra a velocidade e quantas cartas ela tem hoje.',
    row: (n, speed) =>
      `Ela tem ${cards(n)} hoje e velocidade ${speed}. Cada carta leva o que os números indicam: os gatos são numerados da esquerda para a direita.`,
    first:
      'Você é mais veloz, ou já estava na frente: você começa. Pegue o que a carta aberta dela levaria, se quiser.',
    second: 'Ela é mais veloz e já jogou. O histórico mostra o que ela levou.',
    rescue: 'Sua vez. Escolha um gato que não dê pontos a ela, e posicione-o bem.',
    acted: 'Ela jogou uma carta: o que aparece nela saiu da ilha. Os números mudam de lugar.',
    pass: 'Quando você passar, ela joga o resto das cartas.',
    rare: 'Os achados raros são só seus. Ela apenas os leva embora com as cartas.',
    evening:
      'Um novo dia: a segunda cor dela é revelada. Em cinco dias você conhece todas, mas aí os gatos já estão no barco.',
    end: (you, her) =>
      `Você está com ${you}, ela com ${her}, pelo que se sabe. Quase todos os pontos dela vêm de ratos que você ainda não cobriu. Comece uma nova partida ou continue nesta.`,
  },

  move: {
    hint: 'Por exemplo: keep d001 d043 · pay d043 · lay d043 · rescue blue-k03 d043 · at d5 d6 d7 d8 e5 · play d098 · pass',
  },

  reader: {
    whose: 'De quem é o barco',
    edge: 'borda',
    laid: 'não confirmado',
    fits: 'cabe aqui',
    how: 'As setas vão de espaço em espaço. Enter posiciona a peça escolhida.',
    you: (score, fish, ready) =>
      `Você: ${score === null ? '' : `${points(score)}, `}${plural(fish, { one: `${fish} peixe`, other: `${fish} peixes` })}, ${plural(ready, { one: `${ready} cesta pronta`, other: `${ready} cestas prontas` })}.`,
    day: (n, of) => `Dia ${n} de ${of}.`,
    left: 'Campo esquerdo, 3 peixes cada',
    right: 'Campo direito, 5 peixes cada',
    pack: 'Cartas para escolher',
    kept: 'Cartas mantidas hoje',
    drawn: 'Cartas sacadas',
    hand: 'Cartas na sua mão',
    laidCards: 'Cartas de resgate baixadas',
    lessons: 'Suas lições',
    publicLessons: 'Lições públicas',
    sisterLessons: 'Lições da sua irmã',
    sisterColours: 'Cores da sua irmã',
    sisterRow: 'Cartas dela que ainda vêm hoje',
    faceDown: 'virada para baixo',
    oshax: 'Os oshax',
    score: 'Seus pontos',
    card: (title, text, id) => `${id}: ${title}. ${text}`,
    now: (n) => `Agora ${plain(n)}.`,
    cost: (n) => `Custa ${n}.`,
  },

  keys: {
    title: 'Teclas',
    rows: [
      ['Tab', 'de parte em parte'],
      ['Enter, espaço', 'apertar, pegar, posicionar'],
      ['Setas', 'de espaço em espaço'],
      ['Shift + setas', 'para o barco, para o próximo espaço em que a peça cabe'],
      ['Q, E', 'girar uma peça'],
      ['F', 'virar uma peça'],
      ['1 a 9', 'uma carta, gato, peça ou campo pelo número'],
      ['Z, Shift + Z', 'desfazer, refazer'],
      ['Ctrl + Enter', 'manter, pagar, baixar, confirmar'],
      ['A', 'cartas de qualquer momento'],
      ['C', 'suas cartas'],
      ['I', 'a ilha: campos, reserva, saco'],
      ['G', 'de onde vêm os pontos, um após o outro'],
      ['B', 'os barcos dos outros'],
      ['T', 'testar peças no seu barco'],
      ['L', 'o histórico'],
      ['Esc', 'devolver, fechar'],
      ['+, −, 0', 'maior, menor, o barco inteiro'],
      ['?', 'as regras; explicar o que tem o foco'],
      ['/', 'digitar uma jogada'],
    ],
    moves: 'Jogadas digitadas',
    moveRows: [
      ['keep d001 d043', 'manter estas cartas'],
      ['pay d001 d043', 'pagar estas, descartar as outras'],
      ['lay d043', 'baixar cartas de resgate'],
      ['rescue blue-k03', 'resgatar este gato com uma cesta permanente'],
      ['rescue blue-k03 d043', 'resgatá-lo com a cesta de uma carta'],
      ['at d5 d6 d7 d8 e5', 'posicionar a peça nestes espaços'],
      ['play d098', 'jogar uma carta de oshax ou de tesouro'],
      ['colour red', 'indicar uma cor'],
      ['anytime d071', 'jogar uma carta de qualquer momento'],
      ['pass', 'passar, ou recusar um tesouro'],
    ],
  },
};
