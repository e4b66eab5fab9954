/** A lesson in symbols: "3 points for each of these" or "5 points if this holds". */
import type { Counted, Score } from '../../pieces/deck';
import { type Family, GRID } from '../../pieces/pieces';
import {
  type Piece,
  barred,
  catOf,
  figure,
  line,
  oshax,
  scaled,
  seal,
  sign,
  someCat,
  ticked,
  useSign,
} from './symbols';
import { roomHue, roomSignId } from '../parts/rooms';
import type { SignName } from '../parts/signs';

const COMPARED: Record<string, string> = { '==': '=', '>=': '≥', '<=': '≤', '<': '<', '>': '>' };

const amount = ({ op = '==', value }: Score): Piece[] =>
  value === undefined ? [] : [figure(`${COMPARED[op]}${value}`)];

function rooms({ rooms: numbers = [], state }: Score): Piece[] {
  return numbers.map((no) => {
    const symbol = GRID.rooms.find((room) => room.no === no)?.symbol;
    const sign = symbol
      ? `<use href="#${roomSignId(symbol)}" fill="${roomHue(symbol)}" transform="scale(.8)"/>`
      : '';
    const room = `<rect x="-19" y="-18" width="38" height="36" rx="4" fill="var(--ct-page2)" class="ct-line" stroke-width="3"/>${sign}`;
    return state === 'full' ? ticked(room) : barred(room, 1.6);
  });
}

const named = (colour: Counted['colour'], chosen: Family | null, scale: number): Piece[] =>
  colour === undefined
    ? []
    : colour === 'chosen'
      ? [chosen ? catOf(chosen, scale) : someCat(scale)]
      : [catOf(colour, scale)];

function cats(score: Score, of: Counted, chosen: Family | null): Piece[] {
  const coloured = named(of.colour, chosen, 1.5);
  const isPair = (score.per ?? 1) > 1;
  switch (of.where) {
    case 'edge':
      if (isPair) return [sign('cat', 1.2), sign('cat', 1.2), sign('edge', 1.35)];
      return [...(coloured.length ? coloured : [sign('cat', 1.5)]), sign('edge', 1.5)];
    case 'lonely':
      if (!coloured.length) return [sign('lonely', 1.6)];
      return [
        {
          width: 76,
          markup: `<circle r="34" fill="none" class="ct-line" stroke-width="2.4" stroke-dasharray="7 6.4"/>${named(of.colour, chosen, 1.2)[0].markup}`,
        },
      ];
    case 'not_touching_treasure':
      return [sign('cat', 1.3), barred(useSign('chest'), 1.4)];
  }
  if (score.form === 'each_over') return [figure(`>${score.over}`), sign('cat', 1.6)];
  return [...amount(score), ...(coloured.length ? coloured : [sign('cat', 1.5)])];
}

function treasures(score: Score, of: Counted, chosen: Family | null): Piece[] {
  if (of.touching_colour) return [sign('chest', 1.35), ...named('chosen', chosen, 1.45)];
  const both = [sign('chest', 1.25), sign('gem', 1.25)];
  const one: Record<string, Piece[]> = {
    rare: [sign('gem', 1.55)],
    common: [sign('chest', 1.55)],
    any: both,
  };
  return [...amount(score), ...(one[of.kind ?? 'any'] ?? both)];
}

function counted(score: Score, of: Counted, chosen: Family | null): Piece[] {
  switch (of.what) {
    case 'cats':
      return cats(score, of, chosen);
    case 'treasures':
      return treasures(score, of, chosen);
    case 'uncovered_edge_cells':
      return [ticked(useSign('edge'))];
    case 'uncovered_cells_in_row':
      return [ticked(useSign('row'))];
    case 'permanent_baskets':
      return [...amount(score), sign('basket', 1.7)];
    case 'turn_position':
      return [sign('first', 1.6)];
    case 'visible_rats':
      return score.value === 0
        ? [barred(useSign('rat'))]
        : [...(score.form === 'if' ? amount(score) : []), sign('rat', 1.5)];
    case 'private_lessons':
      return [...amount(score), sign('lesson', 1.7)];
    case 'families':
      return [figure(`≥${of.min_size}`, 32), sign('family', 1.55)];
    case 'oshax':
      return [oshax(1.4)];
    case 'fish':
      return [...amount(score), sign('fish', 1.7)];
    case 'uncovered_maps':
      return [sign('map', 1.6)];
    case 'covered_maps':
      return [ticked(useSign('map'), 1.45)];
    case 'rooms':
      return [ticked(useSign('rooms'), 1.45)];
    default:
      throw new Error(`No picture of ${of.what}.`);
  }
}

const WITHOUT: Record<string, SignName> = {
  edge: 'edge',
  touching_treasure: 'chest',
  touching_visible_rat: 'rat',
};

function wanted(score: Score, chosen: Family | null): Piece[] {
  switch (score.form) {
    case 'if_rooms':
      return rooms(score);
    case 'if_largest_family_of_all':
      return [sign('family', 1.7), sign('crown', 1.2)];
    case 'repeat_family_score':
      return [sign('family', 1.55), figure(`#${score.rank}`, 38)];
    case 'largest_family_size':
      return [sign('family', 1.55), sign('cat', 1)];
    case 'repeat_best_sister_lesson':
      return [sign('lesson', 1.6), sign('crown', 1.2)];
    case 'each_colour_without':
      return [sign('rainbow', 1.6), barred(useSign(WITHOUT[score.where ?? '']), 1.4)];
    case 'each_column':
      return [scaled(useSign('column'), 1.8)];
    case 'if_every_colour':
      return score.of?.where === 'edge'
        ? [sign('rainbow', 1.5), sign('edge', 1.5)]
        : [...amount(score), sign('rainbow', 1.55)];
  }
  if (!score.of) throw new Error(`No picture of ${score.form}.`);
  return counted(score, score.of, chosen);
}

const MIDDLE = 90;

/** The picture of a lesson, in the picture square of a card. */
export function drawLesson(score: Score, chosen: Family | null): string {
  const points = seal(score.points === undefined ? '×2' : String(score.points));
  const isEach = score.form.startsWith('each') || score.form === 'largest_family_size';
  const pieces = wanted(score, chosen);
  // "each" reads from the top: points, times, thing; "if" reads: condition, then points
  return isEach
    ? line([points, figure('×', 36)], MIDDLE + 8, 72) + line(pieces, MIDDLE, 129)
    : line(pieces, MIDDLE, 76) + line([points], MIDDLE, 137);
}
