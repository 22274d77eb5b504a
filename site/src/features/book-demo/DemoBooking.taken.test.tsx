import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  answerBookings,
  button,
  chooseSlot,
  closeBooking,
  dialog,
  field,
  fillBooking,
  inDialog,
  openBooking,
  passMinutes,
  setTime,
  slot,
  slots,
  submit,
} from '../../testing/booking-page.tsx';
import { keyOf } from '../../testing/recorded-calls.ts';

const DAY = '2026-11-25';
const at = (time: string) => ({ startDateTime: `${DAY}T${time}:00+05:30`, endDateTime: '' });
const offer = () => inDialog().getByRole('region', { name: 'Someone just booked that time' });
const enabled = () => slots().filter(({ disabled, ariaDisabled }) => !disabled && ariaDisabled !== 'true');
/** A visitor comes back to the tab. */
const comeBack = () => act(() => document.dispatchEvent(new Event('visibilitychange')));

/** The answer to a request whose half-hour is taken: these are free instead. */
function refuseAsTaken(...times: string[]): Response {
  const body = { statusCode: 409, code: 'slot_taken', message: 'Taken', alternatives: times.map(at) };
  return Response.json(body, { status: 409 });
}

beforeEach(() => setTime('2026-11-20T05:30:00Z'));
afterEach(closeBooking);

test('sends another half-hour under a new key, and its retry under the same key', async () => {
  const answers = [refuseAsTaken('15:00'), new Response('', { status: 503 }), Response.json({})];
  const { bookings } = answerBookings(() => answers.shift() ?? Response.error());
  const { user, alerted, leftFor } = openBooking();
  await fillBooking(user, DAY, '02:30 PM');
  await user.click(submit());
  await user.click(button('03:00 PM Wednesday, November 25 Your time: 09:30 AM'));
  await user.click(submit());
  expect(alerted).toHaveBeenCalledExactlyOnceWith('Failed to book demo. Please try again later.');
  await user.click(submit());

  expect(leftFor).toHaveBeenCalledOnce();
  const [first, second, third] = bookings().map(keyOf);
  expect(second).not.toBe(first);
  expect(third).toBe(second);
});

test('says which of the other half-hours a host has to confirm', async () => {
  const alternatives = [at('15:00'), { ...at('15:30'), toBeConfirmed: true }];
  answerBookings(() =>
    Response.json({ statusCode: 409, code: 'slot_taken', message: 'Taken', alternatives }, { status: 409 }),
  );
  const { user } = openBooking();
  await fillBooking(user, DAY, '02:30 PM');
  await user.click(submit());
  expect(button('03:00 PM Wednesday, November 25 Your time: 09:30 AM')).toBeDefined();
  await user.click(
    button('03:30 PM Wednesday, November 25 Your time: 10:00 AM We’ll confirm within 4 hours'),
  );
});

test.each<[string, () => Response | Promise<Response>]>([
  ['an error of the server', () => new Response('', { status: 500 })],
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('says that a half-hour taken after %s may be the visitor’s own', async (_what, fail) => {
  let tries = 0;
  answerBookings(() => {
    tries += 1;
    return tries === 1 ? fail() : refuseAsTaken('17:30');
  });
  const { user } = openBooking();
  await fillBooking(user, DAY, '05:00 PM');
  await user.click(submit());
  await user.click(submit());

  expect(document.activeElement).toBe(offer());
  expect(offer().textContent).toContain('already in your inbox');
  expect(submit().disabled).toBe(true);
  expect(slot('05:00 PM, taken')).toBeDefined();
  await user.click(button('05:30 PM Wednesday, November 25 Your time: 12:00 PM'));
  expect(dialog().textContent).toContain('05:30 PM - 06:00 PM');
});

test('loads the taken times again after a refusal newer than the last answer', async () => {
  const { questions } = answerBookings(() => refuseAsTaken());
  const { user } = openBooking();
  await fillBooking(user, DAY, '04:00 PM');
  await user.click(submit());
  expect(questions()).toHaveLength(1);
  passMinutes(0.05);

  expect(questions()).toHaveLength(2);
});

test('returns to the calendar where no nearby time is free, and keeps the details', async () => {
  answerBookings(() => refuseAsTaken());
  const { user } = openBooking();
  await fillBooking(user, DAY, '04:00 PM');
  await user.click(submit());
  expect(offer().textContent).toContain('Please go back and pick another one');
  expect(offer().textContent).not.toContain('already in your inbox');
  await user.click(button('Back'));
  expect(slot('04:00 PM, taken').textContent).toContain('Taken');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm Booking' }).disabled).toBe(true);
  await chooseSlot(user, DAY, '04:30 PM');

  expect(inDialog().queryByRole('region')).toBeNull();
  expect(field('First name').value).toBe('Mira');
  expect(submit().disabled).toBe(false);
});

test('lets a visitor retry a lost request under the same key after its half-hour shows as taken', async () => {
  let isTaken = false;
  const { bookings, questions } = answerBookings(
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => Response.json({ days: [{ date: DAY, slots: [{ ...at('11:00'), freeSeats: isTaken ? 0 : 1 }] }] }),
  );
  const { user } = openBooking();
  await fillBooking(user, DAY, '11:00 AM');
  await user.click(submit());
  await user.click(button('Back'));
  isTaken = true;
  passMinutes(2);
  comeBack();
  await vi.waitFor(() => expect(questions()).toHaveLength(2));
  // Once this day has no other half-hour, the answer has been heard.
  await screen.findByRole('button', { name: 'Wednesday, 25 November 2026, nothing free' });
  await user.click(slot('11:00 AM'));
  await user.click(submit());

  const [first, second] = bookings().map(keyOf);
  expect(second).toBe(first);
});

describe('a failed calendar', () => {
  test.each<[string, () => Response | Promise<Response>]>([
    ['fails', () => new Response('no', { status: 500 })],
    ['is not there', () => Response.json({ message: 'Cannot GET' }, { status: 404 })],
    ['says nothing of use', () => Response.json({ days: [null, { date: 1 }] })],
    ['cannot be read', () => new Response('<html>')],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('offers all half-hours where the calendar %s', async (_what, answer) => {
    const { questions } = answerBookings(undefined, answer);
    const { user } = openBooking();
    expect(questions().map(({ query }) => String(query))).toEqual(['from=2026-11-20&to=2026-12-27']);
    await user.click(screen.getByRole('button', { name: 'Wednesday, 25 November 2026' }));

    expect(enabled()).toHaveLength(24);
  });

  test('offers all half-hours without an answer, and cancels the request for another month', async () => {
    const { questions } = answerBookings(undefined, () => new Promise<Response>(() => undefined));
    const { user } = openBooking();
    const [first] = questions();
    expect(first?.signal?.aborted).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(first?.signal?.aborted).toBe(true);
    expect(questions()[1]?.query.get('from')).toBe('2026-12-01');
    await user.click(screen.getByRole('button', { name: 'Tuesday, 15 December 2026' }));

    expect(enabled()).toHaveLength(24);
  });
});

test('loads a month once, and again when the tab returns after a minute', async () => {
  const { questions } = answerBookings(undefined, ({ query }) =>
    Response.json({ days: [{ date: query.get('from'), slots: [] }] }),
  );
  const { user } = openBooking();
  await screen.findByRole('button', { name: 'Friday, 20 November 2026, nothing free' });
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  await screen.findByRole('button', { name: 'Tuesday, 1 December 2026, nothing free' });
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  comeBack();
  expect(questions()).toHaveLength(2);
  passMinutes(1.1);
  comeBack();

  await waitFor(() => expect(questions()).toHaveLength(3));
});
