import { DEFAULT_OFFICE } from 'contract/bookings/office.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { RequestRefused } from '../../api/post-lead.ts';
import { content } from '../../content.ts';
import { slotsOn } from '../../product/office.ts';
import {
  type BookingDetails,
  bookingAlert,
  consentEntries,
  demoRequest,
  describeDialing,
  findMissing,
} from './book-demo.ts';
import { fetchPhones } from './phone/fetch-phones.ts';

const details: BookingDetails = {
  firstName: ' Mira ',
  lastName: 'Rao',
  phone: '98765 43210',
  email: 'mira@example.com',
  message: '',
  consent: true,
  consentedAt: 1_000,
};
const [slot] = slotsOn('2026-11-23');
if (!slot) throw new Error('the slot grid is empty');

beforeAll(fetchPhones);

describe('demoRequest', () => {
  it('holds exactly the eight fields of the call', () => {
    expect(demoRequest({ date: '2026-11-23', slot }, details)).toEqual({
      firstName: 'Mira',
      lastName: 'Rao',
      email: 'mira@example.com',
      phone: '+919876543210',
      message: '',
      startDateTime: '2026-11-23T08:00:00+05:30',
      endDateTime: '2026-11-23T08:30:00+05:30',
      timezone: 'Asia/Kolkata',
    });
  });
});

describe('demoRequest with pasted details', () => {
  it('removes invisible characters', () => {
    const copied = { ...details, firstName: '\u200fMira\u200e', email: '\u200bmira@example.com\u00a0' };
    expect(demoRequest({ date: '2026-11-23', slot }, copied)).toMatchObject({
      firstName: 'Mira',
      email: 'mira@example.com',
    });
  });

  it('moves an extension of the phone number into the message', () => {
    expect(
      demoRequest({ date: '2026-11-23', slot }, { ...details, phone: '98765 43210 ext 12' }),
    ).toMatchObject({
      phone: '+919876543210',
      message: 'Phone as typed: 98765 43210 ext 12',
    });
  });
});

describe('consentEntries', () => {
  it('returns the accepted text and the age of the consent', () => {
    expect(consentEntries(details, 61_000)).toEqual({
      consent_text: expect.stringMatching(/^I confirm that I want to receive content from \S/),
      consent_age_ms: '60000',
    });
  });

  it('returns no negative age after the clock was set back', () => {
    expect(consentEntries(details, 0).consent_age_ms).toBe('0');
  });
});

describe('findMissing', () => {
  it('accepts details without additional information', () => {
    expect(findMissing(details)).toEqual([]);
  });

  it.each([
    ['First name', { firstName: ' ' }],
    ['Last name', { lastName: '' }],
    ['Phone', { phone: '-' }],
    ['Phone', { phone: '0' }],
    ['Email', { email: '' }],
    ['Consent', { consent: false }],
  ])('reports only %s as missing', (label, missing) => {
    expect(findMissing({ ...details, ...missing })).toEqual([label]);
  });
});

describe('describeDialing', () => {
  const ABROAD = 'Outside India? Start with + and your country code.';
  it.each([
    ['98765 43210', `We’ll dial +91 98765 43210. ${ABROAD}`],
    ['415 555 0100', `We’ll dial +91 41555 50100. ${ABROAD}`],
    ['+64 21 555 0142', `We’ll dial +64215550142. ${ABROAD}`],
    [
      '98765 43210 ext 12',
      `We’ll dial +91 98765 43210. “ext 12” goes into your additional information. ${ABROAD}`,
    ],
    ['98765', ABROAD],
    ['1-800-FLOWERS', ABROAD],
    ['-', ABROAD],
    ['', ABROAD],
  ])('explains how %j will be dialed', (typed, sentence) => {
    expect(describeDialing(typed)).toBe(sentence);
  });
});

describe('a page whose office is in Germany', () => {
  async function openPage() {
    vi.resetModules();
    const office = { ...DEFAULT_OFFICE, place: 'Berlin', dial: '+49', country: 'DE' };
    const { findDrawnBy } = await import('../../drawn-for.ts');
    findDrawnBy(() => ({ office, content: content() }));
    const { fetchPhones: fetch } = await import('./phone/fetch-phones.ts');
    return { fetch, ...(await import('./book-demo.ts')) };
  }

  it.each([
    ['030 901820', '+4930901820', 'We’ll dial +49 30 901820. ', undefined],
    ['0151 23456789', '+4915123456789', 'We’ll dial +49 1512 3456789. ', undefined],
    ['+1 415 555 0132', '+14155550132', 'We’ll dial +1 415 555 0132. ', undefined],
    ['12', '12', '', 'Check this number: it can’t be dialed as it is'],
  ])('reads %j as of there', async (phone, sent, said, problem) => {
    const page = await openPage();
    const typed = { ...details, phone };
    const read = () => page.demoRequest({ date: '2026-11-23', slot }, typed);
    // Until the reading is there, the server reads.
    expect(read().phone).toBe(phone);
    expect(page.findDetailProblems(read())).toEqual([]);
    await page.fetch();
    expect(read().phone).toBe(sent);
    expect(page.describeDialing(phone)).toBe(`${said}Outside Germany? Start with + and your country code.`);
    expect(page.findDetailProblems(read()).map(({ message }) => message)).toEqual(problem ? [problem] : []);
  });
});

describe('bookingAlert', () => {
  it.each([
    [new RequestRefused(500, undefined), 'Failed to book demo. Please try again later.'],
    [
      new RequestRefused(400, { message: 'Check the fields' }),
      'Failed to book demo. Please try again later.',
    ],
    [new TypeError('Failed to fetch'), 'Failed to fetch'],
    [new Error(''), 'Something went wrong'],
    ['a string', 'Something went wrong'],
  ])('shows for %s: %s', (error, text) => {
    expect(bookingAlert(error)).toBe(text);
  });
});
