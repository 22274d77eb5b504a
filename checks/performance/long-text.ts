/** Bytes that the headers of one request hold. */
const LENGTH = 16_384;
/** Signs of other scripts, blanks without a width, and characters that become many when they are normalized. */
const OF_UNICODE = [
  '\u00a0',
  '\u0301',
  '\u200b',
  '\u2028',
  '\u202e',
  '\u3002',
  '’',
  '…',
  '–',
  '，',
  'ß',
  'ﷺ',
  '👩‍💻',
];
const OF_ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));

/** Every punctuation sign of ASCII, blanks, one letter, one digit, and some signs of Unicode. */
export const SIGNS = [
  ...OF_ASCII.filter((sign) => !/[A-Za-z0-9]/.test(sign)),
  ...['\t', '\n', 'a', '1'],
  ...OF_UNICODE,
];

/** Texts of 16 KB made of one sign: alone, before, after and between other characters, and percent-encoded. */
export function longTextsOf(sign: string): string[] {
  const run = repeat(sign);
  const encoded = repeat(percentEncoded(sign));
  return [
    ...[run, `${run}x`, `x${run}x`, `/${run}/x`, `x ${run} x`],
    ...[repeat(`${sign}x`), repeat(`x ${sign}`)],
    ...[`${encoded}x`, `/${encoded}/x`],
  ];
}

function repeat(piece: string): string {
  return piece.repeat(Math.ceil(LENGTH / Buffer.byteLength(piece)));
}

function percentEncoded(text: string): string {
  return Buffer.from(text).toString('hex').replaceAll(/../g, '%$&');
}

/** A busy machine takes this thread's caches and its turn away; never so often in a row. */
const TRIES = 5;

/**
 * Processor time of this thread that the work takes, in milliseconds: the least of several tries, which end as soon as
 * one stays within the bound. What the work throws is an answer like any other.
 */
export async function leastMsOf(work: () => unknown, boundMs: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && least > boundMs; tries += 1) {
    const before = process.threadCpuUsage();
    try {
      await work();
    } catch {
      // A refusal.
    }
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}
