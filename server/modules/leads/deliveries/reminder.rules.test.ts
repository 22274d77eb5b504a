import { describe, expect, it } from 'vitest';
import {
  isReminderDue,
  isReminderLate,
  REMINDER_KINDS,
  type ReminderKind,
  reminderMoment,
  startsToRemind,
} from './reminder.rules.ts';

const START = new Date('2026-03-11T02:30:00Z');
const LONG_AGO = new Date('2026-01-01T00:00:00Z');
const at = (text: string) => new Date(text);

describe('a reminder', () => {
  it.each<[ReminderKind, string]>([
    ['reminder-day', '2026-03-10T02:30:00.000Z'],
    ['reminder-hour', '2026-03-11T01:30:00.000Z'],
  ])('plans %s at a fixed time before the demo', (kind, moment) => {
    expect(reminderMoment(kind, START).toISOString()).toBe(moment);
  });

  it.each<[string, string, string[]]>([
    ['long before', '2026-03-01T00:00:00Z', []],
    ['a millisecond before the day', '2026-03-10T02:29:59.999Z', []],
    ['a day before', '2026-03-10T02:30:00Z', ['reminder-day']],
    ['within the grace', '2026-03-10T02:34:59.999Z', ['reminder-day']],
    ['after the grace', '2026-03-10T02:35:00Z', []],
    ['half a day before', '2026-03-10T14:30:00Z', []],
    ['a millisecond before the hour', '2026-03-11T01:29:59.999Z', []],
    ['an hour before', '2026-03-11T01:30:00Z', ['reminder-hour']],
    ['within the grace of the hour', '2026-03-11T01:34:00Z', ['reminder-hour']],
    ['after the grace of the hour', '2026-03-11T01:35:00Z', []],
    ['as it begins', '2026-03-11T02:30:00Z', []],
    ['afterwards', '2026-03-12T02:30:00Z', []],
  ])('judges by kind which reminder is due %s', (_case, now, due) => {
    const booking = { start: START, changedAt: LONG_AGO };
    expect(REMINDER_KINDS.filter((kind) => isReminderDue(kind, booking, at(now)))).toEqual(due);
  });

  it.each<[string, string, boolean]>([
    ['booked before its moment', '2026-03-10T02:29:59.999Z', true],
    ['booked at its moment', '2026-03-10T02:30:00Z', false],
    ['booked after it', '2026-03-10T02:31:00Z', false],
  ])('judges whether a reminder of a demo %s is due: %s, %s', (_case, changedAt, isDue) => {
    const booking = { start: START, changedAt: at(changedAt) };
    expect(isReminderDue('reminder-day', booking, at('2026-03-10T02:32:00Z'))).toBe(isDue);
  });

  it.each<[string, string]>([
    ['was set ahead by an hour over its moment', '2026-03-10T03:29:00Z'],
    ['was set ahead by years', '2031-01-01T00:00:00Z'],
    ['was set back by an hour', '2026-03-10T01:30:00Z'],
    ['was set back by years', '2020-01-01T00:00:00Z'],
  ])('finds no reminder due when the clock %s', (_case, now) => {
    const booking = { start: START, changedAt: LONG_AGO };
    expect(REMINDER_KINDS.filter((kind) => isReminderDue(kind, booking, at(now)))).toEqual([]);
  });

  it('judges a reminder as late from the end of its grace period on', () => {
    expect(isReminderLate('reminder-hour', START, at('2026-03-11T01:34:59.999Z'))).toBe(false);
    expect(isReminderLate('reminder-hour', START, at('2026-03-11T01:35:00Z'))).toBe(true);
    expect(isReminderLate('reminder-hour', START, at('2030-01-01T00:00:00Z'))).toBe(true);
  });

  it.each(REMINDER_KINDS)('searches for %s exactly the demos that can be due', (kind) => {
    for (let minute = -20; minute <= 20; minute += 1) {
      for (const ms of [-1, 0, 1]) {
        const now = new Date(reminderMoment(kind, START).getTime() + minute * 60_000 + ms);
        const { after, upTo } = startsToRemind(kind, now);
        const isFound = START > after && START <= upTo;
        expect(isFound).toBe(isReminderDue(kind, { start: START, changedAt: LONG_AGO }, now));
      }
    }
  });
});
