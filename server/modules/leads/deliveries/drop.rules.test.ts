import { describe, expect, it } from 'vitest';
import { type BookingEvent, type BookingEventType, CONFIRM } from './booking-event.ts';
import { CONSENT_WITHDRAWN } from './consent-message.ts';
import { noteProblem } from './delivery.rules.ts';
import { type BookingStatus, findDropReason } from './drop.rules.ts';

const START = new Date('2026-03-11T02:30:00Z');
const AN_HOUR_BEFORE = new Date('2026-03-11T01:30:00Z');
const MAYBE = noteProblem('timeout', true);

const bookingEventOf = (occasion: BookingEventType, sequence: number): BookingEvent => ({
  occasion,
  sequence,
  start: START,
  end: END,
  at: new Date('2026-03-10T06:30:00Z'),
});
const END = new Date(START.getTime() + 1_800_000);
const statusOf = (sequence: number, state: BookingStatus['state'] = 'held') => ({
  sequence,
  state,
  end: END,
});

describe('findDropReason', () => {
  it.each<[string, BookingEvent | undefined, BookingStatus | undefined, string | undefined]>([
    ['of a request without a demo', undefined, undefined, undefined],
    ['that it was booked', undefined, statusOf(0), undefined],
    ['that it was booked, by a suspect', undefined, statusOf(0, 'waiting'), undefined],
    ['that it was booked, after it moved', undefined, statusOf(1), 'superseded'],
    ['that it was booked, after it was canceled', undefined, statusOf(1, 'cancelled'), 'superseded'],
    ['that it moved', bookingEventOf('moved', 1), statusOf(1), undefined],
    ['that it moved, after it moved again', bookingEventOf('moved', 1), statusOf(2), 'superseded'],
    [
      'that it moved, after it was canceled',
      bookingEventOf('moved', 1),
      statusOf(2, 'cancelled'),
      'superseded',
    ],
    ['that it was canceled', bookingEventOf('cancelled', 2), statusOf(2, 'cancelled'), undefined],
    ['that it is near', bookingEventOf('reminder-hour', 1), statusOf(1), undefined],
    ['that it is near, after it moved', bookingEventOf('reminder-hour', 0), statusOf(1), 'superseded'],
    [
      'that it is near, after it was canceled',
      bookingEventOf('reminder-hour', 1),
      statusOf(2, 'cancelled'),
      'superseded',
    ],
    [
      'that it is near, though the demo has no seat',
      bookingEventOf('reminder-hour', 0),
      statusOf(0, 'waiting'),
      'superseded',
    ],
    ['that it is near, of an erased demo', bookingEventOf('reminder-hour', 0), undefined, 'superseded'],
  ])('judges the message %s', (_case, bookingEvent, status, reason) => {
    expect(findDropReason({ bookingEvent, status, lastProblem: null }, AN_HOUR_BEFORE)).toBe(reason);
  });

  it('sends that a consent was withdrawn, however the demo stands', () => {
    const told = { message: CONSENT_WITHDRAWN, status: statusOf(2, 'cancelled'), lastProblem: MAYBE };
    expect(findDropReason(told, END)).toBeUndefined();
  });

  it.each<[string, BookingEventType, string, string | undefined]>([
    ['in time', 'reminder-hour', '2026-03-11T01:34:59Z', undefined],
    ['too late', 'reminder-hour', '2026-03-11T01:35:00Z', 'late'],
    ['too late for the day reminder', 'reminder-day', '2026-03-11T01:30:00Z', 'late'],
    ['a change sent long afterwards', 'moved', '2026-04-01T00:00:00Z', undefined],
  ])('judges a reminder or change that is %s', (_case, occasion, now, reason) => {
    const bookingEvent = bookingEventOf(occasion, 0);
    expect(findDropReason({ bookingEvent, status: statusOf(0), lastProblem: null }, new Date(now))).toBe(
      reason,
    );
  });

  it.each<
    [string, BookingEvent | undefined, BookingStatus | undefined, isForVisitor: boolean, string | undefined]
  >([
    ['that it was booked, to the visitor', undefined, statusOf(0), true, 'over'],
    [
      'that it was booked, to the visitor whom we took for a suspect',
      undefined,
      statusOf(0, 'waiting'),
      true,
      'over',
    ],
    ['that it was booked, to the team', undefined, statusOf(0), false, undefined],
    ['of a request without a demo, to the visitor', undefined, undefined, true, undefined],
    ['that it moved, to the visitor', bookingEventOf('moved', 1), statusOf(1), true, 'over'],
    ['that it moved, to the team', bookingEventOf('moved', 1), statusOf(1), false, undefined],
    ['that it is near, to the visitor', bookingEventOf('reminder-hour', 1), statusOf(1), true, 'over'],
    [
      'that it was canceled, to the visitor',
      bookingEventOf('cancelled', 1),
      statusOf(1, 'cancelled'),
      true,
      undefined,
    ],
  ])(
    'judges after the end of the demo the message %s',
    (_case, bookingEvent, status, isForVisitor, reason) => {
      const message = { bookingEvent, status, isForVisitor, lastProblem: null };
      expect(findDropReason(message, END)).toBe(reason);
    },
  );

  it('keeps the message of a booking to the visitor until the demo ends', () => {
    const message = { status: statusOf(0), isForVisitor: true, lastProblem: null };
    expect(findDropReason(message, new Date(END.getTime() - 1))).toBeUndefined();
  });

  it.each<[BookingEventType, string, string | undefined]>([
    ['reminder-hour', MAYBE, 'may_have_arrived'],
    ['reminder-hour', noteProblem('econnrefused', false), undefined],
    ['moved', MAYBE, undefined],
  ])('judges %s after %s', (occasion, lastProblem, reason) => {
    const bookingEvent = bookingEventOf(occasion, 0);
    expect(findDropReason({ bookingEvent, status: statusOf(0), lastProblem }, AN_HOUR_BEFORE)).toBe(reason);
  });

  it.each<[string, Partial<BookingStatus> | undefined, string | undefined]>([
    ['while there is time', { confirmBy: new Date('2026-03-11T01:30:00.001Z') }, undefined],
    ['of a demo that was moved meanwhile', { sequence: 1, confirmBy: END }, undefined],
    ['when the time is over', { confirmBy: AN_HOUR_BEFORE }, 'late'],
    ['of a demo that is confirmed', { confirmBy: null }, 'superseded'],
    ['of a demo that is canceled', { sequence: 1, state: 'cancelled', confirmBy: null }, 'superseded'],
    ['of a demo that is gone', undefined, 'superseded'],
  ])('judges the request to confirm %s', (_case, parts, reason) => {
    const status = parts && { ...statusOf(0), ...parts };
    const asked = { message: CONFIRM, status, isForVisitor: true, lastProblem: null };
    expect(findDropReason(asked, AN_HOUR_BEFORE)).toBe(reason);
  });
});
