/** Where one of these begins or ends, a new line of text does: without the space two words would become one. */
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
 * by the browser (`html-text.ts`).
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
