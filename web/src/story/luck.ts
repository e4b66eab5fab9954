/** The check that a game's secret is the one whose hash was published before the first draw. */

export type Check = 'fits' | 'unfit' | 'unchecked';

/** Compare the SHA-256 of a seed, as text, with its commitment; browsers do it on safe origins only. */
export async function checkSeed(
  seed: string,
  commitment: string,
  subtle: Pick<SubtleCrypto, 'digest'> | undefined = globalThis.crypto?.subtle,
): Promise<Check> {
  if (subtle === undefined) return 'unchecked';
  try {
    const hash = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(seed)));
    const found = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    return found === commitment.toLowerCase() ? 'fits' : 'unfit';
  } catch {
    return 'unchecked';
  }
}
