import type { Grammar } from '../code/highlight.tsx';

/** A page of the reference that is about no single call. Texts take `code` and [links](/path). */
export interface Guide {
  /** Last part of its address. */
  slug: string;
  /** In the list of the reference, and its heading. */
  title: string;
  /** Under the heading. */
  lede: string;
  /** For search engines and `llms.txt`. */
  description: string;
  keywords?: string;
  parts: readonly GuidePart[];
}

export interface GuidePart {
  /** Of its heading, to be linked to. */
  id: string;
  title: string;
  blocks: readonly GuideBlock[];
}

export type GuideBlock =
  /** A paragraph. */
  | string
  | { list: readonly string[] }
  | { table: GuideTable }
  | { code: { name: string; grammar: Grammar; text: string } };

export interface GuideTable {
  /** For assistive technology. */
  name: string;
  head: readonly string[];
  /** A cell each for `head`; the first names its row. */
  rows: readonly (readonly string[])[];
}
