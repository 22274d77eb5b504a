import { minutesOf } from 'contract/bookings/calendar-texts.ts';
import { fill } from 'contract/content/fill.ts';
import { takeBooking } from '../../../api/booking-session.ts';
import type { Receipt } from '../../../design/ui/show-receipt.ts';
import { describeMeeting } from '../../../product/meeting-text.ts';
import { wordsFor } from '../../../words.ts';
import { calendarLinks } from '../meeting.ts';
import { fillParts, showOwnTime } from './show-own-time.ts';

/** Fills the card of `/thankyou` with the demo that was booked on the page before. */
const booking = takeBooking();
const card = document.querySelector<HTMLElement>('[data-meeting]');

if (booking && card) {
  const [start, end] = [new Date(booking.startDateTime), new Date(booking.endDateTime)];
  const { day, time } = describeMeeting(start, end, card.dataset.zone ?? '');
  showOwnTime(card, start, end);
  fillParts(card, { officeDay: day, officeTime: time });
  const links = { ...calendarLinks(booking), manage: booking.manageUrl };
  for (const [part, address] of Object.entries(links)) {
    card.querySelector(`[data-part="${part}"]`)?.setAttribute('href', address);
  }
  const receipt = card.querySelector<HTMLElement>('[data-part="receipt"]');
  if (receipt)
    receipt.onclick = () => {
      const words = wordsFor('bookedCard');
      const what = ['ownDay', 'ownTime'].map(
        (part) => card.querySelector(`[data-part="${part}"]`)?.textContent ?? '',
      );
      const slip: Receipt = {
        what: [words.receipt, ...what],
        by: words.you,
        cost: fill(words.cost, { minutes: minutesOf(start, end) }),
        at: booking.bookedAt,
      };
      // As `show-receipt.ts`, which travels with the parts of islands.
      const name = '/receipt';
      // biome-ignore lint/style/useTemplate: the bundler reads a template, and would bring a loader for it
      import(/* @vite-ignore */ name + '.js').then(({ open }) => open(slip));
    };
  card.setAttribute('data-filled', '');
} else {
  delete document.documentElement.dataset.booked;
}
