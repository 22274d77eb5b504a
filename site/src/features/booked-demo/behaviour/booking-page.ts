import { isSameClock } from '../../../product/meeting-text.ts';
import { showOwnTime } from './show-own-time.ts';

/** Card of the booking, to which a script adds times by the clock of this browser. Everything else works without. */
const card = document.querySelector<HTMLElement>('[data-meeting]');
const [start, end] = (card?.dataset.meeting ?? '').split(' ').map((text) => new Date(text));
if (card && start && end) showOwnTime(card, start, end);

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
const clock = new Intl.DateTimeFormat('en-US', {
  timeZone,
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
for (const place of document.querySelectorAll<HTMLElement>('[data-own-time]')) {
  const at = new Date(place.dataset.ownTime ?? '');
  if (!isSameClock(at, timeZone, card?.dataset.zone ?? timeZone))
    place.textContent = clock.format(at).replace('\u202f', ' ');
}
