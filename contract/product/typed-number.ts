/** A number that a person typed. */
export interface NumberReading {
  number: number;
  /** The text has no other meaning. */
  isClear: boolean;
}

/** Spaces of every width, marks of direction, apostrophes: they group digits, or say nothing. */
const BLANKS = /[\s\p{Cf}_'’]+/gu;
/** A field has its unit beside it, and a sign of money stands for that unit. */
const MONEY = /US\$|USD|INR|Rs\.?|\p{Sc}|\/-\s*$/giu;

const ENGLISH = writtenWith(',', '.');
const EUROPEAN = writtenWith('.', ',');

/** Groups of three, or as India has them (1,00,000), and decimals. */
function writtenWith(mark: string, point: string): RegExp {
  return new RegExp(`^([1-9]\\d{0,2}(?:[${mark} ]\\d{2,3})*[${mark} ]\\d{3}|\\d*)(?:[${point}](\\d*))?$`);
}

/**
 * Reads a number as people write it: 75,000, 1,00,000, 75 000, 1.234,56 or 7,5, with a sign and $ or ₹. 75.000 counts
 * as 75, and is not clear.
 * @param fallback what a text counts that is no such number; it is given without spaces, commas and signs of money
 */
export function readNumber(text: string, fallback: (bare: string) => number): NumberReading {
  const bare = text.replaceAll(MONEY, '').replaceAll(BLANKS, ' ').replace('−', '-').trim();
  const [, sign, amount = ''] = /^([+-]?) ?(.*)$/.exec(bare) ?? [];
  const english = amountOf(ENGLISH, amount);
  const european = amountOf(EUROPEAN, amount);
  const read = english ?? european;
  if (read === undefined) return { number: fallback(bare.replaceAll(/[ ,]/g, '')), isClear: false };
  // The page is in English, where a comma before three digits groups them; elsewhere a dot does.
  return {
    number: sign === '-' ? -read : read,
    isClear: amount.includes(',') || (european ?? read) === read,
  };
}

function amountOf(pattern: RegExp, amount: string): number | undefined {
  const [, whole = '', decimals = ''] = pattern.exec(amount) ?? [];
  return whole + decimals === '' ? undefined : Number(`0${whole.replaceAll(/\D/g, '')}.${decimals}0`);
}
