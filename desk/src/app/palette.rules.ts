import type { Action } from '../shared/actions.ts';

/** Two letters in their order are in half of all labels. */
const SHORTEST_SKIPPING = 3;

/**
 * Finds actions, the best first: labels that begin with the query, then words that do, then letters in their order.
 * Without a query, returns all in their order.
 */
export function findActions(actions: readonly Action[], query: string): Action[] {
  const wanted = query.trim().toLowerCase();
  if (!wanted) return [...actions];
  return actions
    .map((action) => ({ action, rank: rankOf(action, wanted) }))
    .filter(({ rank }) => rank !== undefined)
    .sort((a, b) => (a.rank as number) - (b.rank as number))
    .map(({ action }) => action);
}

function rankOf({ label, words = '' }: Action, wanted: string): number | undefined {
  const text = label.toLowerCase();
  if (text.startsWith(wanted)) return 0;
  const all = `${text} ${words.toLowerCase()}`;
  if (wanted.split(/\s+/).every((part) => all.split(/\s+/).some((word) => word.startsWith(part)))) return 1;
  return wanted.length >= SHORTEST_SKIPPING && hasLettersOf(text, wanted) ? 2 : undefined;
}

/** Returns true if the letters come in this order: `gtl` in `go to leads`. */
function hasLettersOf(text: string, wanted: string): boolean {
  let from = 0;
  for (const letter of wanted.replaceAll(/\s+/g, '')) {
    const at = text.indexOf(letter, from);
    if (at < 0) return false;
    from = at + 1;
  }
  return true;
}
