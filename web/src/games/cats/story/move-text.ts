/** The steps of a replay of The Isle of Cats, each in a sentence. */
import type { Cell } from '../../../board/cells';
import { poseFor } from '../board/nearest-fit';
import { OSHAX } from '../pieces/pieces';
import type { AnytimePlayed, Event, Move } from '../types';
import {
  type Names,
  type Tongue,
  cardIn,
  cardsIn,
  nameOf,
  pictured,
  rescuedIn,
  tell,
} from './event-text';

const isOshax = (cells: readonly Cell[]): boolean =>
  OSHAX.some(({ id }) => poseFor(id, cells) !== null);

interface Step {
  move: Move | null;
  events: readonly Event[];
}

/** A step of a replay: the move, and what the sister did after it. */
export function headline(
  { move, events }: Step,
  names: Names,
  tongue: Tongue = pictured(),
): string {
  if (move === null) {
    const [first] = events;
    return first === undefined ? '' : tell(first, names, tongue);
  }
  const hers = events.filter(({ type }) => type === 'sister');
  return [moved(move, events, names, tongue), ...hers.map((act) => tell(act, names, tongue))].join(
    ' ',
  );
}

/** A move of a replay, in which nothing is hidden. */
function moved(move: Move, events: readonly Event[], names: Names, tongue: Tongue): string {
  const { w } = tongue;
  const e = w.events;
  const name = nameOf(names, move.seat, w);
  // The result of a move says more than the move; a move without a result has its own sentence.
  const done = events.find((event) => 'seat' in event && event.seat === move.seat);
  switch (move.type) {
    case 'keep':
      return e.keep(name, cardsIn(move.cards, tongue));
    case 'pay': {
      if (done?.type === 'anytime' || done?.type === 'pay') return tell(done, names, tongue);
      return move.cards.length > 0
        ? e.paysFor(name, cardsIn(move.cards, tongue))
        : e.payNothing(name);
    }
    case 'lay':
      return move.cards.length > 0 ? e.lay(name, cardsIn(move.cards, tongue)) : e.layNothing(name);
    case 'rescue':
      return e.take(name, rescuedIn(move.tile, tongue));
    case 'play':
      return e.playCard(name, cardIn(move.card, tongue));
    case 'colour':
      return done?.type === 'public_lesson' || done?.type === 'oshax'
        ? tell(done, names, tongue)
        : e.names(name, w.colours[move.colour]);
    case 'field':
      return done?.type === 'anytime'
        ? tell(done, names, tongue)
        : e.sends(name, e.fieldNames[move.field]);
    case 'watch':
      return e.watches(name, move.on);
    case 'anytime':
      return done?.type === 'anytime'
        ? tell(done, names, tongue)
        : e.playCard(name, cardIn(move.card, tongue));
    case 'place':
      return done
        ? tell(done, names, tongue)
        : e.places(name, isOshax(move.cells) ? 'oshax' : 'treasure');
    case 'pass':
      return done?.type === 'pass' || done?.type === 'map'
        ? tell(done, names, tongue)
        : e.pass(name);
    case 'done':
      return done?.type === 'treasure' ? tell(done, names, tongue) : e.done(name);
  }
}

/** The tile that an event is about. */
export function pieceOf(event: Event): string | null {
  switch (event.type) {
    case 'rescue':
    case 'oshax':
      return event.tile;
    case 'map':
      return event.treasure;
    case 'treasure':
      return event.tiles[0]?.tile ?? null;
    case 'anytime':
      return (event as Partial<AnytimePlayed>).tile ?? null;
    default:
      return null;
  }
}
