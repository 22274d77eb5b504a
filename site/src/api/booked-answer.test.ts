import { CONFIRM_BY_EMAIL } from 'contract/bookings/demo-calendar-rules.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readBooking } from './booked-answer.ts';

const booking = {
  startDateTime: '2026-11-25T08:00:00+05:30',
  endDateTime: '2026-11-25T08:30:00+05:30',
  manageUrl: 'https://www.example/demo/token',
};

const bookedAt = '2026-11-20T05:30:00.000Z';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(bookedAt), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('readBooking', () => {
  it('reads the booking of an answer and when it came', () => {
    expect(
      readBooking({ id: '1', message: 'Stored', booking: { ...booking, email: 'a@b.example' } }),
    ).toEqual({ id: '1', ...booking, bookedAt });
  });

  it('marks a booking that its visitor has to confirm', () => {
    expect(readBooking({ id: '1', message: CONFIRM_BY_EMAIL, booking })).toEqual({
      ...{ id: '1', ...booking, bookedAt },
      isToConfirm: true,
    });
  });

  it.each([
    ['no body', undefined],
    ['a text', 'stored'],
    ['no booking', { id: '1', message: 'Stored' }],
    ['a booking of null', { id: '1', booking: null }],
    ['no id', { message: 'Stored', booking }],
    ['no beginning', { id: '1', booking: { ...booking, startDateTime: undefined } }],
    ['a beginning that is no moment', { id: '1', booking: { ...booking, startDateTime: 'soon' } }],
    ['an address that runs', { id: '1', booking: { ...booking, manageUrl: 'javascript:alert(1)' } }],
    ['half an address', { id: '1', booking: { ...booking, manageUrl: '/demo/token' } }],
  ])('reads nothing from an answer with %s', (_what, answer) => {
    expect(readBooking(answer)).toBeUndefined();
  });
});
