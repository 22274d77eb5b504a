import { countMistakes } from '../../shared/count-mistakes.ts';

/** A longer path is made up. */
const LONGEST_MISTYPED = 100;
/** The same as it arrives: each of its characters may be percent-encoded. */
const LONGEST_ASKED = 3 * LONGEST_MISTYPED;
/** One letter of so many may be wrong. */
const LETTERS_PER_MISTAKE = 4;
const MOST_MISTAKES = 4;

/**
 * The page that was probably meant by an address that doesn't exist; `undefined` if no page is a good guess. In this
 * order: the same address in another spelling, the one with the fewest mistakes, another place of the same name, and
 * the page above it.
 * @param asked a decoded path, without query
 * @param known addresses of pages, in lower case
 */
export function nearestPath(asked: string, known: readonly string[]): string | undefined {
  if (asked.length > LONGEST_ASKED) return undefined;
  const path = tidy(asked);
  if (path.length < 3 || path.length > LONGEST_MISTYPED) return undefined;
  if (known.includes(path)) return path;
  const most = Math.min(MOST_MISTAKES, Math.max(1, Math.floor((path.length - 1) / LETTERS_PER_MISTAKE)));
  return fewestMistakes(path, known, most) ?? sameName(path, known) ?? pageAbove(path, known);
}

/** Removes what other servers' addresses end with, and what fingers add. */
function tidy(asked: string): string {
  return decode(asked)
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .replace(/\.(?:html?|php|aspx?|jsp)$/, '')
    .replace(/\/(?:index|home|default)$/, '')
    .replace(/(?<![.,;:)\]'"])[.,;:)\]'"]+$/, '');
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function fewestMistakes(path: string, known: readonly string[], most: number): string | undefined {
  let nearest: { path: string; mistakes: number } | undefined;
  for (const candidate of known) {
    if (Math.abs(candidate.length - path.length) > most) continue;
    const mistakes = countMistakes(path, candidate);
    if (mistakes <= most && mistakes < (nearest?.mistakes ?? Number.POSITIVE_INFINITY)) {
      nearest = { path: candidate, mistakes };
    }
  }
  return nearest?.path;
}

/** Returns the only page that ends with the name: the folders were wrong, or have changed. */
function sameName(path: string, known: readonly string[]): string | undefined {
  const name = path.slice(path.lastIndexOf('/'));
  const [only, ...others] = known.filter((candidate) => candidate.endsWith(name));
  return others.length === 0 ? only : undefined;
}

function pageAbove(path: string, known: readonly string[]): string | undefined {
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    const above = path.slice(0, end);
    if (known.includes(above)) return above;
  }
  return undefined;
}
