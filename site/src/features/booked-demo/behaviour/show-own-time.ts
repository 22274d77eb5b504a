import { fill } from 'contract/content/fill.ts';
import { describeMeeting, describeMoment, describeZone, isSameClock } from '../../../product/meeting-text.ts';
import { wordsFor } from '../../../words.ts';
import { calendarLeaf } from '../calendar-leaf.ts';

/** Puts text into the parts of a card that have these names. */
export function fillParts(card: ParentNode, texts: Readonly<Record<string, string>>): void {
  for (const [part, text] of Object.entries(texts)) {
    const place = card.querySelector(`[data-part="${part}"]`);
    if (place) place.textContent = text;
  }
}

/** Shows the meeting by the clock of this browser, in place of UTC. The card names the office's zone. */
export function showOwnTime(card: HTMLElement, start: Date, end: Date): void {
  const words = wordsFor('bookedCard');
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { day, time } = describeMeeting(start, end, timeZone);
  const isSame = isSameClock(start, timeZone, card.dataset.zone ?? timeZone);
  fillParts(document, {
    moment: fill(words.bookedFor, { moment: describeMoment(start, timeZone) }),
  });
  fillParts(card, {
    ownZone: isSame ? fill(words.sameClock, { place: card.dataset.place }) : describeZone(start, timeZone),
    ownDay: day,
    ownTime: time,
    ...calendarLeaf(start, timeZone),
  });
}
