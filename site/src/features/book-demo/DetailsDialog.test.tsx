import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  answerBookings,
  button,
  chooseSlot,
  closeBooking,
  descriptionOf,
  dialog,
  field,
  fillBooking,
  inDialog,
  openBooking,
  problems,
  retype,
  setTime,
  submit,
  TYPED,
} from '../../testing/booking-page.tsx';
import { keyOf } from '../../testing/recorded-calls.ts';

const DAY = '2026-11-25';
const REFUSED = 'Failed to book demo. Please try again later.';
const LOST = 'The connection was lost. Please try again.';

const consent = () => inDialog().getByRole<HTMLInputElement>('checkbox');

function expectDetailsKept() {
  for (const [label, text] of Object.entries(TYPED)) expect(field(label).value).toBe(text);
  expect(consent().checked).toBe(true);
  expect(submit().disabled).toBe(false);
}

/** A refusal that says what is wrong with one field. */
function refuseField(name: string, message: string): Response {
  const body = { statusCode: 400, code: 'invalid_request', message: 'Please check the marked fields.' };
  return Response.json({ ...body, fields: [{ field: name, message }] }, { status: 400 });
}

beforeEach(() => setTime('2026-11-20T05:30:00Z'));
afterEach(closeBooking);

describe('the fields of the dialog', () => {
  beforeEach(() => {
    answerBookings();
  });

  test('keeps Schedule Meeting disabled until all required fields are filled and consent is given', async () => {
    const { user } = openBooking();
    await fillBooking(user, DAY, '10:30 AM');
    for (const [label, text] of Object.entries(TYPED)) {
      await retype(user, label, ' ');
      expect(submit().disabled, label).toBe(true);
      expect(dialog().textContent).toContain(`Still needed: ${label}`);
      await retype(user, label, text);
      expect(submit().disabled, label).toBe(false);
    }
    await user.click(consent());

    expect(submit().disabled).toBe(true);
  });

  test('shows a fixed +91 before the phone, and asks for an email address', async () => {
    const { user } = openBooking();
    await chooseSlot(user, DAY, '09:00 AM');

    expect(descriptionOf(field('Phone'))).toMatch(/^\+91 /);
    expect(field('Phone').placeholder).toMatch(/\d/);
    expect(field('Email').type).toBe('email');
  });
});

test('sends no incomplete booking on Enter', async () => {
  const { bookings } = answerBookings();
  const { user } = openBooking();
  await chooseSlot(user, DAY, '09:00 AM');
  await user.type(field('First name'), 'Mira{Enter}');
  expect(bookings()).toEqual([]);

  await fillBooking(user, DAY, '10:30 AM');
  await user.click(consent());
  await user.type(field('First name'), '{Enter}');
  expect(bookings()).toEqual([]);
  await user.click(consent());
  await user.type(field('First name'), '{Enter}');
  expect(bookings()).toHaveLength(1);
});

describe.each(['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Auckland'])('in %s', (timeZone) => {
  test('sends the chosen half-hour of India, and opens the thank-you page', async () => {
    vi.stubEnv('TZ', timeZone);
    const { bookings } = answerBookings();
    const { user, leftFor } = openBooking();
    await fillBooking(user, DAY, '07:30 PM');
    await retype(user, 'Additional information', 'We lose leads\non weekends');
    await user.click(submit());

    expect(bookings().map(({ body }) => body)).toEqual([
      {
        firstName: 'Mira',
        lastName: 'Rao',
        email: 'mira@example.com',
        phone: '+919876543210',
        message: 'We lose leads\non weekends',
        startDateTime: '2026-11-25T19:30:00+05:30',
        endDateTime: '2026-11-25T20:00:00+05:30',
        timezone: 'Asia/Kolkata',
      },
    ]);
    expect(leftFor).toHaveBeenCalledExactlyOnceWith('/thankyou');
  });
});

test('opens the thank-you page without a meeting when the answer has no booking', async () => {
  answerBookings(() => new Response('stored'));
  const { user, leftFor } = openBooking();
  await fillBooking(user, DAY, '10:30 AM');
  await user.click(submit());

  expect(leftFor).toHaveBeenCalledWith('/thankyou');
  expect(sessionStorage.getItem('booked-demo')).toBeNull();
});

describe('a failed booking', () => {
  const fail = (error: Error) => () => Promise.reject(error);
  test.each<[string, () => Response | Promise<Response>, string]>([
    ['an error of the server', () => new Response('', { status: 500 }), REFUSED],
    ['a refusal with a message', () => Response.json({ message: 'Nope' }, { status: 400 }), REFUSED],
    ['a refusal that is not JSON', () => new Response('<html>', { status: 429 }), REFUSED],
    ['a lost connection', fail(new TypeError('Failed to fetch')), LOST],
    ['an error without words', fail(new Error('')), 'Something went wrong'],
  ])('alerts after %s, and keeps the dialog open with every detail', async (_what, answer, sentence) => {
    answerBookings(answer);
    const { user, alerted } = openBooking();
    await fillBooking(user, DAY, '10:30 AM');
    await user.click(submit());

    expect(alerted).toHaveBeenCalledExactlyOnceWith(sentence);
    expect(problems()).toBe(sentence);
    expectDetailsKept();
  });

  test('shows the failure of one half-hour for no other', async () => {
    answerBookings(() => refuseField('startDateTime', 'This half-hour can’t be had'));
    const { user } = openBooking();
    await fillBooking(user, DAY, '10:30 AM');
    await user.click(submit());
    expect(problems()).toContain('This half-hour can’t be had');
    await user.click(button('Back'));
    await chooseSlot(user, DAY, '11:00 AM');

    expect(submit().disabled).toBe(false);
    expect(problems()).toBe('');
  });

  test('shows the error of a field under it, and focuses the field', async () => {
    answerBookings(() => refuseField('lastName', 'Not this one'));
    const { user, alerted } = openBooking();
    await fillBooking(user, DAY, '10:30 AM');
    await user.click(submit());

    expect(alerted).toHaveBeenCalledExactlyOnceWith(REFUSED);
    expect(field('Last name').getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(field('Last name'))).toBe('Not this one');
    expect(document.activeElement).toBe(field('Last name'));
    expect(field('First name').getAttribute('aria-invalid')).toBeNull();
  });
});

test.each([
  ['Email', 'aroha@kiwi', 'Enter one plain email address'],
  ['First name', 'x'.repeat(101), 'Use at most 100 characters'],
  ['Last name', 'Rao\u202cRao', 'This field contains an invisible character'],
  ['Phone', '12', 'A number in India has 10 digits'],
  ['Phone', '1-800-FLOWERS', 'letters can’t be dialed'],
  ['Phone', '+44 2079 4609 5812 3456', 'it can’t be dialed as it is'],
])('marks a wrong %s before anything is sent', async (label, text, sentence) => {
  const { bookings } = answerBookings();
  const { user, alerted } = openBooking();
  await fillBooking(user, DAY, '10:30 AM');
  await retype(user, label, text);
  await user.click(submit());

  expect(field(label).getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(field(label))).toContain(sentence);
  expect(document.activeElement).toBe(field(label));
  expect(bookings()).toEqual([]);
  expect(alerted).not.toHaveBeenCalled();
  await retype(user, label, 'corrected@example.com');
  expect(field(label).getAttribute('aria-invalid')).toBeNull();
});

test.each([
  ['98765 43210 ext 12', '+91 98765 43210', '+919876543210', 'Phone as typed: 98765 43210 ext 12'],
  ['+44 (0)20 7946 0958', '+442079460958', '+442079460958', ''],
  ['+91+919876543210', '+91 98765 43210', '+919876543210', ''],
])('shows the number that is sent for the phone %s', async (typed, shown, phone, message) => {
  const { bookings } = answerBookings();
  const { user } = openBooking();
  await fillBooking(user, DAY, '10:30 AM');
  await retype(user, 'Phone', typed);
  expect(descriptionOf(field('Phone'))).toContain(`We’ll dial ${shown}. `);
  await user.click(submit());

  expect(bookings().map(({ body }) => body)).toMatchObject([{ phone, message }]);
});

describe('the idempotency key', () => {
  test('stays the same with unchanged details, and changes with edited ones', async () => {
    const { bookings } = answerBookings(() => new Response('', { status: 503 }));
    const { user } = openBooking();
    await fillBooking(user, DAY, '10:30 AM');
    await user.click(submit());
    await user.click(submit());
    await retype(user, 'First name', 'Mara');
    await user.click(submit());

    const [first, second, third] = bookings().map(keyOf);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('stays the same when the same half-hour is chosen again after Back', async () => {
    const { bookings } = answerBookings(() => Promise.reject(new TypeError('Failed to fetch')));
    const { user } = openBooking();
    await fillBooking(user, DAY, '03:00 PM');
    await user.click(submit());
    await user.click(button('Back'));
    await chooseSlot(user, DAY, '03:00 PM');
    await user.click(submit());

    const [first, second] = bookings().map(keyOf);
    expect(second).toBe(first);
  });
});

test('sends one request for two presses at once, and stays busy until the answer', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { bookings } = answerBookings(() => promise);
  const { user, leftFor } = openBooking();
  await fillBooking(user, DAY, '10:30 AM');
  // Before the page has shown the first.
  act(() => {
    submit().click();
    submit().click();
  });
  expect(submit().disabled).toBe(true);
  expect(submit().getAttribute('aria-busy')).toBe('true');
  resolve(Response.json({}, { status: 201 }));
  await vi.waitFor(() => expect(leftFor).toHaveBeenCalledOnce());

  expect(bookings()).toHaveLength(1);
});
