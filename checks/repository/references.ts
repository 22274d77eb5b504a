/** A document that comments cite, under the name they use, such as `S1`, `design.md` or `decision 012`. */
export interface CitedDocument {
  /** Text by section number; the whole document stands under ''. */
  sections: Map<string, string>;
}

/** One place of a file that cites a document. */
export interface Reference {
  /** 1-based. */
  line: number;
  /** Text as written, on one line. */
  text: string;
  document: string;
  /** Section numbers; '' is the whole document. */
  sections: string[];
  /** Words that the cited sections hold: `'Blog article'` in `S2 section 2, 'Blog article'`. */
  quotes: string[];
  /** Fault of the spelling, if any. */
  fault?: string;
}

const LINE_BREAK = /\n[ \t]*(?:\*(?!\/)|\/\/|>)?[ \t]*/g;
const QUOTES = String.raw`((?:(?:,| and|, and)\s+'[^']+')*)`;
const NUMBERS = String.raw`(\d+(?:\.\d+)?(?:,\s+\d+(?:\.\d+)?)*(?:\s+and\s+\d+(?:\.\d+)?)?)`;
/** Citation of a section: `S1 section 2.8`, `S2 sections 4 and 8`, `S2 sections 2, 4 and 9, 'Plans'`. */
const SECTIONS = new RegExp(String.raw`\b(S[12])\s+(sections?)\s+${NUMBERS}${QUOTES}`, 'g');
/** The start of each citation, so that one in no known spelling is found too. */
const SECTIONS_ANYHOW = /\bS[12],?\s+(?:sections?|sec\.?|§)/gi;
const DESIGN = new RegExp(String.raw`\bdesign\.md${QUOTES}`, 'g');
const DECISIONS = /\bdecisions?\s+(\d{3})\b|\bdocs\/decisions\/(\d+)/gi;
const DECISIONS_ANYHOW = /\bdecisions?[\s#]+\d+/gi;

const ODD = 'is spelled in no usual way';

/** Every citation in a text of code or prose. A comment's line breaks count as blanks. */
export function findReferences(source: string): Reference[] {
  const text = source.replace(LINE_BREAK, (found) => ' '.repeat(found.length));
  const lineOf = (index: number) => source.slice(0, index).split('\n').length;
  return [...findSections(text), ...findDesign(text), ...findDecisions(text)].map(({ match, ...cited }) => ({
    line: lineOf(match.index),
    text: match[0].replace(/\s+/g, ' '),
    ...cited,
  }));
}

type Found = Omit<Reference, 'line' | 'text'> & { match: RegExpExecArray };

function findSections(text: string): Found[] {
  const usual = [...text.matchAll(SECTIONS)].map((match): Found => {
    const [all, document = '', word, numbers = '', quotes = ''] = match;
    const sections = numbers.match(/[\d.]+/g) ?? [];
    const isPlural = sections.length > 1;
    // `sections 4, 5, 8` has no last 'and', and `section 2 and 7` no plural.
    const isOdd =
      isPlural !== (word === 'sections') ||
      (isPlural && !/\sand\s/.test(numbers)) ||
      /^,? and \d/.test(text.slice(match.index + all.length));
    return { match, document, sections, quotes: quotesOf(quotes), ...(isOdd ? { fault: ODD } : {}) };
  });
  return [...usual, ...findOthers(text, SECTIONS_ANYHOW, usual)];
}

function findDesign(text: string): Found[] {
  return [...text.matchAll(DESIGN)].map((match) => ({
    match,
    document: 'design.md',
    sections: [''],
    quotes: quotesOf(match[1] ?? ''),
  }));
}

function findDecisions(text: string): Found[] {
  const usual = [...text.matchAll(DECISIONS)].map((match): Found => {
    const [, spoken, path] = match;
    return { match, document: `decision ${spoken ?? path}`, sections: [''], quotes: [] };
  });
  return [...usual, ...findOthers(text, DECISIONS_ANYHOW, usual)];
}

/** Text that begins like a citation and isn't one of the `usual` ones. */
function findOthers(text: string, pattern: RegExp, usual: readonly Found[]): Found[] {
  const known = new Set(usual.map(({ match }) => match.index));
  const others = [...text.matchAll(pattern)].filter(({ index }) => !known.has(index));
  return others.map((match) => ({ match, document: '', sections: [], quotes: [], fault: ODD }));
}

/** Returns the reason why a reference leads nowhere; `undefined` where it leads somewhere. */
export function faultOf(reference: Reference, documents: Map<string, CitedDocument>): string | undefined {
  if (reference.fault) return reference.fault;
  const document = documents.get(reference.document);
  if (!document) return `leads nowhere: there is no ${reference.document}`;
  const missing = reference.sections.filter((section) => !document.sections.has(section));
  if (missing.length > 0) return `leads nowhere: ${reference.document} has no section ${missing.join(', ')}`;
  const cited = tidy(reference.sections.map((section) => document.sections.get(section)).join(' '));
  const unheard = reference.quotes.filter((quote) => !cited.includes(tidy(quote)));
  if (unheard.length > 0) return `leads nowhere: '${unheard.join("', '")}' does not stand there`;
}

/**
 * The sections of a Markdown document whose headings are numbered (`## 2. Screens`, `### 2.1 Routes`). A section
 * holds those below it.
 */
export function readDocument(markdown: string): CitedDocument {
  const sections = new Map([['', markdown]]);
  const headings = [...markdown.matchAll(/^(#+) (?:(\d+(?:\.\d+)?)\.? )?/gm)];
  headings.forEach(({ 1: marks = '', 2: number, index }, at) => {
    if (!number) return;
    const next = headings.slice(at + 1).find(({ 1: others = '' }) => others.length <= marks.length);
    sections.set(number, markdown.slice(index, next?.index));
  });
  return { sections };
}

function quotesOf(list: string): string[] {
  return [...list.matchAll(/'([^']+)'/g)].map(([, quote = '']) => quote.replace(/\s+/g, ' '));
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').toLowerCase();
}
