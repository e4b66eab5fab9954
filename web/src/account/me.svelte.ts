/** Who we are, as Svelte state, and coming in as a guest with a made-up name, without being asked. */
import { CLANS, type Clan } from '../art/emblems';
import { lobbyWords } from '../i18n/lobby';
import { api, Problem } from '../wire/api';
import type { Me } from '../wire/protocol';
import { recall, remember } from '../browser/storage';

/** How often another name is made up, where somebody keeps the one before. */
const TRIES = 3;

let known = $state.raw<Me | null | undefined>(api.me);
let name = $state(recall('name'));
let luck = $state.raw([Math.random(), Math.random()]);
/** Somebody wanted to come in, and the server asks for an invitation. */
let asked = $state(false);

api.onMe((me) => {
  known = me;
  if (me) keepName(me.name);
});
api.nameFrom(() => guestName());

/** Who we are; undefined: not asked yet, null: nobody. */
export const me = (): Me | null | undefined => known;

/** The name that we have, or would have. */
export const myName = (): string => known?.name ?? guestName();

export const isDoorShut = (): boolean => asked;
export function knock(on: boolean): void {
  asked = on;
}

function keepName(given: string): void {
  name = given;
  remember('name', given);
}

/** A name that was made up, in the language that is spoken. */
function suggestion(): string {
  const { adjectives, nouns, pair } = lobbyWords().names;
  const pick = (list: readonly string[], at: number): string => list[Math.floor(at * list.length)];
  return pair(pick(adjectives, luck[0]), pick(nouns, luck[1]));
}

/** The name that a guest comes in with: the last one that was used here, or one that is made up. */
export const guestName = (): string => name ?? suggestion();

/** Whoever we are; a new guest, if we are nobody. Rejects with a Problem if that cannot be. */
export async function comeIn(): Promise<Me> {
  for (let left = TRIES; ; left--) {
    try {
      return await api.somebody();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.where === '$.invite') asked = true;
      if (error.where !== '$.name' || left === 0) throw error;
      // Somebody keeps this name: another one, then.
      name = null;
      luck = [Math.random(), Math.random()];
    }
  }
}

/** Ask the server once who we are. A server that cannot be reached is asked again by the next visit. */
export function recogniseMe(): void {
  if (api.me === undefined) api.whoAmI().catch(() => undefined);
}

/** A sign for a person: always the same one for a name. It is not the clan of a game. */
export function signOf(person: string): Clan {
  let sum = 7;
  for (const letter of person) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return CLANS[sum % CLANS.length];
}
