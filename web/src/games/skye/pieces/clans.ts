/** The clans of the seats. */
import { CLANS, type Clan } from '../../../art/emblems';
import type { View } from '../types';
import { clanOf } from './pieces';

/** The clan of a seat: by its castle, or before the draw by its seat number. */
export function clanAt(view: View | null, seat: number): Clan {
  const castle = view?.clans[seat]?.territory[0]?.tile;
  return (
    (castle === undefined ? undefined : clanOf(castle)) ?? (CLANS[seat % CLANS.length] as Clan)
  );
}
