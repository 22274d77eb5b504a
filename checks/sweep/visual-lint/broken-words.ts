import type { SeenText } from './seen-texts.ts';

/**
 * Words that go on in another line without a hyphen, each with the break: `Desig|n`. Code may break anywhere, and so
 * may what is longer than any word, such as a signature.
 */
export function findBrokenWords(texts: readonly SeenText[]): string[] {
  const broken: string[] = [];
  const range = document.createRange();
  for (const { node, element, lines } of texts) {
    if (lines.length < 2 || element.closest('pre, code, kbd, samp')) continue;
    for (const { 0: word, index } of node.data.matchAll(
      /(?<![\p{L}\p{N}/+])[\p{L}\p{N}]{2,20}(?![\p{L}\p{N}/+=])/gu,
    )) {
      const placeOf = (offset: number) => {
        range.setStart(node, index + offset);
        range.setEnd(node, index + offset + 1);
        return range.getBoundingClientRect();
      };
      const first = placeOf(0);
      // Half a line: the letters of a word that is turned a little stand at different heights too.
      const isBelow = (offset: number) => placeOf(offset).top - first.top > first.height / 2;
      if (!isBelow(word.length - 1)) continue;
      const cut = Array.from(word).findIndex((_, offset) => isBelow(offset));
      broken.push(`${word.slice(0, cut)}|${word.slice(cut)}`);
    }
  }
  return broken;
}
