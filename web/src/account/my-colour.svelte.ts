/** The colour that a person likes to play, kept in this browser. */
import { CLANS, type Clan } from '../art/emblems';
import { recall, remember } from '../browser/storage';
import type { SeatInfo } from '../wire/protocol';
import { myName, signOf } from './me.svelte';

let chosen = $state(recall('colour'));

/** The colour chosen last; without a choice always the same for a name. */
export const myColour = (): Clan => CLANS.find((clan) => clan === chosen) ?? signOf(myName());

export function chooseMyColour(clan: Clan): void {
  chosen = clan;
  remember('colour', clan);
}

/** Who has which colour at a table that waits, apart from one seat; bots give way to people. */
export const takenColours = (
  seats: readonly SeatInfo[],
  own: number | null = null,
): Partial<Record<Clan, string>> =>
  Object.fromEntries(
    seats.flatMap(({ kind, colour, name }, seat) =>
      kind === 'person' && colour != null && seat !== own ? [[colour, name ?? '']] : [],
    ),
  );

/** My colour, or another one if somebody has it; undefined: all are taken. */
export const freeColour = (taken: Partial<Record<Clan, string>>): Clan | undefined =>
  [myColour(), ...CLANS].find((clan) => taken[clan] === undefined);
