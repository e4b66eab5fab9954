/** Plural forms by the rules of a language. */

/** `other` is the form for all remaining numbers. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** For a language: `plural(3, { one: 'tile', other: 'tiles' })` is `tiles`. */
export function pluralIn(language: string): (n: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (n, forms) => forms[rules.select(n)] ?? forms.other;
}
