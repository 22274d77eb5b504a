import Type, { type Static } from 'typebox';
import { DAY_MS, isRealDate, MINUTE_MS, momentOf } from '../dates.ts';
import { line, type TextKind } from './fields.ts';
import { group } from './parts.ts';

/** Two lines on a screen of 320 px. */
const MOST_CHARACTERS = 80;
const MOMENT = /^(\d{4}-\d{2}-\d{2})(?: ([01]\d|2[0-3]):([0-5]\d))?$/;

const moment = (title: string, description: string) =>
  Type.Refine(
    Type.String({ title, description, kind: 'date' satisfies TextKind }),
    (text) => text === '' || isRealDate(MOMENT.exec(text)?.[1] ?? ''),
    () => 'is a day as YYYY-MM-DD, or a moment as YYYY-MM-DD 18:00',
  );

/** One line above the header of every page, for a while. */
export const AnnouncementSchema = group({
  label: line(30, { title: 'Name', description: 'For screen readers' }),
  text: Type.String({
    title: 'Text',
    description: 'Nothing is announced while it is empty',
    kind: 'line' satisfies TextKind,
    maxLength: MOST_CHARACTERS,
    pattern: '^(?:\\S[^\\n]*)?$',
  }),
  link: Type.String({
    title: 'Link',
    description: 'Page of the site, or https address, to which the text leads; may be empty',
    kind: 'link' satisfies TextKind,
    maxLength: 500,
    pattern: '^(?:/(?![/\\\\])\\S*|https://\\S+)?$',
  }),
  from: moment(
    'From',
    'YYYY-MM-DD, or YYYY-MM-DD 18:00, by the clock of the office; at once where it is empty',
  ),
  until: moment('Until', 'Last day, or the moment at which it ends, written so too; may be empty'),
});

export type Announcement = Static<typeof AnnouncementSchema>;

/** Reports whether an announcement is shown at a moment. @param zone of the office */
export function isAnnounced({ text, from, until }: Announcement, zone: string, now: Date): boolean {
  const [begins, ends] = [readMoment(from, zone, 0), readMoment(until, zone, DAY_MS / MINUTE_MS)];
  return text !== '' && (!begins || begins <= now) && (!ends || now < ends);
}

/** Reports whether an announcement is over before it begins. */
export function endsTooEarly({ from, until }: Announcement): boolean {
  const [begins, ends] = [readMoment(from, 'UTC', 0), readMoment(until, 'UTC', DAY_MS / MINUTE_MS)];
  return begins !== undefined && ends !== undefined && ends <= begins;
}

/** @param minuteOfDay of a day without a time */
function readMoment(text: string, zone: string, minuteOfDay: number): Date | undefined {
  const [, day, hour, minute] = MOMENT.exec(text) ?? [];
  if (day === undefined) return undefined;
  return momentOf(zone, day, hour === undefined ? minuteOfDay : Number(hour) * 60 + Number(minute));
}
