/** Takes part in the toss for a table's seed: secrets before sitting down, commitments, reveals. */

import { newSecret, sha256 } from '../browser/sha256';
import { api as ours, type Api, Problem } from '../wire/api';
import type { Join, NewTable, Rematch, TableInfo } from '../wire/protocol';
import { dutyAt, type Duty, type Kept, noted, secretFor, withSecret } from '../wire/toss';
import { keepTosses, keptTosses } from './toss-store';

/** Milliseconds before a request that did not get through is sent again, and how often. */
const PAUSE = 1_000;
const MOST_TRIES = 30;

export type TossApi = Pick<Api, 'makeTable' | 'join' | 'rematch' | 'commit' | 'reveal'>;

export class Tosser {
  readonly #api: TossApi;
  /** Requests that are under way, or that the server refused. */
  readonly #sent = new Set<string>();
  /** The latest news of the tables whose requests are sent again. */
  readonly #latest = new Map<string, TableInfo>();

  constructor(api: TossApi) {
    this.#api = api;
  }

  // Sitting down. The commitment goes with the request, so that the game can begin at once.

  makeTable(form: NewTable): Promise<TableInfo> {
    // A chosen seed needs no toss.
    if (form.luck != null) return this.#api.makeTable(form);
    return this.#sit((commitment) => this.#api.makeTable({ ...form, commitment }));
  }

  join(table: string, form: Join = {}): Promise<TableInfo> {
    return this.#sit((commitment) => this.#api.join(table, { ...form, commitment }));
  }

  rematch(table: string, form: Rematch = {}): Promise<TableInfo> {
    return this.#sit((commitment) => this.#api.rematch(table, { ...form, commitment }));
  }

  async #sit(ask: (commitment: string) => Promise<TableInfo>): Promise<TableInfo> {
    const secret = newSecret();
    const commitment = sha256(secret);
    const info = await ask(commitment);
    const isOurs = info.yours !== null && info.toss?.seats[info.yours]?.commitment === commitment;
    if (info.toss && isOurs) {
      const own = { toss: info.toss.restarts, secret, commitment, revealed: false };
      keepTosses(info.id, withSecret(keptTosses(info.id), own));
    }
    const duty = this.#look(info, false);
    // Against bots the game begins with our secret: then the page need not wait for it.
    return duty.type === 'reveal' ? ((await this.#do(info, duty)) ?? info) : info;
  }

  // Following a table.

  /** What this browser has seen and kept of a table's tosses. */
  kept(table: string): Kept {
    return keptTosses(table);
  }

  /**
   * Keep what a table publishes, and do our part in its toss; returns what that is.
   *
   * `opening`: the page was just opened or came back to the front.
   */
  follow(info: TableInfo, opening = false): Duty {
    if (this.#latest.has(info.id)) this.#latest.set(info.id, info);
    const duty = this.#look(info, opening);
    if (duty.type === 'commit' || duty.type === 'reveal') void this.#do(info, duty);
    return duty;
  }

  #look(info: TableInfo, opening: boolean): Duty {
    const before = keptTosses(info.id);
    const kept = noted(before, info);
    if (kept !== before) keepTosses(info.id, kept);
    return dutyAt(info, kept, opening);
  }

  /** Send what must be sent, once; null if it is under way, or did not work. */
  async #do(
    info: TableInfo,
    duty: Extract<Duty, { type: 'commit' | 'reveal' }>,
    tries = 1,
  ): Promise<TableInfo | null> {
    const what = `${info.id} ${duty.type} ${duty.toss}`;
    if (this.#sent.has(what)) return null;
    this.#sent.add(what);
    try {
      const next = await (duty.type === 'commit'
        ? this.#commit(info.id, duty.toss)
        : this.#reveal(info.id, duty.toss, duty.secret));
      this.#sent.delete(what);
      this.follow(next);
      return next;
    } catch (error) {
      // What the server refused stays refused: the toss went on without us.
      if (!(error instanceof Problem && error.isPassing) || tries >= MOST_TRIES) return null;
      this.#latest.set(info.id, this.#latest.get(info.id) ?? info);
      setTimeout(() => this.#again(info.id, what, tries), error.retry ?? PAUSE);
      return null;
    }
  }

  #again(table: string, what: string, tries: number): void {
    this.#sent.delete(what);
    const info = this.#latest.get(table);
    this.#latest.delete(table);
    if (info === undefined) return;
    const duty = this.#look(info, false);
    if (duty.type === 'commit' || duty.type === 'reveal') void this.#do(info, duty, tries + 1);
  }

  #commit(table: string, toss: number): Promise<TableInfo> {
    let own = secretFor(keptTosses(table), toss);
    if (own === undefined) {
      const secret = newSecret();
      own = { toss, secret, commitment: sha256(secret), revealed: false };
      keepTosses(table, withSecret(keptTosses(table), own));
    }
    return this.#api.commit(table, { toss, commitment: own.commitment });
  }

  #reveal(table: string, toss: number, secret: string): Promise<TableInfo> {
    const own = { toss, secret, commitment: sha256(secret), revealed: true };
    keepTosses(table, withSecret(keptTosses(table), own));
    return this.#api.reveal(table, { toss, secret });
  }
}

/** The tosses of this browser. */
export const tosser = new Tosser(ours);
