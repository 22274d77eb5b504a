import { fill } from 'contract/content/fill.ts';
import { wordsFor } from '../../words.ts';
/** Texts below a field for a number. */
export interface NumberEcho {
  hint?: string;
  /** Text in place of the hint, where what was read may not be what was meant. */
  error?: string;
}

interface Echoed {
  /** The text as typed. */
  text: string;
  number: number;
  /** True if the text means nothing else. */
  isClear: boolean;
  /** The number, written for people. */
  read: string;
  /** Unit and the like. It always stands there, so that nothing moves when the echo comes. */
  remark: string;
  /** Example of a number of this field, such as `75000`. */
  example: string;
  /** Most hours that a field for hours can hold. */
  mostHours?: number | undefined;
}

/**
 * Echoes a number as people write it, where that differs from what was typed, and marks what may be meant in another way
 * (`75k`, `75.000`, `1e9`) or is out of range. It counts as read in any case (S2 section 5).
 */
export function echoNumber({ text, number, isClear, read, remark, example, mostHours }: Echoed): NumberEcho {
  const words = wordsFor('numbers');
  const typed = text.trim();
  if (typed === '') return { hint: remark };
  if (!isClear) return { error: fill(words.readAs, { read, example }) };
  if (mostHours && (number < 0 || number > mostHours)) {
    return { error: fill(words.outOfRange, { read, most: mostHours }) };
  }
  const isAsTyped = typed.replace('$', '') === read.replace('$', '');
  return { hint: isAsTyped ? remark : `${remark} · ${read}` };
}
