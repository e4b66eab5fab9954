/** Numbers as they are printed: with a true minus, and with a plus where something is gained. */

export const plain = (n: number): string => (n < 0 ? `−${-n}` : String(n));

export const signed = (n: number): string => (n > 0 ? `+${n}` : plain(n));
