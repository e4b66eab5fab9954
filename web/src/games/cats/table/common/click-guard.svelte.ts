/** Prevents a press meant for the last question from answering the next one. */
const PAUSE = 350;

export class Settled {
  #ready = $state(false);

  /** Wait again whenever the question changes; call it while a component is created. */
  constructor(question: () => unknown) {
    $effect(() => {
      question();
      this.#ready = false;
      const timer = setTimeout(() => (this.#ready = true), PAUSE);
      return () => clearTimeout(timer);
    });
  }

  get ready(): boolean {
    return this.#ready;
  }
}
