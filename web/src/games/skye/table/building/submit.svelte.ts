/** Answers while building: play the staged tiles, or undo. */
import type { Skye } from '../../types';
import type { TableStore } from '../../../../wire/table.svelte';
import { placeOf } from '../state/advice.svelte';
import type { Building } from '../state/building.svelte';

type Asked = Pick<TableStore<Skye>, 'canUndo' | 'isMoving' | 'seat' | 'undo' | 'view'>;

export class Submission {
  readonly #table: () => Asked;
  readonly #building: Building;

  constructor(table: () => Asked, building: Building) {
    this.#table = table;
    this.#building = building;
  }

  get canConfirm(): boolean {
    const { laid, missing, mode, sending } = this.#building;
    const isReady = mode === 'build' && missing === 0 && laid.length > 0;
    return isReady && !sending.isSending && !this.#table().isMoving;
  }

  /** Whether the last confirmed move can be undone. */
  get canTakeBack(): boolean {
    const { view, canUndo, isMoving } = this.#table();
    return view?.phase === 'build' && canUndo && !isMoving && !this.#building.sending.isSending;
  }

  /** Play the staged tiles one by one. */
  async confirm(): Promise<void> {
    if (this.canConfirm) await this.send();
  }

  /** Play the staged tiles at once, for players without confirmation. */
  async send(): Promise<void> {
    const { laid, mode, sending } = this.#building;
    if (mode !== 'build' || laid.length === 0 || sending.isSending) return;
    const moves = laid.map((placed) => placeOf(this.#table().seat, placed));
    this.#building.choose(null);
    await sending.send(moves);
  }

  /** Undo the last confirmed tile, which is staged again. */
  async takeBack(): Promise<void> {
    this.#building.choose(null);
    await this.#table().undo();
  }
}
