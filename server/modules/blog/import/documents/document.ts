/** Contents of an article's file, whatever its kind. */
export interface ConvertedDocument {
  /** Text with its entries, as a text file would have them. */
  markdown: Uint8Array;
  /** It was made from another kind of document, so its lines mean nothing to its writer. */
  isConverted: boolean;
  /** The pictures in it, by the addresses that the text has for them. */
  pictures: [address: string, bytes: Uint8Array][];
  /** Remarks for its writer on content that was left out or changed. */
  remarks: readonly string[];
}

/** Kinds of files that are articles, by how their names end. */
export const DOCUMENT_KINDS = ['md', 'markdown', 'docx', 'html', 'htm', 'zip'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** @param name of a file, or a path */
export function kindOf(name: string): DocumentKind | undefined {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase();
  return DOCUMENT_KINDS.find((kind) => kind === ending);
}

/** A file that is no document; the message says why, for its writer. */
export class BadDocument extends Error {}
