/** Formats numbers: with a true minus sign, and with a plus for gains. */

export const plain = (n: number): string => (n < 0 ? `−${-n}` : String(n));

export const signed = (n: number): string => (n > 0 ? `+${n}` : plain(n));
