/** Building, in Brazilian Portuguese. */
import type { Side, Terrain } from '../../pieces/pieces';
import { pluralIn } from '../../../../i18n/plural';
import type { BuildingWords } from './en';
import { sideOf, terrainOf, textOf } from './fields';

const plural = pluralIn('pt-BR');

const SIDES: Record<Side, string> = { N: 'Ao norte', E: 'A leste', S: 'Ao sul', W: 'A oeste' };
const TERRAINS: Record<Terrain, string> = { P: 'pasto', M: 'montanha', W: 'água' };

export const words: BuildingWords = {
  territory: 'Seu território',
  cell: (x, y) =>
    [
      y < 0 ? `norte ${-y}` : y > 0 ? `sul ${y}` : '',
      x < 0 ? `oeste ${-x}` : x > 0 ? `leste ${x}` : '',
    ]
      .filter(Boolean)
      .join(', ') || 'centro',
  empty: 'vazio',
  unconfirmed: 'não confirmado',
  fitsIn: (n) => plural(n, { one: `encaixa em ${n} posição`, other: `encaixa em ${n} posições` }),
  points: (n) => plural(Math.abs(n), { one: `${n} ponto`, other: `${n} pontos` }),

  dock: 'Suas peças',
  tile: (n, name) => `Peça ${n}, ${name}`,
  laid: 'posicionada',
  homelessShort: 'não encaixa',
  choose: 'Arraste uma peça até o território, ou toque nela e depois em um espaço.',
  chooseByMouse: 'Arraste uma peça até o território, ou clique nela e depois em um espaço.',
  chosen: 'A peça encaixa nos espaços tracejados. Pontos cheios mostram as posições possíveis.',
  wait: 'Procurando lugares...',
  ifDropped: 'Se ficar aqui',
  laidHere: 'Posicionada aqui',
  fitsHere: 'Ela encaixa aqui.',
  noChange: 'Nenhum objetivo muda.',
  forRival: (change, name) => `${change} para ${name}`,
  missed: 'Não encaixa aí. Solte sobre um espaço tracejado.',
  notLikeThis: 'Assim não encaixa',
  notHere: 'Aqui não encaixa',
  homeless:
    'Ela não encaixa em lugar nenhum. Se continuar assim, volta para o saco quando você confirmar.',
  hintShown: 'Um bot a posicionaria aqui: toque nela para aceitar.',
  hintShownByMouse: 'Um bot a posicionaria aqui: clique nela para aceitar.',
  hintAllLaid: 'Todas as peças estão posicionadas. Para outra dica, retire uma antes.',
  allLaid: 'Todas as peças estão posicionadas. Confirme ou mude-as de lugar.',
  toCome: 'Em seguida você constrói.',
  built: 'Você terminou de construir.',
  waiting: 'Os outros ainda estão construindo.',
  canTakeBack: 'Ainda dá para desfazer.',

  turnLeft: 'Girar à esquerda (Q)',
  turnRight: 'Girar à direita (E)',
  undo: 'Desfazer (Z)',
  redo: 'Refazer (Shift+Z)',
  takeBack: 'Pegar de volta',
  confirm: 'Confirmar',
  confirmLeft: (n) =>
    plural(n, { one: `Confirmar (falta ${n})`, other: `Confirmar (faltam ${n})` }),
  confirmWhy: (n) =>
    plural(n, {
      one: `Toda peça que encaixa precisa ser posicionada: falta ${n}.`,
      other: `Toda peça que encaixa precisa ser posicionada: faltam ${n}.`,
    }),
  sending: 'Enviando...',
  notSent: 'A jogada não foi enviada. Tente de novo.',

  keys: {
    turn: 'girar',
    drop: 'posicionar',
    undo: 'desfazer',
  },

  layers: 'Mostrar áreas completas e estradas do castelo',
  try: 'Testar (T)',
  tryTitle: 'Modo de teste',
  tryText: 'Nada aqui conta.',
  leave: 'Sair do teste',
  tryTiles: 'Peças para testar',
  tryChoose: 'Escolha qualquer peça visível.',
  tryFull: 'Você pode testar no máximo três peças. Desfaça uma antes.',
  sources: {
    hand: 'Suas peças',
    stall: 'Sua banca',
    market: 'Mercado',
    bag: 'Saco',
    tray: 'Em teste',
  },

  topics: {
    squares: 'quadrados',
    sheep: 'ovelhas',
    brochs: 'brochs',
    whisky: 'uísque',
    farm: 'animais em fazendas',
    cattle: 'bois conectados',
    roads: 'peças conectadas',
    lake: 'maior lago',
    areas: 'áreas completas',
    areas3: 'áreas grandes',
    trio: 'conjuntos de construções',
    ships: 'navios',
    gold: 'ouro',
    harbour: 'portos',
    column: 'linhas verticais',
    mountains: 'áreas de montanha',
  },
  scrolls: 'pergaminhos',
  income: (by, only) =>
    only === null ? `renda ${by} de ouro por rodada` : `renda ${by} de ouro, só na rodada ${only}`,

  reasons: {
    bad_turn: () => 'Uma peça só tem quatro posições.',
    foreign: () => 'Isto não é uma jogada de Ilha de Skye.',
    game_over: () => 'A partida acabou.',
    no_such_seat: () => 'Esse lugar à mesa não existe.',
    not_awaited: () => 'Você não tem nada para posicionar agora.',
    not_drawable: () => 'Isto não pode ser sorteado agora.',
    not_enough_gold: (f) => `Isso pede ${textOf(f.needed)} de ouro; você tem ${textOf(f.gold)}.`,
    not_for_sale: (f) => `${textOf(f.tile)} não está à venda.`,
    not_in_hand: (f) => `Você não tem a peça ${textOf(f.tile)}.`,
    not_this_phase: () => 'Isso não é possível nesta fase.',
    not_touching: () => 'Uma peça precisa ficar ao lado de outra.',
    not_your_tile: (f) => `${textOf(f.tile)} não está na sua banca.`,
    occupied: () => 'Já há uma peça aqui.',
    other_seat: () => 'Só o jogador daquele lugar pode fazer isso.',
    own_tile: (f) => `${textOf(f.tile)} é uma peça sua.`,
    price_too_low: () => 'Um preço é de pelo menos 1 de ouro.',
    terrain_mismatch: (f) =>
      `${SIDES[sideOf(f.side)]}, ${TERRAINS[terrainOf(f.shown)]} ficaria ao lado de ${TERRAINS[terrainOf(f.wanted)]}.`,
    unknown_tile: (f) => `Não existe a peça ${textOf(f.tile)}.`,
    wrong_tiles: () => 'Uma peça recebe o marcador de descarte, cada uma das outras duas um preço.',
  },
};
