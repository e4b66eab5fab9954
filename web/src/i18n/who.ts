/** A person in a sentence: verbs and cases differ for the reader. */
export class Who {
  readonly name: string;
  readonly isYou: boolean;

  constructor(name: string, isYou = false) {
    this.name = name;
    this.isYou = isYou;
  }

  /** One of two forms: for others, or for the reader. */
  form(others: string, yours: string): string {
    return this.isYou ? yours : others;
  }

  /** The name inside a sentence: "you" instead of "You". */
  get within(): string {
    return this.isYou ? this.name.toLocaleLowerCase() : this.name;
  }

  toString(): string {
    return this.name;
  }
}

/** Names for a list at the start of a sentence. */
export const listed = (people: readonly Who[]): string[] =>
  people.map((who, i) => (i === 0 ? who.name : who.within));
