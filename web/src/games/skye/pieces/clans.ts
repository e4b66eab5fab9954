/** The clans of the seats. */
import type { Clan } from '../../../art/emblems';
import { colourOf, type SeatColours } from '../../../game-ui/seat-colours';
import type { View } from '../types';
import { clanOf } from './pieces';

/** The clan of a seat: by its castle, or before the draw by its colour. */
export function clanAt(view: View | null, seat: number, colours: SeatColours = []): Clan {
  const castle = view?.clans[seat]?.territory[0]?.tile;
  return (castle === undefined ? undefined : clanOf(castle)) ?? colourOf(colours, seat);
}
