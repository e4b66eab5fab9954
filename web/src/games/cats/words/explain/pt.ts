/** As regras de A Ilha dos Gatos em resumo, em português do Brasil. */
import { pluralIn } from '../../../../i18n/plural';
import type { CatsExplainWords } from './en';

const plural = pluralIn('pt');
const points = (n: number): string =>
  `${n < 0 ? '−' : ''}${plural(Math.abs(n), { one: `${Math.abs(n)} ponto`, other: `${Math.abs(n)} pontos` })}`;

export const words: CatsExplainWords = {
  ideas: {
    fish: {
      name: 'Peixe',
      rule: 'É o dinheiro do jogo. Você recebe 20 por dia. Cartas e gatos custam peixes; o que sobra fica com você. No fim, peixes só desempatam.',
    },
    fields: {
      name: 'Os dois campos',
      rule: 'Os gatos esperam na ilha. Um gato do campo esquerdo custa 3 peixes; um do direito, 5. Toda manhã cada campo recebe dois gatos por jogador, ou quatro no modo solo. Os gatos que sobram à noite se perdem.',
    },
    basket: {
      name: 'Cesta permanente',
      rule: 'Leva um gato por dia. Usada hoje, amanhã está pronta de novo. Todos começam com uma.',
    },
    cardBasket: {
      name: 'Cestas das cartas',
      rule: 'Uma cesta inteira em uma carta de resgate leva um gato; depois a carta é descartada. Duas cestas quebradas juntas levam um gato.',
    },
    speed: {
      name: 'Velocidade',
      rule: 'As botas das suas cartas de resgate se somam. O mais veloz escolhe primeiro; velocidades iguais mantêm a ordem. A nova ordem vale até o próximo resgate.',
    },
    draft: {
      name: 'Draft',
      rule: 'Sete cartas para cada um. Mantenha duas e passe cinco, mantenha duas das que chegam, mais duas, e a última. A seta mostra o sentido, que muda a cada dia.',
    },
    pay: {
      name: 'Pagamento',
      rule: 'Depois do draft você paga as cartas que quer e descarta as outras sem mostrar. Pense nos peixes que os gatos vão custar.',
    },
    lesson: {
      name: 'Lição particular',
      rule: 'Pontua no fim, só para você. Fica virada para baixo; os outros só veem quantas você tem. É baixada no dia em que você a paga.',
    },
    public: {
      name: 'Lição pública',
      rule: 'Fica aberta e pontua no fim para todos. Algumas pedem uma cor: quem baixa a carta a indica.',
    },
    anytime: {
      name: 'Carta de qualquer momento',
      rule: 'Jogue-a em qualquer pausa, mesmo na vez dos outros. Não custa nada além dos peixes já pagos por ela.',
    },
    watch: {
      name: 'Perguntar antes',
      rule: '“Tocar os gatos” e “Recém-chegados” mudam o que os outros encontram. Peça um aviso: assim a partida espera por você antes de cada resgate de outro jogador.',
    },
    touch: {
      name: 'Posicionar uma peça',
      rule: 'A primeira peça vai em qualquer lugar. Cada peça seguinte deve tocar, por um lado, uma peça do seu barco; cantos não contam. Você pode girar e virar a peça, atravessar paredes e cobrir ratos. Depois de posicionada, ela não se move mais.',
      example: () => 'O gato destacado toca outro por um lado.',
    },
    rats: {
      name: 'Ratos',
      rule: 'Cada rato ainda visível no fim custa 1 ponto. Cubra-os.',
      example: (n) => `Ratos visíveis: ${points(n)}.`,
    },
    rooms: {
      name: 'Cômodos',
      rule: 'Um barco tem sete cômodos. Cada um com um espaço vazio custa 5 pontos, mesmo que esteja todo vazio. Os cheios se iluminam.',
      example: (n) => `Um cômodo com espaços vazios: ${points(n)}.`,
    },
    families: {
      name: 'Famílias',
      rule: 'Três ou mais gatos de uma cor que se tocam são uma família. 3 gatos dão 8 pontos, 4 dão 11, 5 dão 15, 6 dão 20, 7 dão 25, e cada gato a mais, 5.',
      example: (n) => `Uma família: ${points(n)}.`,
    },
    maps: {
      name: 'Mapas do tesouro',
      rule: 'Um gato que cobre o mapa da própria cor traz na hora um tesouro comum, se você quiser. Qualquer outra peça cobre o mapa sem recompensa.',
      example: () => 'Um gato está sobre o mapa da sua cor, e um tesouro veio junto.',
    },
    edge: {
      name: 'A borda',
      rule: 'A linha branca em volta do barco. Um gato está na borda se um de seus espaços tem um lado nessa linha. Muitas lições contam esses gatos.',
      example: () => 'Estes gatos estão na borda.',
    },
    loner: {
      name: 'Solitário',
      rule: 'Um gato que não toca outro da mesma cor. Algumas lições premiam solitários.',
      example: () => 'Estes gatos são solitários.',
    },
    oshax: {
      name: 'Oshax',
      rule: 'Um hóspede raro de seis espaços. A carta dele deixa você pegar um; ao posicioná-lo, você escolhe a cor. A partir daí ele conta como gato dessa cor, também em famílias e lições.',
      example: (n) => `Um oshax entra em uma família: ${points(n)}.`,
    },
    rare: {
      name: 'Tesouro raro',
      rule: 'Quatro espaços, 3 pontos no fim. Saem do saco entre os gatos e esperam na reserva por uma carta de tesouro.',
      example: (n) => `Um tesouro raro: ${points(n)}.`,
    },
    common: {
      name: 'Tesouro comum',
      rule: 'De um a três espaços. Preenche buracos, cobre ratos e toca como qualquer peça, mas sozinho não dá pontos. A reserva de cada forma é limitada.',
    },
    order: {
      name: 'Ordem de turno',
      rule: 'Resgate e achados raros seguem esta ordem. As velocidades do dia a definem.',
    },
    ship: {
      name: 'O navio',
      rule: 'Ele conta os dias: depois de cinco, parte. Então tudo é pontuado.',
    },
    bag: {
      name: 'O saco',
      rule: 'Gatos e tesouros raros que ninguém viu ainda. Todos sabem o que há nele; ninguém sabe a ordem.',
    },
    sister: {
      name: 'Sua irmã',
      rule: 'No modo solo, você joga contra ela. Ela não tem barco: leva gatos e tesouros embora e pontua pelo que está no seu. Você precisa de mais pontos do que ela; no empate, ela vence.',
    },
    sisterRow: {
      name: 'As cartas dela hoje',
      rule: 'A primeira carta diz quantas cartas ela tem hoje e a velocidade dela. Vocês jogam alternadamente; cada carta leva ou troca o que os números indicam. Os gatos são numerados da esquerda para a direita, de 1 a 8.',
    },
    sisterColours: {
      name: 'As cores dela',
      rule: 'Cada gato no seu barco dá pontos a ela: 5 pela primeira cor, depois 4, 3, 2, 1. Uma cor é revelada por dia.',
    },
    sisterLessons: {
      name: 'As lições dela',
      rule: 'Contam no seu barco, para ela. Ela sempre tem três; cada nível acima do fácil acrescenta uma avançada.',
    },
  },
  example: 'Exemplo',
  cost: (n) => plural(n, { one: `${n} peixe`, other: `${n} peixes` }),
  kinds: {
    rescue:
      'Baixe-a antes do resgate: a cesta e a velocidade valem só naquele dia. Uma carta que você não baixa fica na mão.',
    anytime:
      'Jogue em qualquer pausa depois de pagar, também na vez dos outros. Depois ela é descartada. Após o último dia, não vale nada.',
    treasure:
      'Jogue depois do resgate, uma carta por vez. Pode esperar outro dia. As peças são posicionadas na hora.',
    oshax:
      'Jogue depois do resgate, uma carta por vez. Pode esperar outro dia. Um oshax conta como gato da cor que você escolher.',
    lesson:
      'É baixada virada para baixo no dia em que você paga por ela e pontua no fim só para você.',
    public_lesson:
      'É baixada aberta no dia em que você paga por ela. No fim pontua para todos, cada um com o próprio barco.',
    sister: 'Conta no seu barco, mas os pontos são dela.',
  },
  familyLesson: 'Vale pontos no fim, só para você.',
  inFamily: {
    maps: 'Um gato que cobre o mapa da própria cor traz na hora um tesouro à sua escolha, se você quiser. Qualquer outra peça cobre o mapa sem recompensa.',
  },
  lessonExample: (n) => `Neste barco ela dá ${points(n)}.`,
  more: 'Resumo de todas as regras',

  glance: {
    title: 'Resumo de A Ilha dos Gatos',
    lead: 'Encha seu barco de gatos antes que a ilha se perca. Tudo o que conta, com exemplos desenhados.',
    learn: 'Aprender jogando',
    short: 'Em poucas palavras',
    shortText:
      'Você tem cinco dias. A cada dia recebe peixes, escolhe cartas, paga por elas, resgata gatos e os posiciona no barco. Famílias de gatos, lições e tesouros raros dão pontos; ratos e cômodos incompletos tiram pontos. Vence quem tem mais pontos; no empate, quem tem mais peixes.',
    day: 'Um dia',
    phases: [
      ['Manhã', 'Cada um dos dois campos recebe dois gatos por jogador.'],
      ['Pesca', 'Todos recebem 20 peixes.'],
      ['Exploração', 'Faça o draft de sete cartas e pague as que quiser.'],
      ['Lições', 'As lições pagas são baixadas: as públicas abertas, as particulares fechadas.'],
      [
        'Resgate',
        'Todos baixam cartas de resgate e as revelam; o mais veloz começa. Um gato por vez, em troca de peixes e uma cesta, até todos passarem.',
      ],
      ['Achados raros', 'Cartas de oshax e de tesouro, uma por vez. Elas também podem esperar.'],
      ['Noite', 'Os gatos que sobram se perdem, as cestas voltam a ficar prontas, o navio segue.'],
    ],
    boat: 'No seu barco',
    scoring: 'Pontos no fim',
    scores: [
      ['Uma família de 3, 4, 5, 6, 7 gatos', '8, 11, 15, 20, 25'],
      ['Cada gato a mais de uma família', '5'],
      ['Cada tesouro raro', '3'],
      ['Lições particulares e públicas', 'veja a carta'],
      ['Cada rato visível', '−1'],
      ['Cada cômodo incompleto', '−5'],
    ],
    here: 'Lições desta partida',
    cards: 'Todas as cartas',
    kinds: {
      rescue: 'Cartas de resgate',
      rare: 'Cartas de oshax e de tesouro',
      anytime: 'Cartas de qualquer momento',
      lesson: 'Lições particulares',
      public_lesson: 'Lições públicas',
      family: 'Lições do modo família',
      sister: 'Lições da sua irmã',
    },
    copies: (n) => plural(n, { one: 'uma vez', other: `${n} vezes` }),
    solo: 'Solo: contra a irmã',
    soloText:
      'Você recebe 5 cartas e mantém 3, duas vezes, e mais uma ao acaso. Lições públicas dão metade, arredondada para cima. Sua irmã pontua pelas cores e lições dela no seu barco.',
    family: 'O modo família',
    familyText:
      'Sem peixes, sem cestas, sem draft. Cada um mantém duas de três lições. Depois, cada um na sua vez posiciona de graça um gato qualquer no seu barco, ou passa pelo resto do dia. Um gato no mapa da própria cor traz um tesouro à sua escolha. Ratos, cômodos e famílias contam como sempre, depois as duas lições; tesouros raros não dão nada. No empate, vence quem tem mais cômodos cheios.',
  },
};
