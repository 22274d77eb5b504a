import { describe, expect, it } from 'vitest';
import { type FormMetaSources, readFormMeta } from './form-meta.ts';

const NOW = new Date('2026-03-10T06:30:00Z');
const read = (sources: Partial<FormMetaSources>) =>
  readFormMeta({ baggage: undefined, productName: 'Loomery', now: NOW, ...sources });

describe('readFormMeta', () => {
  it.each([
    ['nothing', {}, { trap: undefined, openMs: undefined }],
    ['the time of our form', { baggage: 'form_open_ms=5200' }, { openMs: 5_200 }],
    ['a time that is none', { baggage: 'form_open_ms=soon' }, { openMs: undefined }],
    ['a negative time', { baggage: 'form_open_ms=-1' }, { openMs: undefined }],
    ['a filled honeypot of a plain form', { postedTrap: 'Buy' }, { trap: 'Buy' }],
    [
      'a filled honeypot, of which its first character is enough',
      { baggage: 'form_trap=Buy' },
      { trap: 'B' },
    ],
  ])('reads %s', (_what, sources, meta) => {
    expect(read(sources)).toMatchObject(meta);
  });

  it('reads attribution and context from one header, each its own keys', () => {
    const baggage = 'utm_source=news,time_zone=Asia%2FKolkata,last_utm_source=later,unknown=1';
    expect(read({ baggage })).toMatchObject({
      attribution: { utm_source: 'news' },
      context: { timeZone: 'Asia/Kolkata', lastTouch: { utm_source: 'later' } },
    });
  });
});
