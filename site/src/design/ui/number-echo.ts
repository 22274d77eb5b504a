/** What a field for a number says below it. */
export interface NumberEcho {
  hint?: string;
  /** In place of the hint, where what was read may not be what was meant. */
  error?: string;
}

/** Digits as people write them: plain or grouped by three, with a sign and a dollar. */
const PLAIN = /^[+-]?\$?\s*(?:\d+|\d{1,3}(?:[,\s'’_]\d{3})+)$/;
const WITH_DECIMALS = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

interface Reading {
  /** As typed. */
  text: string;
  /** The number that counts, written for people. */
  read: string;
  /** Unit and the like. It always stands there, so that nothing moves when the echo comes. */
  remark: string;
  allowsDecimals?: boolean;
}

/**
 * Echoes a number as people write it, where that differs from what was typed, and marks what can be read in two ways:
 * `75k`, `75.000`, `1e9`, `12,50`. It counts as read in any case (S2 section 5).
 */
export function echoNumber({ text, read, remark, allowsDecimals = false }: Reading): NumberEcho {
  const typed = text.trim();
  const isClear = (allowsDecimals ? WITH_DECIMALS : PLAIN).test(typed);
  if (isClear || typed === '') {
    const isAsTyped = typed === '' || typed.replace('$', '') === read.replace('$', '');
    return { hint: isAsTyped ? remark : `${remark} · ${read}` };
  }
  return { error: `We read this as ${read}. Use digits only, like 75,000.` };
}
