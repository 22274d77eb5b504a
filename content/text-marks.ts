import { TEXT_BEGIN, TEXT_END } from 'contract/content/text-address.ts';

/**
 * Letters around a text of which a page is drawn: of the two planes for private use, one for its begin and one for its end.
 * Their place in the plane is that of the address of the text in a list. No text has them, and each is one letter.
 */
const BEGIN = 0xf0000;
const END = 0x100000;
const MOST = 0xfffe;
const MARK = /[\u{F0000}-\u{FFFFD}\u{100000}-\u{10FFFD}]/gu;
/** Tags, comments, and elements whose text is not shown on the page or takes no comments; or else text that is shown. */
const PIECE =
  /(<(?<raw>script|style|title|textarea|option)\b[\s\S]*?<\/\k<raw>>|<!--[\s\S]*?-->|<[a-z/!](?:"[^"]*"|'[^']*'|[^'">])*>)|[^<]+/gi;

/** Returns a text between marks of its address, which the list takes. */
export function markText(text: string, address: string, addresses: string[]): string {
  if (text === '' || addresses.length === MOST) return text;
  const place = addresses.push(address) - 1;
  return `${String.fromCodePoint(BEGIN + place)}${text}${String.fromCodePoint(END + place)}`;
}

/** Returns a text without marks. */
export function unmarkText(text: string): string {
  return text.replace(MARK, '');
}

/**
 * Returns a page with comments in place of the marks: `<!--[pages/home#hero.title-->` and `<!--]pages/home#hero.title-->`. They
 * are around texts that are shown; what stands in attributes, scripts and the like has none.
 */
export function markPage(html: string, addresses: readonly string[]): string {
  return html.replace(PIECE, (piece, hidden?: string) =>
    hidden === undefined ? piece.replace(MARK, commentOf) : unmarkText(piece),
  );

  function commentOf(mark: string): string {
    const code = mark.codePointAt(0) ?? 0;
    const [sign, place] = code < END ? [TEXT_BEGIN, code - BEGIN] : [TEXT_END, code - END];
    return `<!--${sign}${encodeURI(addresses[place] ?? '')}-->`;
  }
}
