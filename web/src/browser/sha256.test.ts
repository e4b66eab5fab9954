import { expect, it } from 'vitest';
import { newSecret, sha256 } from './sha256';

// FIPS 180-4 and NIST's examples.
const VECTORS: [string, string][] = [
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
];

it('gives the digests of the standard', () => {
  for (const [text, digest] of VECTORS) expect(sha256(text)).toBe(digest);
});

it("agrees with the browser's own for every length around a block", async () => {
  for (let length = 0; length < 200; length++) {
    const text = 'ж'.repeat(length % 3) + 'x'.repeat(length);
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    expect(sha256(text)).toBe(
      Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join(''),
    );
  }
});

it('makes secrets of 64 digits that differ', () => {
  const made = Array.from({ length: 50 }, newSecret);
  expect(new Set(made).size).toBe(50);
  for (const secret of made) expect(secret).toMatch(/^[0-9a-f]{64}$/);
});
