/** Formats numbers: with a true minus sign, and with a plus for gains. */
import type { Language } from './languages';

export const plain = (n: number): string => (n < 0 ? `−${-n}` : String(n));

export const signed = (n: number): string => (n > 0 ? `+${n}` : plain(n));

/** A gain or loss that can be a fraction, such as an estimate. */
export const signedAbout = (n: number, language: Language): string =>
  new Intl.NumberFormat(language, { signDisplay: 'exceptZero', maximumFractionDigits: 1 })
    .format(n)
    .replace('-', '−');
