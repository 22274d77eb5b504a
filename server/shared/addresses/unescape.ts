/** An unescaped text, with the position of each character in the original. */
export interface Reading {
  text: string;
  /** Maps an index of `text`, up to its length, to the index in the original. */
  placeOf: (index: number) => number;
}

/** HTML entities for characters of an address. */
const NAMED: Readonly<Record<string, string>> = {
  commat: '@',
  plus: '+',
  period: '.',
  lowbar: '_',
  hyphen: '-',
  dash: '-',
  num: '#',
  percnt: '%',
  sol: '/',
  equals: '=',
  apos: "'",
  excl: '!',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
};

const CONTROLS: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/** Distance in Unicode between ASCII and its full-width forms. */
const WIDE_FROM_ASCII = 0xfee0;

/**
 * Percent encoding, HTML entities, escapes of JSON and JavaScript, each also applied several times (`%2540`,
 * `&amp;#64;`); full-width forms, and characters that are not seen. Only ASCII is decoded correctly, which is all that
 * an address contains.
 */
const ESCAPE = new RegExp(
  [
    '%(?:25)*(?<percent>[0-9a-f]{2})',
    `&(?:amp;)*(?:#0*(?<decimal>\\d{2,7})|#x0*(?<hex>[0-9a-f]{2,6})|(?<named>${Object.keys(NAMED).join('|')}));?`,
    String.raw`(?<!\\)\\+(?:u(?<unit>[0-9a-f]{4})|u\{0*(?<point>[0-9a-f]{2,6})\}|x(?<byte>[0-9a-f]{2}))`,
    String.raw`(?<!\\)\\+(?<sign>[bfnrt/"'])`,
    '(?<wide>[\uff01-\uff5e])',
    '(?<unseen>[\u00ad\u200b-\u200f\u2060-\u2064\ufeff])',
  ].join('|'),
  'gi',
);
/** Number of different encodings that may wrap each other, such as percent encoding in JSON. */
const MOST_LAYERS = 4;

/** The text and its unescaped forms, each with one layer of escapes less. */
export function unescapeAll(text: string): Reading[] {
  const readings: Reading[] = [{ text, placeOf: (index) => index }];
  for (let layer = 0; layer < MOST_LAYERS; layer += 1) {
    const next = unescapeOnce(readings.at(-1) as Reading);
    if (!next) break;
    readings.push(next);
  }
  return readings;
}

/** Like `unescapeAll`, without positions, which costs less. */
export function unescapedTexts(text: string): string[] {
  const texts = [text];
  for (let layer = 0; layer < MOST_LAYERS; layer += 1) {
    const before = texts.at(-1) ?? '';
    const after = before.replaceAll(ESCAPE, (...match) => signOf(match.at(-1)) ?? '');
    if (after === before) break;
    texts.push(after);
  }
  return texts;
}

function unescapeOnce({ text, placeOf }: Reading): Reading | undefined {
  const places: number[] = [];
  let read = '';
  let end = 0;
  const keep = (until: number) => {
    for (; end < until; end += 1) {
      read += text[end];
      places.push(placeOf(end));
    }
  };
  for (const match of text.matchAll(ESCAPE)) {
    const sign = signOf(match.groups);
    if (sign === undefined) continue;
    keep(match.index);
    read += sign;
    if (sign !== '') places.push(placeOf(match.index));
    end = match.index + match[0].length;
  }
  if (end === 0) return undefined;
  keep(text.length);
  places.push(placeOf(text.length));
  return { text: read, placeOf: (index) => places[index] ?? placeOf(text.length) };
}

function signOf(groups: Record<string, string | undefined> | undefined): string | undefined {
  const { decimal, named, sign, wide, unseen, ...digits } = groups ?? {};
  if (unseen) return '';
  if (wide) return String.fromCharCode(wide.charCodeAt(0) - WIDE_FROM_ASCII);
  if (named) return NAMED[named.toLowerCase()];
  if (sign) return CONTROLS[sign.toLowerCase()] ?? sign;
  const { percent, hex, unit, point, byte } = digits;
  const code = decimal ? Number(decimal) : Number.parseInt(percent ?? hex ?? unit ?? point ?? byte ?? '', 16);
  return String.fromCharCode(code);
}
