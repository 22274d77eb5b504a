import { describe, expect, it } from 'vitest';
import { splitQuoted } from './quoted.rules.ts';

const BELOW = ['> Hello Asha,', '>', '> can we talk?'].join('\n');

describe('splitQuoted', () => {
  it.each([
    ['Gmail', `On Tue, Mar 10, 2026 at 12:00 PM Maya <maya@example.com> wrote:\n\n${BELOW}`],
    [
      'a heading over two lines',
      `On Tue, Mar 10, 2026 at 12:00 PM Maya\n<maya@example.com> wrote:\n\n${BELOW}`,
    ],
    ['German', `Am Di., 10. März 2026 um 12:00 Uhr schrieb Maya <maya@example.com>:\n\n${BELOW}`],
    ['French', `Le mar. 10 mars 2026 à 12:00, Maya <maya@example.com> a écrit :\n\n${BELOW}`],
    [
      'Outlook',
      'From: Maya <maya@example.com>\nSent: Tuesday, March 10, 2026\nTo: Asha\nSubject: Hi\n\nCan we?',
    ],
    ['Outlook on the web', '________________________________\nFrom: Maya\nSent: Tuesday\n\nCan we talk?'],
    ['older Outlook', '-----Original Message-----\nFrom: Maya\n\nCan we talk?'],
    ['bare angle brackets', BELOW],
  ])('takes away what %s quotes', (_, quoted) => {
    expect(splitQuoted(`Yes, on Friday.\r\n\r\nAsha\r\n\r\n${quoted}`)).toEqual({
      text: 'Yes, on Friday.\n\nAsha',
      quoted,
    });
  });

  it.each([
    ['a plain text', 'Yes.\n\nOn Friday I wrote: see you.'],
    ['an answer between the lines', '> When?\n\nOn Friday.\n\n> Where?\n\nHere.'],
    ['From: as words of its own', 'From: Berlin\nTo be honest, no.'],
    ['greater than', 'We need > 5 seats'],
  ])('leaves %s whole', (_, text) => {
    expect(splitQuoted(text)).toEqual({ text, quoted: '' });
  });

  it('shows all of a mail that only quotes', () => {
    expect(splitQuoted(BELOW)).toEqual({ text: BELOW, quoted: '' });
  });

  it('takes no longer for a hostile text', () => {
    const hostile = 'On '.repeat(16_000);
    expect(splitQuoted(hostile).text).toBe(hostile.trim());
  });
});
