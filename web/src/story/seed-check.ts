/** The check that a game's secret is the one whose hash was published before the first draw. */
import { fingerprint } from '../browser/sha256';

export type Check = 'fits' | 'unfit' | 'unchecked';

/** Compare the SHA-256 of a seed, as text, with its commitment; browsers do it on safe origins only. */
export async function checkSeed(
  seed: string,
  commitment: string,
  print: (text: string) => Promise<string | null> = fingerprint,
): Promise<Check> {
  const found = await print(seed).catch(() => null);
  if (found === null) return 'unchecked';
  return found === commitment.toLowerCase() ? 'fits' : 'unfit';
}
