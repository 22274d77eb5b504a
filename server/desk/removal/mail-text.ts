const SOFT_BREAK = /=[ \t]*\r?\n/g;
const QUOTED_BYTES = /(?:=[0-9A-F]{2})+/gi;
/** Lines of base64, however long a mail program makes them. */
const BASE64 = /^(?:[A-Za-z0-9+/]{4,998}={0,2}\r?\n)+/gm;

/**
 * What a mail says, in every form in which it may stand in its file: as it is, as quoted-printable, as base64. Good for
 * looking whether a text stands in it, and for nothing else.
 */
export function readMailText(bytes: Buffer): string {
  const raw = bytes.toString('latin1');
  const unquoted = raw
    .replaceAll(SOFT_BREAK, '')
    .replaceAll(QUOTED_BYTES, (codes) => Buffer.from(codes.replaceAll('=', ''), 'hex').toString('latin1'));
  const decoded = (`${raw}\n`.match(BASE64) ?? []).map((block) =>
    Buffer.from(block, 'base64').toString('latin1'),
  );
  return [raw, unquoted, ...decoded].join('\n');
}
