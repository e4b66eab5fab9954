/** A button that gives something up asks for a second press. */
import { untrack } from 'svelte';
import { settings } from '../../../../browser/settings.svelte';

export class SecondPress {
  #isAsking = $state(false);

  /** Any change of these things takes the first press back; create it during component initialisation. */
  constructor(things: () => unknown) {
    $effect(() => {
      things();
      untrack(() => (this.#isAsking = false));
    });
  }

  /** Whether the first press was made. */
  get isAsking(): boolean {
    return this.#isAsking;
  }

  /** The button was pressed: whether to do it now. */
  press(isEarly: boolean): boolean {
    this.#isAsking = settings().confirm && isEarly && !this.#isAsking;
    return !this.#isAsking;
  }
}
