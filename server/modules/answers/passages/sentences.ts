import type { Statement } from './passage.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const ENDS_A_SENTENCE = /[.!?…]["'”’)]*$/;
/** A price that stands alone, as on the card of a plan. */
const PRICE = /^(?:\$\d[\d,.]*(?:\/\w+)?|\d[\d,.]* USD)(?=\s|$)/;
const LONGEST_PRICE_TAG = 60;

/**
 * Reports whether the text of a block is made of sentences: headings of cards, prices and labels end without a stop.
 */
export function isProse(text: string): boolean {
  return ENDS_A_SENTENCE.test(text) && text.includes(' ');
}

/** A word alone, such as `Yes.`, stays with what follows. */
export function splitSentences(prose: string): string[] {
  const sentences: string[] = [];
  let waiting = '';
  for (const { segment } of segmenter.segment(prose)) {
    const sentence = (waiting + segment).trim();
    if (sentence === '') continue;
    waiting = sentence.includes(' ') ? '' : `${sentence} `;
    if (waiting === '') sentences.push(sentence);
  }
  return waiting === '' ? sentences : [...sentences, waiting.trim()];
}

/**
 * Reads the statements of one block.
 * @param subject thing that a price would be the price of
 */
export function readBlock(text: string, subject: string): Statement[] {
  if (isProse(text)) return splitSentences(text).map((sentence) => ({ kind: 'sentence', text: sentence }));
  if (text.endsWith(':')) return readIntroduction(text);
  const [price] = text.length <= LONGEST_PRICE_TAG ? (PRICE.exec(text) ?? []) : [];
  if (price === undefined) return [{ kind: 'fragment', text }];
  return [{ kind: 'sentence', text: `The price of ${subject} is ${price}.` }];
}

/** Reads a block that leads over to a list or table: only its last sentence is unfinished. */
function readIntroduction(text: string): Statement[] {
  const sentences = splitSentences(text);
  return sentences.map((sentence, index) => ({
    kind: index < sentences.length - 1 ? 'sentence' : 'fragment',
    text: sentence,
  }));
}

/**
 * Reads the statements of a list: its items by themselves where they are sentences.
 * @param lead text before it that ends with a colon, or the heading
 */
export function readList(lead: string, items: readonly string[]): Statement[] {
  if (items.every(isProse)) return items.flatMap((item) => readBlock(item, lead));
  const plain = items.map((item) => item.replace(/[.;]$/, ''));
  if (lead === '') return [{ kind: 'fragment', text: plain.join('; ') }];
  return [{ kind: 'list', lead: lead.replace(/[:.]$/, ''), items: plain }];
}
