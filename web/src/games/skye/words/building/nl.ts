/** Building, in Dutch. */
import type { Side, Terrain } from '../../pieces/pieces';
import { pluralIn } from '../../../../i18n/plural';
import type { BuildingWords } from './en';
import { sideOf, terrainOf, textOf } from './fields';

const plural = pluralIn('nl');

const SIDES: Record<Side, string> = { N: 'noorden', E: 'oosten', S: 'zuiden', W: 'westen' };
const TERRAINS: Record<Terrain, string> = { P: 'weide', M: 'berg', W: 'water' };

export const words: BuildingWords = {
  territory: 'Jouw territorium',
  cell: (x, y) =>
    [
      y < 0 ? `noord ${-y}` : y > 0 ? `zuid ${y}` : '',
      x < 0 ? `west ${-x}` : x > 0 ? `oost ${x}` : '',
    ]
      .filter(Boolean)
      .join(', ') || 'midden',
  empty: 'leeg',
  unconfirmed: 'niet bevestigd',
  fitsIn: (n) => plural(n, { one: 'past in één stand', other: `past in ${n} standen` }),
  points: (n) => plural(Math.abs(n), { one: `${n} punt`, other: `${n} punten` }),

  dock: 'Jouw tegels',
  tile: (n, name) => `Tegel ${n}, ${name}`,
  laid: 'gelegd',
  homelessShort: 'past nergens',
  choose: 'Sleep een tegel naar het bord, of tik erop en dan op een vak.',
  chooseByMouse: 'Sleep een tegel naar het bord, of klik erop en dan op een vak.',
  chosen: 'Past in vakken met een stippellijn. Volle stippen tonen welke standen kunnen.',
  wait: 'Plekken zoeken...',
  ifDropped: 'Als je die hier legt',
  laidHere: 'Hier gelegd',
  fitsHere: 'Past hier.',
  noChange: 'Geen enkel doel verandert.',
  forRival: (change, name) => `${change} voor ${name}`,
  missed: 'Daar kan die niet liggen. Laat los boven een vak met een stippellijn.',
  notLikeThis: 'Zo past die niet',
  notHere: 'Hier past die niet',
  homeless: 'Past nergens. Blijft dat zo, dan gaat de tegel na het bevestigen terug in de buidel.',
  hintShown: 'Een bot zou die hier leggen: tik erop als je dat ook wilt.',
  hintShownByMouse: 'Een bot zou die hier leggen: klik erop als je dat ook wilt.',
  hintAllLaid: 'Alle tegels liggen. Neem er eerst een terug voor nog een tip.',
  allLaid: 'Alle tegels liggen. Bevestig, of verplaats ze nog even.',
  toCome: 'Daarna bouw jij.',
  built: 'Je bent klaar met bouwen.',
  waiting: 'De anderen bouwen nog.',
  canTakeBack: 'Je kunt het nog terugnemen.',

  turnLeft: 'Linksom draaien (Q)',
  turnRight: 'Rechtsom draaien (E)',
  undo: 'Ongedaan maken (Z)',
  redo: 'Opnieuw (Shift+Z)',
  takeBack: 'Terugnemen',
  confirm: 'Bevestigen',
  confirmLeft: (n) => `Bevestigen (nog ${n})`,
  confirmWhy: (n) =>
    plural(n, {
      one: 'Elke tegel die past, moet je leggen: nog 1.',
      other: `Elke tegel die past, moet je leggen: nog ${n}.`,
    }),
  sending: 'Versturen...',
  notSent: 'De zet is niet verstuurd. Probeer het opnieuw.',

  keys: {
    turn: 'draaien',
    drop: 'leggen',
    undo: 'ongedaan',
  },

  layers: 'Afgebouwde gebieden en kasteelwegen tonen',
  try: 'Uitproberen (T)',
  tryTitle: 'Proefmodus',
  tryText: 'Hier telt niets mee.',
  leave: 'Klaar met uitproberen',
  tryTiles: 'Tegels om te proberen',
  tryChoose: 'Kies een zichtbare tegel.',
  tryFull: 'Je kunt hoogstens drie tegels uitproberen. Neem er eerst een terug.',
  sources: {
    hand: 'Jouw tegels',
    stall: 'Jouw kraam',
    market: 'Markt',
    bag: 'Buidel',
    tray: 'Uitgeprobeerd',
  },

  topics: {
    squares: 'vierkanten',
    sheep: 'schapen',
    brochs: 'torens',
    whisky: 'whisky',
    farm: 'dieren bij boerderijen',
    cattle: 'verbonden runderen',
    roads: 'verbonden tegels',
    lake: 'grootste meer',
    areas: 'afgebouwde gebieden',
    areas3: 'grote gebieden',
    trio: 'sets gebouwen',
    ships: 'schepen',
    gold: 'goud',
    harbour: 'havens',
    column: 'verticale lijnen',
    mountains: 'berggebieden',
  },
  scrolls: 'perkamentrollen',
  income: (by, only) =>
    only === null ? `inkomen ${by} goud per ronde` : `inkomen ${by} goud, alleen in ronde ${only}`,

  reasons: {
    bad_turn: () => 'Een tegel heeft maar vier standen.',
    foreign: () => 'Dit is geen zet van Isle of Skye.',
    game_over: () => 'Het spel is afgelopen.',
    no_such_seat: () => 'Die plaats aan tafel bestaat niet.',
    not_awaited: () => 'Je hoeft nu niets te leggen.',
    not_drawable: () => 'Dit kan nu niet getrokken worden.',
    not_enough_gold: (f) => `Dat kost ${textOf(f.needed)} goud; jij hebt ${textOf(f.gold)}.`,
    not_for_sale: (f) => `${textOf(f.tile)} is niet te koop.`,
    not_in_hand: (f) => `${textOf(f.tile)} heb je niet.`,
    not_this_phase: () => 'Dat kan niet in deze fase.',
    not_touching: () => 'Een tegel moet naast een andere liggen.',
    not_your_tile: (f) => `${textOf(f.tile)} ligt niet in jouw kraam.`,
    occupied: () => 'Hier ligt al een tegel.',
    other_seat: () => 'Dat kan alleen de speler op die plaats.',
    own_tile: (f) => `${textOf(f.tile)} is je eigen tegel.`,
    price_too_low: () => 'Een prijs is minstens 1 goud.',
    terrain_mismatch: (f) =>
      `Aan de kant van het ${SIDES[sideOf(f.side)]} zou ${TERRAINS[terrainOf(f.shown)]} aan ${TERRAINS[terrainOf(f.wanted)]} grenzen.`,
    unknown_tile: (f) => `Er is geen tegel ${textOf(f.tile)}.`,
    wrong_tiles: () => 'Eén tegel krijgt het aflegfiche, de andere twee een prijs.',
  },
};
