import { CONSENT_ID, consentText } from 'contract/leads/consent.ts';
import { CONSENT_EXAMPLE } from 'contract/reference/examples.ts';
import { describe, expect, it } from 'vitest';
import { readBaggage } from './form-meta.ts';
import { CONTEXT_KEYS, type ContextSources, readContext } from './lead-context.ts';

const NOW = new Date('2026-03-10T06:30:00Z');
const PRODUCT = 'Loomery';
const WORDS = consentText(PRODUCT);

function read({ baggage, ...told }: Partial<Omit<ContextSources, 'entries'>> & { baggage?: string }) {
  return readContext({
    entries: readBaggage(baggage, CONTEXT_KEYS),
    productName: PRODUCT,
    now: NOW,
    ...told,
  });
}

function members(entries: Record<string, string>): string {
  return Object.entries(entries)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join(',');
}

describe('readContext', () => {
  it('returns undefined for a request without context', () => {
    expect(read({})).toBeUndefined();
    expect(read({ baggage: 'utm_source=a,referrer=b,unknown=c' })).toBeUndefined();
  });

  it.each(['Asia/Kolkata', 'America/Argentina/Buenos_Aires', 'UTC', 'Etc/GMT+5', 'America/Port-au-Prince'])(
    'keeps the time zone %s',
    (timeZone) => {
      expect(read({ baggage: members({ time_zone: timeZone }) })).toEqual({ timeZone });
    },
  );

  it.each(['', '../etc', '<b>', 'a b', '=1+1', 'Asia/', 'a/b/c/d'])('drops %j as a time zone', (timeZone) => {
    expect(read({ baggage: members({ time_zone: timeZone }) })).toBeUndefined();
  });

  it.each(['en', 'en-IN', 'zh-Hant-TW', 'de-CH-1996'])('keeps the language %s', (language) => {
    expect(read({ baggage: members({ language }) })).toEqual({ language });
  });

  it.each(['e', 'english language', '<b>', '=1', 'en_US'])('drops %j as a language', (language) => {
    expect(read({ baggage: members({ language }) })).toBeUndefined();
  });

  it.each([
    ['the first of a list', 'hi-IN,hi;q=0.9,en;q=0.8', { language: 'hi-IN' }],
    ['one with a quality', 'de;q=0.5', { language: 'de' }],
    ['any', '*', undefined],
    ['none', '', undefined],
    ['nonsense', '@', undefined],
  ])('reads from Accept-Language %s', (_what, acceptLanguage, context) => {
    expect(read({ acceptLanguage })).toEqual(context);
  });

  it('keeps a consent as the API reference shows it', () => {
    const now = new Date(CONSENT_EXAMPLE.at);
    expect(read({ isConsentTicked: true, productName: 'Example Inc.', now })).toEqual({
      consent: CONSENT_EXAMPLE,
    });
  });

  it('keeps the ROI of a visitor, and drops figures that the calculator refuses', () => {
    const figures =
      'employees=10&avgSalary=50000&automationPercentage=20&useCase=hr-operations&industry=retail';
    expect(read({ baggage: members({ roi_figures: figures }) })).toEqual({
      roi: expect.objectContaining({ useCase: 'HR operations', potentialSavingsUsdPerYear: 50_000 }),
    });
    expect(read({ baggage: members({ roi_figures: 'employees=10' }) })).toBeUndefined();
  });

  it('prefers the language of the page to Accept-Language', () => {
    expect(read({ baggage: 'language=ta', acceptLanguage: 'en' })).toEqual({ language: 'ta' });
  });

  it('keeps the text, id, hash and time of a consent', () => {
    const baggage = members({ consent_text: WORDS, consent_age_ms: '90000' });
    expect(read({ baggage })).toEqual({
      consent: {
        id: CONSENT_ID,
        text: WORDS,
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        at: '2026-03-10T06:28:30.000Z',
      },
    });
  });

  it('keeps an unknown consent text without an id', () => {
    const baggage = members({ consent_text: 'I agree to something else', consent_age_ms: '0' });
    const { consent } = read({ baggage }) ?? {};
    expect(consent).toMatchObject({ text: 'I agree to something else', at: NOW.toISOString() });
    expect(consent).not.toHaveProperty('id');
  });

  it.each([
    ['without its moment', { consent_text: WORDS }],
    ['without its words', { consent_age_ms: '0' }],
    ['of the future', { consent_text: WORDS, consent_age_ms: '-5' }],
    ['at no time', { consent_text: WORDS, consent_age_ms: 'now' }],
  ])('keeps no consent %s', (_how, entries) => {
    expect(read({ baggage: members(entries) })).toBeUndefined();
  });

  it('marks a consent that an agent claims', () => {
    const told = { consent_text: 'Yes, book it', consent_age_ms: '0', consent_by: 'agent' };
    expect(read({ baggage: members(told) })?.consent).toMatchObject({
      text: 'Yes, book it',
      claimedBy: 'agent',
    });
    const other = read({ baggage: members({ ...told, consent_by: 'me' }) });
    expect(other?.consent).not.toHaveProperty('claimedBy');
  });

  it('limits the age of a consent to how long a page may stay open', () => {
    const baggage = members({ consent_text: WORDS, consent_age_ms: '999999999999999' });
    expect(read({ baggage })?.consent?.at).toBe('2026-02-08T06:30:00.000Z');
  });

  it('records the checkbox of a form without script with the current consent text and time', () => {
    const { consent } = read({ isConsentTicked: true }) ?? {};
    expect(consent).toMatchObject({ id: CONSENT_ID, text: WORDS, at: NOW.toISOString() });
  });

  it('stores the last touch under the keys of the first', () => {
    const baggage = 'last_utm_source=news,last_landing_page=%2Fpricing,last_utm_secret=x,utm_source=first';
    expect(read({ baggage })).toEqual({ lastTouch: { utm_source: 'news', landing_page: '/pricing' } });
  });

  it('cuts long values', () => {
    const context = read({
      baggage: members({
        consent_text: 'x'.repeat(900),
        consent_age_ms: '0',
        last_referrer: 'y'.repeat(900),
      }),
    });
    expect(context?.consent?.text).toHaveLength(300);
    expect(context?.lastTouch?.referrer).toHaveLength(500);
  });
});
