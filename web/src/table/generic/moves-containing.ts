/** The moves that contain all words that were typed, in any order and case. */
export function containing(moves: readonly string[], typed: string): string[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return moves.filter((move) => {
    const text = move.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
