import { describe, expect, it } from 'vitest';
import { escapeText, joinLines, quoteParameter, writeMoment } from './content-line.ts';

const CRLF = '\r\n';
const a = (count: number) => 'a'.repeat(count);

describe('a value of text', () => {
  it.each([
    ['plain', 'plain'],
    ['one, two; three', 'one\\, two\\; three'],
    ['C:\\new', 'C:\\\\new'],
    ['\\,', '\\\\\\,'],
    ['two\nlines', 'two\\nlines'],
    ['two\r\nlines', 'two\\nlines'],
    ['two\rlines', 'two\\nlines'],
    ['\n\n', '\\n\\n'],
    // Neither a colon nor a quote means anything in a value (RFC 5545 section 3.3.11).
    ['a: "b"', 'a: "b"'],
    ['a\tb', 'a\tb'],
    ['a\0b\u0007c\u000bd\u001be\u007ff', 'abcdef'],
    ['a\u0085b\u2028c\u2029d', 'abcd'],
    ['', ''],
  ])('%j is written %j', (text, written) => {
    expect(escapeText(text)).toBe(written);
  });
});

describe('a parameter between quotes', () => {
  it.each([
    ['Asha Rao', '"Asha Rao"'],
    ['Rao, Asha; MD: "Ash"', `"Rao, Asha; MD: 'Ash'"`],
    ['"', `"'"`],
    [' a\r\n b ', '"a b"'],
    ['a\0b', '"ab"'],
    ['', '""'],
  ])('%j is written %s', (text, written) => {
    expect(quoteParameter(text)).toBe(written);
  });
});

describe('a line', () => {
  it.each([
    ['74 octets', a(74), a(74)],
    ['75 octets', a(75), a(75)],
    ['76 octets', a(76), `${a(75)}${CRLF} a`],
    // The blank counts: 75 of the first line, 74 of each other.
    ['149 octets', a(149), `${a(75)}${CRLF} ${a(74)}`],
    ['150 octets', a(150), `${a(75)}${CRLF} ${a(74)}${CRLF} a`],
    ['two octets over the edge', `${a(74)}é`, `${a(74)}${CRLF} é`],
    ['two octets at the edge', `${a(73)}é`, `${a(73)}é`],
    ['three octets over the edge', `${a(73)}न`, `${a(73)}${CRLF} न`],
    ['four octets over the edge', `${a(72)}🧵`, `${a(72)}${CRLF} 🧵`],
    ['four octets at the edge', `${a(71)}🧵`, `${a(71)}🧵`],
  ])('of %s is folded where it must be', (_case, line, folded) => {
    expect(joinLines([line])).toBe(folded + CRLF);
  });

  it('ends with CRLF, the last one too', () => {
    expect(joinLines(['A:1', 'B:2'])).toBe('A:1\r\nB:2\r\n');
    expect(joinLines([])).toBe('');
  });
});

describe('a moment', () => {
  it.each([
    ['2026-03-11T08:00:00+05:30', '20260311T023000Z'],
    ['2026-03-08T01:59:59.999-08:00', '20260308T095959Z'],
    ['2026-12-31T23:30:00-01:00', '20270101T003000Z'],
    ['2028-02-29T00:00:00Z', '20280229T000000Z'],
  ])('%s is written %s, in UTC', (moment, written) => {
    expect(writeMoment(new Date(moment))).toBe(written);
  });
});
