import { DEMO_SLOTS_PATH } from 'contract/api-paths.ts';
import type { CalendarDay } from 'contract/bookings/demo-calendar.ts';
import { HOST_CONFIRMS, MOST_CALENDAR_DAYS } from 'contract/bookings/demo-calendar-rules.ts';
import { dayOf } from 'contract/bookings/office.ts';
import { fill } from 'contract/content/fill.ts';
import { laterDate } from 'contract/dates.ts';
import { askHost } from '../../../api/ask-host.ts';
import type { SessionBooking } from '../../../api/booking-session.ts';
import { button, element } from '../../../layout/ask/panel/element.ts';
import { office } from '../../../product/office.ts';
import { paths } from '../../../product/paths.ts';
import { wordsFor } from '../../../words.ts';
import { dayAndMonth, nameChoice } from '../calendar-month.ts';
import { type Choice, choicesOf, readDays } from '../free-times.ts';
import { ownTimeZone, visitorTime } from '../visitor-time.ts';
import { drawDetails } from './details-form.ts';

const TIMES_OFFERED = 3;

/** The nearest free times of a demo, then the details of who comes, then what was booked: each takes the place of the one before. */
export function offerDemo(): HTMLElement {
  const bookingWords = wordsFor('booking');
  const bookingInPlaceWords = wordsFor('bookingInPlace');
  const root = element('section', { 'aria-label': bookingInPlaceWords.region });
  void load();
  return root;

  async function load(): Promise<void> {
    show(
      fill(bookingInPlaceWords.title, { minutes: office().minutes }),
      element('p', { role: 'status' }, bookingInPlaceWords.looking),
    );
    const times = await findTimes().catch(() => undefined);
    if (times === undefined || times.length === 0) {
      const words = times ? bookingInPlaceWords.none : bookingInPlaceWords.failed;
      show(
        fill(bookingInPlaceWords.title, { minutes: office().minutes }),
        element('p', { role: 'status' }, words),
        calendarLink(bookingInPlaceWords.openCalendar),
      );
      return;
    }
    showTimes(fill(bookingInPlaceWords.title, { minutes: office().minutes }), times);
  }

  function showTimes(title: string, times: readonly Choice[], remark = bookingInPlaceWords.nearest): void {
    show(
      title,
      element(
        'p',
        { role: 'status' },
        fill(bookingInPlaceWords.timesIn, { remark, zone: office().zoneLabel }),
      ),
      element('ul', { class: 'ask-times' }, ...times.map((time) => element('li', {}, timeButton(time)))),
      calendarLink(bookingInPlaceWords.allTimes),
    );
  }

  function timeButton(choice: Choice): HTMLButtonElement {
    const { date, slot, toBeConfirmed } = choice;
    const local = visitorTime(slot, ownTimeZone());
    const created = button('', () => showDetails(choice));
    created.append(element('span', {}, slot.label), ' ', element('span', {}, dayAndMonth(date)));
    if (local)
      created.append(
        ' ',
        element('span', { class: 'ask-hint' }, fill(bookingWords.yourTimeIs, { time: local.start })),
      );
    if (toBeConfirmed) created.append(' ', element('span', { class: 'ask-hint' }, HOST_CONFIRMS));
    return created;
  }

  function showDetails(choice: Choice): void {
    const form = drawDetails({
      choice,
      onBack: load,
      onTaken: (times) =>
        times.length > 0 ? showTimes(bookingWords.taken, times, bookingInPlaceWords.pickAnother) : load(),
      onBooked: (booking) => showBooked(choice, booking),
    });
    show(fill(bookingInPlaceWords.detailsFor, { choice: nameChoice(choice.date, choice.slot) }), form);
  }

  function showBooked({ date, slot }: Choice, booking: SessionBooking | undefined): void {
    const words = booking?.isToConfirm
      ? fill(bookingInPlaceWords.toConfirm, { choice: nameChoice(date, slot) })
      : booking?.toBeConfirmed
        ? fill(bookingInPlaceWords.held, {
            choice: nameChoice(date, slot),
            zone: office().zoneLabel,
            confirmation: HOST_CONFIRMS,
          })
        : fill(bookingInPlaceWords.booked, {
            choice: nameChoice(date, slot),
            zone: office().zoneLabel,
          });
    const manage = booking && element('a', { href: booking.manageUrl }, bookingInPlaceWords.manage);
    show(
      booking?.isToConfirm
        ? bookingInPlaceWords.checkInbox
        : booking?.toBeConfirmed
          ? bookingInPlaceWords.requestedTitle
          : bookingInPlaceWords.bookedTitle,
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

/** The nearest half-hours that can be booked, in the order of time. @param days as the calendar gives them */
export function nearestTimes(days: readonly CalendarDay[], now: Date, most: number): Choice[] {
  const free = days.flatMap(({ slots }) => slots).filter(({ freeSeats }) => freeSeats > 0);
  return choicesOf(free)
    .filter(({ slot }) => slot.start > now)
    .toSorted((one, other) => one.slot.start.getTime() - other.slot.start.getTime())
    .slice(0, most);
}
