import { hashOfText } from './texts.store.ts';

/** A stored text. */
export interface StoredReplacement {
  address: string;
  /** Hash of the text that it replaced. */
  replacedHash: string;
}

/**
 * Returns the addresses of texts that a person looks at again, since the default has changed that each of them
 * replaced. They keep counting.
 * @param findDefault what the document has at an address; `undefined` where it has nothing to replace
 */
export function toReview(
  rows: readonly StoredReplacement[],
  findDefault: (address: string) => string | undefined,
): string[] {
  return rows
    .filter(({ address, replacedHash }) => {
      const text = findDefault(address);
      return text !== undefined && hashOfText(text) !== replacedHash;
    })
    .map(({ address }) => address);
}
