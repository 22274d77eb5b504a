const MOST_OCTETS = 75;
const CRLF = '\r\n';
/** What no line may hold (RFC 5545 section 3.1: CONTROL); the tab and the line feed are dealt with before. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it takes out.
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f\u0085\u2028\u2029]/g;

/** A value of the type TEXT (RFC 5545 section 3.3.11): nothing in it can end its line or begin a part of its own. */
export function escapeText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(CONTROL, '')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/**
 * A parameter's value between quotes (section 3.2). There is no way to write a quote in it that all calendars read, so
 * that one becomes an apostrophe.
 */
export function quoteParameter(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').replaceAll(CONTROL, '').replaceAll('"', "'").trim();
  return `"${plain}"`;
}

/** A moment in UTC: `20260310T063000Z` (section 3.3.5, form 2), which needs no description of a time zone. */
export function writeMoment(moment: Date): string {
  return moment.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}

/** Lines as they travel: each folded so that none has more than 75 octets, no character split (section 3.1). */
export function joinLines(lines: readonly string[]): string {
  return lines.map((line) => fold(line) + CRLF).join('');
}

function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MOST_OCTETS) {
      parts.push(part);
      // The blank that begins a folded line counts.
      [part, octets] = [' ', 1];
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join(CRLF);
}
