/** A press that was meant for the last question does not answer the next one, which came in its place. */
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
