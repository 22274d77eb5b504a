import { clockOf, dayOf } from '../../shared/time.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Until when a lead can rest: morning is 9 by the person's clock. */
export function snoozeChoices(now: Date, zone: string): { id: string; label: string; until: string }[] {
  return [
    { id: 'hours', label: 'For three hours', until: new Date(now.getTime() + 3 * HOUR).toISOString() },
    { id: 'tomorrow', label: 'Until tomorrow, 9 AM', until: morning(now, 1, zone) },
    { id: 'days', label: 'For three days', until: morning(now, 3, zone) },
    { id: 'week', label: 'For a week', until: morning(now, 7, zone) },
  ];
}

/** 9 AM of a day from now on. The zone's offset of that day is found by looking at what its clock shows at 9 UTC. */
function morning(now: Date, days: number, zone: string): string {
  const day = dayOf(new Date(now.getTime() + days * DAY), zone);
  const guess = new Date(`${day}T09:00:00Z`);
  const shown = minutesOf(clockOf(guess, zone));
  const shownDay = dayOf(guess, zone);
  const dayShift = shownDay < day ? -1 : shownDay > day ? 1 : 0;
  const away = (dayShift * 24 * 60 + shown - 9 * 60) * 60_000;
  return new Date(guess.getTime() - away).toISOString();
}

/** Since midnight, of `2:30 PM`. */
function minutesOf(clock: string): number {
  const [, hours = '0', minutes = '0', half = 'AM'] = /(\d+):(\d+)\s*(AM|PM)/u.exec(clock) ?? [];
  return ((Number(hours) % 12) + (half === 'PM' ? 12 : 0)) * 60 + Number(minutes);
}
