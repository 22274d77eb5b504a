import { describe, expect, it } from 'vitest';
import {
  ATTRIBUTION_KEYS,
  type FormMetaSources,
  readAttribution,
  readBaggage,
  readFormMeta,
} from './form-meta.ts';

const NOW = new Date('2026-03-10T06:30:00Z');
const read = (sources: Partial<FormMetaSources>) =>
  readFormMeta({ baggage: undefined, productName: 'Loomery', now: NOW, ...sources });

describe('readFormMeta', () => {
  it.each([
    ['nothing', {}, { honeypot: undefined, openMs: undefined }],
    ['the time of our form', { baggage: 'form_open_ms=5200' }, { openMs: 5_200 }],
    ['a time that is not a number', { baggage: 'form_open_ms=soon' }, { openMs: undefined }],
    ['a negative time', { baggage: 'form_open_ms=-1' }, { openMs: undefined }],
    ['a filled honeypot of a plain form', { postedHoneypot: 'Buy' }, { honeypot: 'Buy' }],
    [
      'a filled honeypot, of which its first character is enough',
      { baggage: 'form_trap=Buy' },
      { honeypot: 'B' },
    ],
  ])('reads %s', (_what, sources, meta) => {
    expect(read(sources)).toMatchObject(meta);
  });

  it('reads attribution and context from one header', () => {
    const baggage = 'utm_source=news,time_zone=Asia%2FKolkata,last_utm_source=later,unknown=1';
    expect(read({ baggage })).toMatchObject({
      attribution: { utm_source: 'news' },
      context: { timeZone: 'Asia/Kolkata', lastTouch: { utm_source: 'later' } },
    });
  });
});

const readKnown = (baggage: string | undefined, told?: Record<string, string>) =>
  readAttribution(readBaggage(baggage, ATTRIBUTION_KEYS), told);

describe('readAttribution', () => {
  it('reads the known keys of a baggage header', () => {
    expect(
      readKnown(
        'utm_source=news%20letter, utm_medium=email;ttl=3,landing_page=%2Fpricing,referrer=https%3A%2F%2Fa.example',
      ),
    ).toEqual({
      utm_source: 'news letter',
      utm_medium: 'email',
      landing_page: '/pricing',
      referrer: 'https://a.example',
    });
  });

  it('reads the design of a chatbot', () => {
    expect(
      readKnown('chatbot_bubble_color=pink-light%20%23FCE7F3,chatbot_text_color=slate%20%2353525B'),
    ).toEqual({
      chatbot_bubble_color: 'pink-light #FCE7F3',
      chatbot_text_color: 'slate #53525B',
    });
  });

  it('merges the fields of the form, which override the header', () => {
    const told = { chatbot_bubble_color: 'white #FFFFFF' };
    expect(readKnown('utm_term=ai,chatbot_bubble_color=blue', told)).toEqual({
      utm_term: 'ai',
      ...told,
    });
    expect(readKnown(undefined, told)).toEqual(told);
  });

  it('returns undefined when header and form are empty', () => {
    expect(readKnown('', {})).toBeUndefined();
  });

  it('drops unknown keys', () => {
    expect(readKnown('userId=42,__proto__=x,utm_term=ai')).toEqual({ utm_term: 'ai' });
  });

  it('cuts long values and drops control characters', () => {
    expect(readKnown(`utm_source=${'x'.repeat(900)},utm_term=a%0D%0Ab%00`)).toEqual({
      utm_source: 'x'.repeat(500),
      utm_term: 'ab',
    });
  });

  it('cuts between characters, not inside of one', () => {
    const value = readKnown(`utm_source=${'x'.repeat(499)}${encodeURIComponent('😀')}`)?.utm_source;
    expect(value?.isWellFormed()).toBe(true);
  });

  it.each([
    ['no header', undefined],
    ['nothing', ''],
    ['no pairs', 'hello'],
    ['only separators', ',,;=,='],
    ['broken percent encoding', 'utm_source=%'],
    ['broken UTF-8', 'utm_source=%ff%fe'],
    ['empty values', 'utm_source='],
  ])('ignores %s', (_what, header) => {
    expect(readKnown(header)).toBeUndefined();
  });

  it('keeps a readable value next to an unreadable one', () => {
    expect(readKnown('utm_source=%,utm_term=ai')).toEqual({ utm_term: 'ai' });
  });
});
