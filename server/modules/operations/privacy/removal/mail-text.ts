const SOFT_BREAK = /=[ \t]*\r?\n/g;
const QUOTED_BYTES = /(?:=[0-9A-F]{2})+/gi;
/** Lines of base64, however long a mail program makes them. */
const BASE64 = /^(?:[A-Za-z0-9+/]{4,998}={0,2}\r?\n)+/gm;

/** Headers of mails and lines of iCalendar are folded, also within a word. */
const FOLD = /\r?\n[ \t]/g;

/**
 * All readings of a mail: as it is, as quoted-printable, as base64, and each unfolded. Only for searching, as the readings
 * are joined.
 */
export function readMailText(bytes: Buffer): string {
  const raw = bytes.toString('latin1');
  const unquoted = raw
    .replaceAll(SOFT_BREAK, '')
    .replaceAll(QUOTED_BYTES, (codes) => Buffer.from(codes.replaceAll('=', ''), 'hex').toString('latin1'));
  const decoded = (`${raw}\n`.match(BASE64) ?? []).map((block) =>
    Buffer.from(block, 'base64').toString('latin1'),
  );
  const readings = [raw, unquoted, ...decoded];
  return [...readings, ...readings.map((reading) => reading.replaceAll(FOLD, ''))].join('\n');
}
