import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CONFIRM_BY_EMAIL, SLOT_TAKEN } from 'contract/bookings/demo-calendar-rules.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerCalls, baggageOf, keyOf, type RecordedCall } from '../../../testing/recorded-calls.ts';

const slot = (date: string, time: string, freeSeats = 1) => ({
  startDateTime: `${date}T${time}:00+05:30`,
  endDateTime: `${date}T${time}:00+05:30`,
  freeSeats,
});
const CALENDAR = {
  days: [
    { date: '2099-01-15', slots: [slot('2099-01-15', '08:00', 0), slot('2099-01-15', '08:30')] },
    {
      date: '2099-01-16',
      slots: ['08:00', '08:30', '09:00'].map((time) => slot('2099-01-16', time)),
    },
  ],
};
const BOOKED = {
  id: '1',
  message: 'Stored',
  booking: { ...slot('2099-01-15', '08:30'), manageUrl: 'https://www.example/demo/token' },
};

let book: (call: RecordedCall) => Response;
let calls: RecordedCall[];
let offerDemo: () => HTMLElement;

beforeEach(async () => {
  // What was typed lives as long as the page.
  vi.resetModules();
  ({ offerDemo } = await import('./offer-demo.ts'));
  vi.stubEnv('TZ', 'Asia/Kolkata');
  book = () => Response.json(BOOKED, { status: 201 });
  calls = answerCalls((call) => (call.path === '/authms/demo-slots' ? Response.json(CALENDAR) : book(call)));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const heading = () => screen.getByRole('heading').textContent;
const alert = () => screen.getByRole('alert').textContent;
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const bookings = () => calls.filter(({ path }) => path === '/authms/demo');
const schedule = () => userEvent.click(screen.getByRole('button', { name: 'Schedule Meeting' }));

async function chooseFirst(): Promise<void> {
  document.body.append(offerDemo());
  await userEvent.click(await screen.findByRole('button', { name: /08:30 AM Thursday, January 15/ }));
}

async function fill(): Promise<void> {
  await userEvent.type(field('First name'), 'Mira');
  await userEvent.type(field('Last name'), 'Rao');
  await userEvent.type(field(/^Phone/), '98765 43210');
  await userEvent.type(field('Email'), 'mira@example.com');
  await userEvent.click(screen.getByRole('checkbox'));
}

test('offers the three nearest free times, and the calendar', async () => {
  document.body.append(offerDemo());
  const times = await screen.findAllByRole('button');

  expect(times.map(({ textContent }) => textContent)).toEqual([
    '08:30 AM Thursday, January 15',
    '08:00 AM Friday, January 16',
    '08:30 AM Friday, January 16',
  ]);
  expect(screen.getByRole('link', { name: 'See all times' }).getAttribute('href')).toBe('/book-demo');
});

test('leads to the calendar when the times don’t load', async () => {
  answerCalls(() => new Response('', { status: 503 }));
  document.body.append(offerDemo());

  expect(await screen.findByText('The free times didn’t load.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the calendar' })).toBeTruthy();
});

describe('the details', () => {
  test('are the fields of the booking page, with its consent', async () => {
    await chooseFirst();

    expect(heading()).toBe('Your details for Thursday, January 15, 08:30 AM');
    for (const label of ['First name', 'Last name', /^Phone/, 'Email'])
      expect(field(label).required).toBe(true);
    expect(field(/^Additional information/).required).toBe(false);
    expect(field(/^I confirm that I want to receive content from /).checked).toBe(false);
  });

  test('ask for what is missing before anything is sent', async () => {
    await chooseFirst();
    await schedule();

    expect(alert()).toBe('Still needed: First name, Last name, Phone, Email, Consent');
    expect(document.activeElement).toBe(field('First name'));
    expect(bookings()).toEqual([]);
  });

  test('say what is wrong with a field until it is changed', async () => {
    await chooseFirst();
    await fill();
    await userEvent.type(field('Email'), ' and more');
    await schedule();
    expect(await screen.findByText('Enter one plain email address')).toBeTruthy();
    expect(document.activeElement).toBe(field('Email'));
    await userEvent.clear(field('Email'));

    expect(screen.queryByText('Enter one plain email address')).toBeNull();
    expect(bookings()).toEqual([]);
  });

  test('book the time as the booking page does', async () => {
    await chooseFirst();
    await fill();
    await schedule();
    const manage = await screen.findByRole('link', { name: 'See, move or cancel it' });

    expect(bookings()[0]?.body).toEqual({
      firstName: 'Mira',
      lastName: 'Rao',
      phone: '+919876543210',
      email: 'mira@example.com',
      message: '',
      startDateTime: '2099-01-15T08:30:00+05:30',
      endDateTime: '2099-01-15T09:00:00+05:30',
      timezone: 'Asia/Kolkata',
    });
    expect(keyOf(bookings()[0])).toBeTruthy();
    expect(baggageOf(bookings()[0])).toMatchObject({
      consent_text: expect.stringMatching(/^I confirm/),
      consent_age_ms: expect.stringMatching(/^\d+$/),
    });
    expect(heading()).toBe('Booked');
    expect(manage.getAttribute('href')).toBe('https://www.example/demo/token');
  });

  test('say that an email has to be confirmed', async () => {
    book = () => Response.json({ ...BOOKED, message: CONFIRM_BY_EMAIL }, { status: 201 });
    await chooseFirst();
    await fill();
    await schedule();

    expect(await screen.findByText(/Confirm your demo on Thursday, January 15, 08:30 AM/)).toBeTruthy();
  });
});

test('offers other times when someone has just booked it, and keeps what was typed', async () => {
  book = () =>
    Response.json(
      { statusCode: 409, code: SLOT_TAKEN, message: '', alternatives: [slot('2099-01-16', '10:00')] },
      { status: 409 },
    );
  await chooseFirst();
  await fill();
  await schedule();
  await userEvent.click(await screen.findByRole('button', { name: /10:00 AM Friday/ }));

  expect(field('First name').value).toBe('Mira');
  book = () => Response.json(BOOKED, { status: 201 });
  await schedule();
  expect((await screen.findByText(/Your demo is on Friday/)).textContent).toContain('10:00 AM');
});

test('says which times a host has to confirm, and that one is not booked before', async () => {
  const unsure = { ...slot('2099-01-16', '10:00'), toBeConfirmed: true };
  book = () =>
    Response.json(
      { statusCode: 409, code: SLOT_TAKEN, message: '', alternatives: [unsure] },
      { status: 409 },
    );
  await chooseFirst();
  await fill();
  await schedule();
  await userEvent.click(
    await screen.findByRole('button', { name: /10:00 AM Friday.* We’ll confirm within 4 hours/ }),
  );
  book = () =>
    Response.json({ ...BOOKED, booking: { ...BOOKED.booking, toBeConfirmed: true } }, { status: 201 });
  await schedule();
  expect((await screen.findByText(/We hold Friday/)).textContent).toContain('We’ll confirm within 4 hours');
  expect(heading()).toBe('Requested');
});

test('keeps what was typed when no answer comes, and sends the same request again', async () => {
  book = () => {
    throw new TypeError('Failed to fetch');
  };
  await chooseFirst();
  await fill();
  await schedule();
  expect(alert()).toMatch(/connection was lost/);
  expect(within(document.body).getByText('First name')).toBeTruthy();
  book = () => Response.json(BOOKED, { status: 201 });
  await schedule();
  await screen.findByText(/Your demo is on/);

  expect(keyOf(bookings()[0])).toBe(keyOf(bookings()[1]));
});
