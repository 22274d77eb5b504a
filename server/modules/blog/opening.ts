import { EXCERPT_WORDS } from 'contract/blog/blog-rules.ts';

/** A tag as the sanitiser writes it; a `>` may stand in a quoted attribute. */
const TAG = /<(\/?)([a-z][a-z0-9-]*)(?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const ENTITY = /&#?\w+;/g;
const VOID_ELEMENTS = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'source', 'track', 'wbr']);

/**
 * The beginning of an article's HTML, cut between blocks only: as many leading blocks as hold the words of an
 * excerpt (S2 section 9, 'Blog'), or all of them.
 * @param html as the sanitiser writes it: every element is closed
 */
export function openingOf(html: string, words: number = EXCERPT_WORDS): string {
  let counted = 0;
  let start = 0;
  for (const end of blockEnds(html)) {
    counted += countWords(html.slice(start, end));
    if (counted >= words) return html.slice(0, end);
    start = end;
  }
  return html;
}

/** Positions at which an element of the outermost level has just ended. */
function* blockEnds(html: string): Generator<number> {
  let depth = 0;
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(TAG)) {
    if (VOID_ELEMENTS.has(name.toLowerCase())) continue;
    depth += slash ? -1 : 1;
    if (depth === 0) yield index + tag.length;
  }
}

/** Counts the words of one block, rather too few than too many: where two elements touch, their words count as one. */
function countWords(html: string): number {
  const text = html.replace(TAG, '').replace(ENTITY, '');
  return text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}
