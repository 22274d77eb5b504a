import type { FoundText } from 'contract/desk/content.ts';

const EXCERPT_BEFORE = 40;
const EXCERPT = 160;

/** Headings of the list of documents, by their folder, in the order of the list. */
const GROUPS: Readonly<Record<string, string>> = {
  pages: 'Pages',
  '': 'Whole site',
  landing: 'Landing pages',
  employees: 'AI employees',
  'case-studies': 'Case studies',
  'use-cases': 'Use cases',
  answers: 'Answers',
  emails: 'Emails',
  legal: 'Legal texts',
  'legal-versions': 'Earlier legal texts',
  'press-releases': 'Press releases',
  templates: 'Templates',
  'api-reference': 'API reference',
};
const ORDER = Object.keys(GROUPS);
/** Names that are written otherwise than their words. */
const TITLES: Readonly<Record<string, string>> = {
  'pages/faq': 'FAQ',
  'pages/roi-calculator': 'ROI calculator',
  'pages/ai-employees': 'AI employees',
  'roi-options': 'ROI options',
  faq: 'Questions of the FAQ',
  llms: 'llms.txt',
};

/** Returns the heading under which a document is listed. */
export function groupOf(name: string): string {
  return GROUPS[folderOf(name)] ?? folderOf(name);
}

/** Compares two documents by the order of their headings. */
export function byGroup(one: string, other: string): number {
  return ORDER.indexOf(folderOf(one)) - ORDER.indexOf(folderOf(other));
}

function folderOf(name: string): string {
  return name.includes('/') ? name.slice(0, name.indexOf('/')) : '';
}

/** Returns the title of a document: its name in words. */
export function titleOf(name: string): string {
  const words = name.slice(name.lastIndexOf('/') + 1).replaceAll('-', ' ');
  return TITLES[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the words around the first place of a text where it holds what was searched; `undefined` where it doesn't. */
export function excerptAround(text: string, searched: string): string | undefined {
  const at = text.toLowerCase().indexOf(searched.toLowerCase());
  if (at < 0) return undefined;
  const start = at <= EXCERPT_BEFORE ? 0 : text.lastIndexOf(' ', at - EXCERPT_BEFORE) + 1;
  const end = start + EXCERPT;
  return `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`.replaceAll(
    /\s+/g,
    ' ',
  );
}

interface Searchable extends Omit<FoundText, 'excerpt'> {
  /** The text as it is written, and as it reads with the facts that it names. */
  texts: readonly string[];
}

/** Finds the fields whose texts hold some words. */
export function findWords(fields: Iterable<Searchable>, words: string, most: number): FoundText[] {
  const found: FoundText[] = [];
  for (const { texts, ...field } of fields) {
    const excerpt = texts.map((text) => excerptAround(text, words)).find((each) => each !== undefined);
    if (excerpt !== undefined) found.push({ ...field, excerpt });
    if (found.length === most) return found;
  }
  return found;
}
