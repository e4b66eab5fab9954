/** Checks that a game's seed matches the hash published before the first draw. */
import { fingerprint } from '../browser/sha256';

export type Check = 'fits' | 'unfit' | 'unchecked';

/** Compare the SHA-256 of a seed with its commitment; needs a secure origin. */
export async function checkSeed(
  seed: string,
  commitment: string,
  print: (text: string) => Promise<string | null> = fingerprint,
): Promise<Check> {
  const found = await print(seed).catch(() => null);
  if (found === null) return 'unchecked';
  return found === commitment.toLowerCase() ? 'fits' : 'unfit';
}
