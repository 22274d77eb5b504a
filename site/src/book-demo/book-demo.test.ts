import { DEMO_SLOTS } from 'contract/demo-slots.ts';
import { describe, expect, it } from 'vitest';
import { RequestRefused } from '../api/post-lead.ts';
import { type BookingDetails, bookingAlert, demoRequest, isComplete } from './book-demo.ts';

const details: BookingDetails = {
  firstName: ' Mira ',
  lastName: 'Rao',
  phone: '98765 43210',
  email: 'mira@example.com',
  message: '',
  consent: true,
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

describe('isComplete', () => {
  it('accepts details without additional information', () => {
    expect(isComplete(details)).toBe(true);
  });

  it.each([
    ['first name', { firstName: ' ' }],
    ['last name', { lastName: '' }],
    ['phone', { phone: '-' }],
    ['email', { email: '' }],
    ['consent', { consent: false }],
  ])('asks for the %s', (_name, missing) => {
    expect(isComplete({ ...details, ...missing })).toBe(false);
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
