/** A change of a number as text: +4, −2, ±0. */
import { signed } from '../i18n/numbers';

export const deltaText = (by: number): string => (by === 0 ? '±0' : signed(by));
