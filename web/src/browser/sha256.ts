/** SHA-256, also on pages without https, where browsers offer none. */

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const ROUNDS = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
];
/** The same of the square roots of the first 8 primes. */
const START = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];

const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The bytes with the end that the standard asks for: a bit, zeros, and their length in bits. */
function padded(bytes: Uint8Array): DataView {
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setBigUint64(whole.length - 8, BigInt(bytes.length) * 8n);
  return view;
}

/** Mix 64 bytes into the eight words of the state. */
function mix(state: number[], block: DataView, from: number): void {
  const words = Array.from({ length: 16 }, (_, at) => block.getUint32(from + 4 * at));
  for (let at = 16; at < 64; at++) {
    const [near, far] = [words[at - 15], words[at - 2]];
    const low = rotated(near, 7) ^ rotated(near, 18) ^ (near >>> 3);
    const high = rotated(far, 17) ^ rotated(far, 19) ^ (far >>> 10);
    words.push((words[at - 16] + low + words[at - 7] + high) | 0);
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let at = 0; at < 64; at++) {
    const high = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const first = (h + high + chosen + ROUNDS[at] + words[at]) | 0;
    const low = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const most = (a & b) ^ (a & c) ^ (b & c);
    [a, b, c, d, e, f, g, h] = [(first + low + most) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => (state[at] = (state[at] + word) | 0));
}

const hex = (word: number, digits: number): string =>
  (word >>> 0).toString(16).padStart(digits, '0');

/** The SHA-256 of a text (in UTF-8) as 64 hexadecimal digits. */
export function sha256(text: string): string {
  const block = padded(new TextEncoder().encode(text));
  const state = [...START];
  for (let from = 0; from < block.byteLength; from += 64) mix(state, block, from);
  return state.map((word) => hex(word, 8)).join('');
}

/** A new secret: 256 random bits as 64 hexadecimal digits. */
export function newSecret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => hex(byte, 2)).join('');
}
