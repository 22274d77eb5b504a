/**
 * A number from 0 to 2^32 - 1 that changes with the text (FNV-1a, its bits mixed once more, so that texts which
 * differ at their ends only differ in all of them). It tells texts apart; it protects nothing.
 */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
