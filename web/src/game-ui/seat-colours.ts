/** The colours of the seats at a table or in a replay, for everything that shows its seats. */
import { getContext, setContext } from 'svelte';
import { CLANS, type Clan } from '../art/emblems';
import type { Seat } from '../wire/types';

/** The colours that the server tells, by seat; null: the seat has none. */
export type SeatColours = readonly (string | null | undefined)[];

const KEY = Symbol('the colours of the seats');

const isClan = (colour: string | null | undefined): colour is Clan =>
  CLANS.some((clan) => clan === colour);

/** The colour of a seat, or one by its number where it has none. */
export function colourOf(colours: SeatColours, seat: Seat): Clan {
  const own = colours[seat];
  return isClan(own) ? own : (CLANS[Math.max(0, seat) % CLANS.length] as Clan);
}

/** Tell the components below which colours the seats have. */
export const offerColours = (colours: () => SeatColours): (() => SeatColours) =>
  setContext(KEY, colours);

/** The same for a table. */
export const offerColoursOf = (
  table: () => { info: { seats: readonly { colour?: string | null }[] } },
): (() => SeatColours) => offerColours(() => table().info.seats.map(({ colour }) => colour));

/** The colours that a component above has told; none where it knows none. */
export const seatColours = (): (() => SeatColours) =>
  getContext<(() => SeatColours) | undefined>(KEY) ?? (() => []);
