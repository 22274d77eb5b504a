import { DEMO_SLOTS_PATH } from 'contract/api-paths.ts';
import { HOST_CONFIRMS, MOST_CALENDAR_DAYS } from 'contract/bookings/demo-calendar-rules.ts';
import { laterDate } from 'contract/bookings/iso-date.ts';
import { dayOf } from 'contract/bookings/office.ts';
import { askHost } from '../../../api/ask-host.ts';
import type { SessionBooking } from '../../../api/booking-session.ts';
import { button, element } from '../../../layout/ask/panel/element.ts';
import { office } from '../../../product/office.ts';
import { paths } from '../../../product/paths.ts';
import { dayAndMonth, nameChoice } from '../calendar-month.ts';
import { type Choice, readDays } from '../free-times.ts';
import { ownTimeZone, visitorTime } from '../visitor-time.ts';
import { drawDetails } from './details-form.ts';
import { nearestTimes } from './nearest-times.ts';

const TIMES_OFFERED = 3;

/** The nearest free times of a demo, then the details of who comes, then what was booked: each takes the place of the one before. */
export function offerDemo(): HTMLElement {
  const root = element('section', { 'aria-label': 'Book a demo' });
  void load();
  return root;

  async function load(): Promise<void> {
    show(
      `Book a ${office().minutes}-minute demo`,
      element('p', { role: 'status' }, 'Looking for the nearest free times…'),
    );
    const times = await findTimes().catch(() => undefined);
    if (times === undefined || times.length === 0) {
      const words = times ? 'No time is free in the next weeks.' : 'The free times didn’t load.';
      show(
        `Book a ${office().minutes}-minute demo`,
        element('p', { role: 'status' }, words),
        calendarLink('Open the calendar'),
      );
      return;
    }
    showTimes(`Book a ${office().minutes}-minute demo`, times);
  }

  function showTimes(
    title: string,
    times: readonly Choice[],
    remark = 'These are the nearest free times.',
  ): void {
    show(
      title,
      element('p', { role: 'status' }, `${remark} Times are in ${office().zoneLabel}.`),
      element('ul', { class: 'ask-times' }, ...times.map((time) => element('li', {}, timeButton(time)))),
      calendarLink('See all times'),
    );
  }

  function timeButton(choice: Choice): HTMLButtonElement {
    const { date, slot, toBeConfirmed } = choice;
    const local = visitorTime(slot, ownTimeZone());
    const created = button('', () => showDetails(choice));
    created.append(element('span', {}, slot.label), ' ', element('span', {}, dayAndMonth(date)));
    if (local) created.append(' ', element('span', { class: 'ask-hint' }, `Your time: ${local.start}`));
    if (toBeConfirmed) created.append(' ', element('span', { class: 'ask-hint' }, HOST_CONFIRMS));
    return created;
  }

  function showDetails(choice: Choice): void {
    const form = drawDetails({
      choice,
      onBack: load,
      onTaken: (times) =>
        times.length > 0 ? showTimes('Someone just booked that time', times, 'Pick another one.') : load(),
      onBooked: (booking) => showBooked(choice, booking),
    });
    show(`Your details for ${nameChoice(choice.date, choice.slot)}`, form);
  }

  function showBooked({ date, slot }: Choice, booking: SessionBooking | undefined): void {
    const words = booking?.isToConfirm
      ? `Almost done: we’ve emailed you a link. Confirm your demo on ${nameChoice(date, slot)} with it.`
      : booking?.toBeConfirmed
        ? `We hold ${nameChoice(date, slot)} (${office().zoneLabel}) for you. ${HOST_CONFIRMS}, by email.`
        : `Your demo is on ${nameChoice(date, slot)} (${office().zoneLabel}). We’ve emailed you the details.`;
    const manage = booking && element('a', { href: booking.manageUrl }, 'See, move or cancel it');
    show(
      booking?.isToConfirm ? 'Check your inbox' : booking?.toBeConfirmed ? 'Requested' : 'Booked',
      element('p', { role: 'status' }, words),
      ...(manage ? [manage] : []),
    );
  }

  /** The heading takes the focus, since what had it is gone. */
  function show(title: string, ...content: Node[]): void {
    const heading = element('h3', { tabindex: -1 }, title);
    root.replaceChildren(heading, ...content);
    // Before it is on the page it can't have the focus, and need not.
    heading.focus();
  }
}

async function findTimes(): Promise<Choice[]> {
  const now = new Date();
  const from = dayOf(office(), now);
  const to = laterDate(from, MOST_CALENDAR_DAYS - 1);
  const response = await askHost(`${DEMO_SLOTS_PATH}?from=${from}&to=${to}`, new AbortController().signal);
  if (!response.ok) throw new Error(String(response.status));
  return nearestTimes(readDays(await response.json()), now, TIMES_OFFERED);
}

function calendarLink(words: string): HTMLElement {
  return element('p', {}, element('a', { href: paths.bookDemo }, words));
}
