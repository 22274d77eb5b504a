import { act, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { LEAD_PATHS } from 'contract/api-paths.ts';
import { vi } from 'vitest';
import { dayName } from '../features/book-demo/calendar-month.ts';
import { DemoBooking } from '../features/book-demo/DemoBooking.island.tsx';
import { DemoIntro } from '../features/book-demo/DemoIntro.tsx';
import { answerCalls, type RecordedCall } from './recorded-calls.ts';

/** Entries of a visitor, by label. */
export const TYPED = {
  'First name': 'Mira',
  'Last name': 'Rao',
  Phone: '98765 43210',
  Email: 'mira@example.com',
};

type Answer = (call: RecordedCall) => Response | Promise<Response>;

/** Answers bookings and questions about free times; where nothing is said about those, the server does not know them. */
export function answerBookings(
  answerBooking: Answer = () => Response.json({}, { status: 201 }),
  answerCalendar: Answer = () => new Response(null, { status: 204 }),
) {
  const calls = answerCalls((call) =>
    call.path === LEAD_PATHS.demo ? answerBooking(call) : answerCalendar(call),
  );
  return {
    bookings: () => calls.filter(({ path }) => path === LEAD_PATHS.demo),
    questions: () => calls.filter(({ path }) => path !== LEAD_PATHS.demo),
  };
}

/** The page opens at a moment. Its timers end with the test: one that is left would find no window any more. */
export function setTime(moment: string): void {
  vi.useFakeTimers({
    now: new Date(moment),
    toFake: ['Date', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
    // What drives the page waits for timers of no length.
    shouldAdvanceTime: true,
    advanceTimeDelta: 1,
  });
}

export function passMinutes(minutes: number): void {
  act(() => vi.advanceTimersByTime(minutes * 60_000));
}

/** Renders the booking page. Where it leads, and what the browser alerts, is recorded instead of done. */
export function openBooking() {
  const leftFor = vi.fn();
  const alerted = vi.fn();
  vi.spyOn(window.location, 'assign').mockImplementation(leftFor);
  vi.spyOn(window.location, 'replace').mockImplementation(leftFor);
  vi.spyOn(history, 'back').mockImplementation(() => undefined);
  vi.stubGlobal('alert', alerted);
  const user = userEvent.setup();
  const { unmount } = render(
    <DemoBooking>
      <DemoIntro />
    </DemoBooking>,
  );
  return { user, unmount, leftFor, alerted };
}

/** Undoes all of the above. */
export function closeBooking(): void {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
}

export const day = (date: string) => screen.getByRole('button', { name: dayName(date) });
export const slot = (label: string) => screen.getByRole('button', { name: label });
export const slots = () => screen.getAllByRole<HTMLButtonElement>('button', { name: /^\d\d:\d\d [AP]M$/ });
export const dialog = () => screen.getByRole('dialog', { name: 'Your details' });
export const inDialog = () => within(dialog());
export const field = (label: string) => inDialog().getByLabelText<HTMLInputElement>(label);
export const button = (name: string) => inDialog().getByRole('button', { name });
export const submit = () => inDialog().getByRole<HTMLButtonElement>('button', { name: 'Schedule Meeting' });
export const problems = () => inDialog().getByRole('alert').textContent;

/** Returns what is there to read about a control besides its label. */
export function descriptionOf(control: Element): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

export async function retype(user: UserEvent, label: string, text: string): Promise<void> {
  await user.clear(field(label));
  await user.click(field(label));
  await user.paste(text);
}

export async function chooseSlot(user: UserEvent, date: string, label: string): Promise<void> {
  await user.click(day(date));
  await user.click(slot(label));
}

/** Everything up to the last button. */
export async function fillBooking(user: UserEvent, date: string, label: string): Promise<void> {
  await chooseSlot(user, date, label);
  for (const [name, text] of Object.entries(TYPED)) await retype(user, name, text);
  await user.click(inDialog().getByRole('checkbox'));
}
