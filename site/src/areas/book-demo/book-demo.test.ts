import { DEMO_SLOTS } from 'contract/leads/demo-slots.ts';
import { describe, expect, it } from 'vitest';
import { RequestRefused } from '../../calls/post-lead.ts';
import {
  type BookingDetails,
  bookingAlert,
  consentEntries,
  demoRequest,
  describeDialling,
  findMissing,
} from './book-demo.ts';

const details: BookingDetails = {
  firstName: ' Mira ',
  lastName: 'Rao',
  phone: '98765 43210',
  email: 'mira@example.com',
  message: '',
  consent: true,
  consentedAt: 1_000,
};
const [slot] = DEMO_SLOTS;
if (!slot) throw new Error('the slot grid is empty');

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

describe('consentEntries', () => {
  it('hold the words that stood there, and how long ago they were agreed to', () => {
    expect(consentEntries(details, 61_000)).toEqual({
      consent_text: expect.stringMatching(/^I confirm that I want to receive content from \S/),
      consent_age_ms: '60000',
    });
  });

  it('tell no time to come, where the clock was set back meanwhile', () => {
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
  ])('asks for the %s alone', (label, missing) => {
    expect(findMissing({ ...details, ...missing })).toEqual([label]);
  });
});

describe('describeDialling', () => {
  it.each([
    ['98765 43210', '+91 98765 43210'],
    ['415 555 0100', '+91 41555 50100'],
    ['+64 21 555 0142', '+64215550142'],
    ['-', undefined],
    ['', undefined],
  ])('of %j is %s', (typed, dialled) => {
    expect(describeDialling(typed)).toBe(dialled);
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
  ])('for %s is %s', (error, text) => {
    expect(bookingAlert(error)).toBe(text);
  });
});
