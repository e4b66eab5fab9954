/** The account as Svelte state, and automatic sign-in as a guest with a generated name. */
import { CLANS, type Clan } from '../art/emblems';
import { lobbyWords } from '../i18n/lobby';
import { api, Problem } from '../wire/api';
import type { Me } from '../wire/protocol';
import { wantedLanguage } from '../browser/settings.svelte';
import { recall, remember } from '../browser/storage';

/** How many names are generated if the previous ones are taken. */
const TRIES = 3;

let known = $state.raw<Me | null | undefined>(api.me);
let name = $state(recall('name'));
let luck = $state.raw([Math.random(), Math.random()]);
/** Whether the server is by invitation only, and nobody has come in here. */
let isShut = $state(false);

api.onMe((me) => {
  known = me;
  if (!me) return;
  keepName(me.name);
  isShut = false;
});
api.onShut(() => {
  isShut = true;
});
api.nameFrom(() => guestName());

/** The account; undefined if not loaded yet, null if signed out. */
export const me = (): Me | null | undefined => known;

/** The name of the account, or the one that a new guest would get. */
export const myName = (): string => known?.name ?? guestName();

export const isDoorShut = (): boolean => isShut;

function keepName(given: string): void {
  name = given;
  remember('name', given);
}

/** A generated name in the current language. */
function suggestion(): string {
  const { adjectives, nouns, pair } = lobbyWords().names;
  const pick = (list: readonly string[], at: number): string => list[Math.floor(at * list.length)];
  return pair(pick(adjectives, luck[0]), pick(nouns, luck[1]));
}

/** The name of a new guest: the last one used here, or a generated one. */
export const guestName = (): string => name ?? suggestion();

// A guest keeps the first name, also before they sit down anywhere and in another language.
$effect.root(() => {
  $effect(() => {
    // Words are English until those of the wanted language have loaded.
    if (name === null && lobbyWords().names.language() === wantedLanguage()) keepName(suggestion());
  });
});

/** The account; signs in as a new guest if there is none. Rejects with a Problem. */
export async function comeIn(): Promise<Me> {
  for (let left = TRIES; ; left--) {
    try {
      return await api.somebody();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.where !== '$.name' || left === 0) throw error;
      // The name is taken: try another one.
      name = null;
      luck = [Math.random(), Math.random()];
    }
  }
}

/** Load the account once. If the server cannot be reached, the next visit tries again. */
export function recogniseMe(): void {
  if (api.me === undefined) api.whoAmI().catch(() => undefined);
}

/** A colour for a person who has chosen none, always the same for a name. */
export function signOf(person: string): Clan {
  let sum = 7;
  for (const letter of person) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return CLANS[sum % CLANS.length];
}
