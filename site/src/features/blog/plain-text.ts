import { EXCERPT_WORDS } from 'contract/blog/blog-rules.ts';

/** Elements whose start and end begin a new line of text: without the space two words would become one. */
export const BLOCKS =
  'p div h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table tr th td blockquote pre figure hr br'.split(' ');

/** A tag as our sanitiser writes it, with its name; a `>` may stand in a quoted attribute. */
export const OWN_TAG = /<\/?([a-z][a-z0-9]*)(?:"[^"]*"|'[^']*'|[^'">])*>/gi;
/** The number that leads to a footnote, and the arrow that leads back: neither is a word of the text. */
const FOOTNOTE_MARK = /<a [^>]*?\bdata-footnote-(?:back)?ref\b.*?<\/a>/gis;
/** Footnotes, and the labels of notes: nothing to begin a description with. */
const ASIDE = /<section [^>]*?\bdata-footnotes\b.*?<\/section>|<p class="callout-title">.*?<\/p>/gis;
const ENTITY = /&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/**
 * The words of HTML that our own import wrote, which has no comments and no scripts. HTML from elsewhere is read
 * by the browser (`list/list-calls.ts`).
 */
export function textOfOwnHtml(html: string): string {
  return html
    .replace(ASIDE, ' ')
    .replace(FOOTNOTE_MARK, '')
    .replace(OWN_TAG, (_, name: string) => (BLOCKS.includes(name.toLowerCase()) ? ' ' : ''))
    .replace(ENTITY, (entity, decimal?: string, hexadecimal?: string, name?: string) => {
      if (name) return NAMED[name] ?? entity;
      return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16));
    })
    .replace(/\s+/gu, ' ')
    .trim();
}

/** The beginning of a text as a list shows it: its first words, followed by ' ...' (S2 section 3). */
export function excerptOf(text: string): string {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  return words.length === 0 ? '' : `${words.slice(0, EXCERPT_WORDS).join(' ')} ...`;
}

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
