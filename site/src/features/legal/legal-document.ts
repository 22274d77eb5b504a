/** A run of words: plain, emphasised, or a link. */
export type Inline = string | { strong: string } | { text: string; href: string };

/** One paragraph or list item. */
export type Words = string | readonly Inline[];

/** What a section is made of: paragraphs, bullets, terms with their meaning, a small table. */
export type Block =
  | Words
  | { bullets: readonly Words[] }
  | { entries: Readonly<Record<string, Words>> }
  | { caption: string; columns: readonly string[]; rows: readonly (readonly [string, ...string[]])[] };

export interface LegalSection {
  /** Its anchor: other pages and printed letters refer to it, so it stays when the title changes. */
  id: string;
  title: string;
  blocks: readonly Block[];
}

/** One legal document (S2 section 2, 'Legal pages'); its template gives the sections their numbers. */
export interface LegalDocument {
  path: string;
  title: string;
  /** What the document is about, in one sentence under its title. */
  lede: string;
  /** For search engines. */
  description: string;
  /** ISO date of the last change of its text. */
  changedOn: string;
  /** What matters most: a figure or a word or two, what it stands for, and the section that says it in full. */
  summary: readonly { figure: string; text: string; sectionId: string }[];
  sections: readonly LegalSection[];
}

/** Tag of a template: a paragraph that holds emphasis or links. */
export function words(texts: TemplateStringsArray, ...parts: Inline[]): Words {
  return texts.flatMap((text, index) => [text, parts[index] ?? '']).filter((part) => part !== '');
}

export function strong(text: string): Inline {
  return { strong: text };
}

export function link(text: string, href: string): Inline {
  return { text, href };
}

/** A link that writes to an address. */
export function mailTo(address: string): Inline {
  return link(address, `mailto:${address}`);
}
