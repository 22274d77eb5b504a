/**
 * Counts the words that differ between two texts: those that a shortest way from one to the other takes out, puts in
 * or replaces. A word that moved counts once.
 */
export function countChangedWords(before: string, after: string): number {
  const [from, to] = [wordsOf(before), wordsOf(after)];
  // The longest common sequence, row by row: `kept[column]` for the words of `from` so far.
  let kept = to.map(() => 0);
  for (const word of from) {
    const row: number[] = [];
    for (const [column, other] of to.entries()) {
      const [left = 0, above = 0, diagonal = 0] = [row[column - 1], kept[column], kept[column - 1]];
      row.push(word === other ? diagonal + 1 : Math.max(left, above));
    }
    kept = row;
  }
  return Math.max(from.length, to.length) - (kept.at(-1) ?? 0);
}

function wordsOf(text: string): string[] {
  return text.match(/\S+/g) ?? [];
}
