import { hash } from 'node:crypto';
import type { Kind, Words } from 'contract/content/kinds.ts';

/**
 * Returns the same words, and notes which kinds of documents are read.
 * @param reads takes them
 */
export function recordReads(words: Words, reads: Set<Kind>): Words {
  return {
    list: (kind) => {
      reads.add(kind);
      return words.list(kind);
    },
    one: (kind) => {
      reads.add(kind);
      return words.one(kind);
    },
    pagesOff: words.pagesOff,
    unrecorded: words,
  };
}

/** Returns a hash of the documents of a kind, as pages are drawn from them. */
export function hashWords(words: Words, kind: Kind): string {
  return hash('sha256', JSON.stringify(words.list(kind)), 'base64url');
}
