/** A finished game, step by step. */

import { api as ours, type Api } from './api';
import type { Ending, Following, Game, Replay, ReplayStep, Seat, Told } from './types';

/** A replay with a position; it has the read side of a table, so that the same boards work. */
export class ReplayStore<G extends Game> implements Following<G> {
  readonly replay: Replay<G>;
  #at = $state(0);
  #steps: readonly Told<G>[] = $derived.by(() => this.#told.slice(0, this.#at + 1).filter(tells));
  readonly #told: readonly Told<G>[];
  readonly #again: () => Promise<Replay<G>>;

  /** `again` asks for the same replay with pictures and sentences. */
  constructor(
    replay: Replay<G>,
    at = 0,
    again = (): Promise<Replay<G>> => Promise.resolve(replay),
  ) {
    this.replay = replay;
    this.#again = again;
    this.#told = replay.steps.map(({ events }, version) => ({ version, events }));
    this.go(at);
  }

  /** A finished table of the server. */
  static async load<G extends Game>(id: string, at = 0, api: Api = ours): Promise<ReplayStore<G>> {
    return new ReplayStore<G>(await api.replay<G>(id), at, () => api.replay(id, { words: true }));
  }

  /** Load a record from a file; the server checks it. Rejects with a Problem. */
  static async read<G extends Game>(record: string, api: Api = ours): Promise<ReplayStore<G>> {
    const again = (): Promise<Replay<G>> => api.replayOf(record, { words: true });
    return new ReplayStore<G>(await api.replayOf<G>(record), 0, again);
  }

  /** The same game with pictures and sentences, for a page that does not know it. */
  inWords(): Promise<Replay<G>> {
    return this.#again();
  }

  /** The position, from 0 (the start) to `last`. */
  get at(): number {
    return this.#at;
  }

  get last(): number {
    return this.replay.steps.length - 1;
  }

  /** Go to a step, limited to the first and last. */
  go(at: number): void {
    this.#at = Math.max(0, Math.min(this.last, Math.trunc(at) || 0));
  }

  /** Go to the next step (with -1 the previous one) with a matching event. */
  seek(wanted: (event: G['event']) => boolean, by: 1 | -1 = 1): boolean {
    for (let at = this.#at + by; at >= 0 && at <= this.last; at += by) {
      if (this.replay.steps[at]?.events.some(wanted)) {
        this.go(at);
        return true;
      }
    }
    return false;
  }

  /** The current step. */
  get step(): ReplayStep<G> {
    return this.replay.steps[this.#at] as ReplayStep<G>;
  }

  /** The scores of a seat after each step, for a plot. */
  curve(seat: Seat): number[] {
    return this.replay.steps.map(({ scores }) => scores.at(seat) ?? 0);
  }

  get names(): readonly string[] {
    return this.replay.seats;
  }

  /** No seat, because nothing is hidden. */
  get seat(): null {
    return null;
  }

  get version(): number {
    return this.#at;
  }

  get view(): G['view'] {
    return this.step.view;
  }

  get awaits(): readonly Seat[] {
    return this.step.awaits;
  }

  /** A replay has no questions. */
  get isMine(): boolean {
    return false;
  }

  /** The steps up to here. */
  get steps(): readonly Told<G>[] {
    return this.#steps;
  }

  /** The result, at the last step. */
  get ended(): Ending | null {
    if (this.#at !== this.last) return null;
    const { standings, winners } = this.replay;
    const scores = standings.filter(({ seat }) => seat >= 0).map(({ score }) => score);
    return { scores, winners, standings };
  }
}

const tells = ({ events }: { events: unknown[] }): boolean => events.length > 0;

/** A file that unpacks to more than a browser should hold. */
export class TooLarge extends Error {}
/** The most bytes of a file, packed or not. */
export const LARGEST_FILE = 64 * 1024 * 1024;

/** The records in a file: one (.json), one per line (.jsonl), or compressed (.gz). */
export async function recordsIn(file: Blob, most = LARGEST_FILE): Promise<string[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = startsMember(bytes, 0)
    ? await unzipped(bytes, most)
    : new TextDecoder().decode(bytes);
  try {
    JSON.parse(text);
    return [text];
  } catch {
    return text.split('\n').filter((line) => line.trim() !== '');
  }
}

/** Whether a gzip member may begin here. */
const startsMember = (bytes: Uint8Array, at: number): boolean =>
  bytes[at] === 0x1f && bytes[at + 1] === 0x8b && bytes[at + 2] === 0x08;

/** Unpack all members of a gzip file; ours have one per record, and browsers unpack only one. */
async function unzipped(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<string> {
  let text = '';
  let from = 0;
  for (let to = 1; to <= bytes.length; to++) {
    if (to < bytes.length && !startsMember(bytes, to)) continue;
    try {
      const member = new Blob([bytes.subarray(from, to)]).stream();
      const unpacked = member.pipeThrough(new DecompressionStream('gzip'));
      text += await textOf(unpacked, most - text.length);
      from = to;
    } catch (error) {
      // Not the end of a member, unless it is the end of the file.
      if (to === bytes.length || error instanceof TooLarge) throw error;
    }
  }
  return text;
}

/** The text of a stream of at most `most` bytes. */
async function textOf(stream: ReadableStream<Uint8Array>, most: number): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw new TooLarge();
    }
    text += decoder.decode(value, { stream: true });
  }
}
