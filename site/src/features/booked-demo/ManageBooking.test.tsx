import { render, screen, within } from '@testing-library/react';
import type { BookingView } from 'contract/bookings/booking-view.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { slotsOn } from '../../product/office.ts';
import { ManageBooking } from './ManageBooking.tsx';

const freeDay = (date: string, times: readonly string[]) => ({
  date,
  slots: slotsOn(date)
    .filter(({ startDateTime }) => times.includes(startDateTime.slice(11, 16)))
    .map((slot) => ({ ...slot, freeSeats: 1 })),
});

const view: BookingView = {
  id: '1',
  startDateTime: '2026-11-25T13:00:00+05:30',
  endDateTime: '2026-11-25T13:30:00+05:30',
  state: 'booked',
  isPast: false,
  sequence: 2,
  managePath: '/demo/secret',
  meetingUrl: null,
  days: [freeDay('2026-11-26', ['08:00', '08:30']), freeDay('2026-11-27', ['09:00'])],
};

/** Shows the page and runs its script, in a zone. */
async function showBooking(timeZone: string) {
  vi.stubEnv('TZ', timeZone);
  render(<ManageBooking view={view} />);
  vi.resetModules();
  await import('./behaviour/booking-page.ts');
}

const card = () => screen.getByRole('region', { name: 'Your demo' });
const dayForm = (name: string) =>
  within(screen.getByText(name, { selector: 'summary span' }).closest('details') as HTMLElement);
const choices = (name: string) => dayForm(name).getAllByRole<HTMLInputElement>('radio', { hidden: true });
const labels = (name: string) =>
  choices(name).map(({ labels: of }) =>
    Array.from(of?.[0]?.querySelectorAll('span') ?? [], ({ textContent }) => textContent),
  );

afterEach(() => {
  vi.unstubAllEnvs();
});

test('shows all times in the time zone of a visitor in Kathmandu too', async () => {
  await showBooking('Asia/Kathmandu');

  expect(card().textContent).toContain('01:15 PM - 01:45 PM');
  expect(card().textContent).toContain('Nepal Time');
  expect(labels('Thu, November 26')).toEqual([
    ['08:00 AM', expect.stringMatching(/^Thu,? 08:15 AM$/)],
    ['08:30 AM', expect.stringMatching(/^Thu,? 08:45 AM$/)],
  ]);
});

test('says which times a host has to confirm', () => {
  const day = freeDay('2026-11-26', ['08:00', '08:30']);
  const slots = day.slots.map((slot, index) => (index === 1 ? { ...slot, toBeConfirmed: true } : slot));
  render(<ManageBooking view={{ ...view, days: [{ ...day, slots }] }} />);
  const radio = (name: string) => screen.getByRole('radio', { name });
  expect(radio('08:00 AM')).toBeDefined();
  expect(radio('08:30 AM We’ll confirm within 4 hours')).toBeDefined();
});

test('shows a visitor in India each time once', async () => {
  await showBooking('Asia/Kolkata');

  expect(card().textContent).toContain('The same as in India');
  expect(labels('Fri, November 27')).toEqual([['09:00 AM', '']]);
});

test('offers the times of the opened day, and sends the state of the booking that was seen', async () => {
  await showBooking('Asia/Kolkata');

  expect(dayForm('Thu, November 26').getByText('2 open times')).toBeDefined();
  expect(dayForm('Fri, November 27').getByText('1 open time')).toBeDefined();
  for (const [name, start] of [
    ['Thu, November 26', '2026-11-26T08:00:00+05:30'],
    ['Fri, November 27', '2026-11-27T09:00:00+05:30'],
  ] as const) {
    const [first] = choices(name);
    expect(choices(name).every(({ required }) => required)).toBe(true);
    first?.click();
    const form = first?.form as HTMLFormElement;
    expect(form.getAttribute('action')).toBe('/demo/secret');
    expect(Object.fromEntries(new FormData(form))).toMatchObject({
      action: 'move',
      sequence: '2',
      startDateTime: start,
    });
  }
});

test('offers a button to confirm to a visitor who came by the link of the email', () => {
  const confirmation = { by: '2026-11-25T06:00:00Z', isAllowed: true };
  render(<ManageBooking view={{ ...view, confirmation }} />);

  expect(screen.getByText('Not confirmed yet')).toBeDefined();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm my demo' });
  expect(button.form?.method).toBe('post');
  expect(Object.fromEntries(new FormData(button.form as HTMLFormElement))).toEqual({
    action: 'confirm',
    sequence: '2',
  });
  expect(screen.queryByRole('link', { name: 'Google Calendar' })).toBeNull();
});

test('points other visitors to the link in the email, without a button', () => {
  const confirmation = { by: '2026-11-25T06:00:00Z', isAllowed: false };
  render(<ManageBooking view={{ ...view, confirmation }} />);

  expect(screen.getByText(/check your email/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Confirm my demo' })).toBeNull();
});

test('shows nothing to confirm for a booked demo', () => {
  render(<ManageBooking view={view} />);

  expect(screen.getByText('Booked')).toBeDefined();
  expect(screen.queryByText(/check your email/)).toBeNull();
});

test('stops the content with one press, without a script, as long as a consent stands', () => {
  const { rerender } = render(<ManageBooking view={view} />);
  expect(screen.queryByRole('button', { name: /stop the content/ })).toBeNull();

  rerender(<ManageBooking view={{ ...view, consentPath: '/demo/secret/content' }} />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Keep my demo, stop the content' });
  expect(button.form?.method).toBe('post');
  expect(button.form?.getAttribute('action')).toBe('/demo/secret/content');
});

test('links to earlier and later days', () => {
  const otherDays = { earlier: '2026-11-05', later: '2026-12-17' };
  render(<ManageBooking view={{ ...view, otherDays }} />);
  const days = within(screen.getByRole('navigation', { name: 'Other days' }));

  expect(days.getByRole('link', { name: 'Earlier days' }).getAttribute('href')).toBe(
    '/demo/secret?from=2026-11-05#move',
  );
  expect(days.getByRole('link', { name: 'Later days' }).getAttribute('href')).toBe(
    '/demo/secret?from=2026-12-17#move',
  );
});

test('lists guests with a form each that takes them off, and one that invites as many as there is room for', () => {
  const guests = [{ id: 'g1', email: 'ann@a.example' }];
  render(<ManageBooking view={{ ...view, guests, roomForGuests: 1 }} />);
  const section = within(screen.getByRole('region', { name: 'Guests' }));
  const remove = section.getByRole('button', { name: 'Remove ann@a.example' });
  expect(Object.fromEntries(new FormData(remove.closest('form') as HTMLFormElement))).toEqual({
    ...{ action: 'uninvite', sequence: '2', guest: 'g1' },
  });
  const field = section.getByLabelText<HTMLInputElement>('Email address');
  expect(field).toMatchObject({ type: 'email', multiple: true, required: true, name: 'guests' });
});

test('has no guests while there is no room for any', () => {
  render(<ManageBooking view={view} />);
  expect(screen.queryByRole('region', { name: 'Guests' })).toBeNull();
});
