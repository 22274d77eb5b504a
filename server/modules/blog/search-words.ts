/** Number of words beyond which a search is no question any more. */
const MOST_WORDS = 32;

/**
 * The words of a text as the search sees them, on both engines and on both sides of the question: letters and
 * digits only, in lower case and without accents. Whatever else stands between them is gone.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '');
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Words of a search. */
export interface QueryWords {
  /** All of them must occur, in whatever form: `agents` finds `agent`. */
  complete: string[];
  /** May be half typed: it must occur in some form, or as the beginning of a word. */
  last: string;
}

/** Reads what was typed into the search box; `undefined` when no word is in it. */
export function readSearch(typed: string): QueryWords | undefined {
  const words = wordsOf(typed).slice(0, MOST_WORDS);
  const last = words.pop();
  return last === undefined ? undefined : { complete: [...new Set(words)], last };
}
