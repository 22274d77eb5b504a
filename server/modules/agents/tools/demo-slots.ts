import type { ToolInput, ToolOutput } from 'contract/agents/agent-tools.ts';
import { DEMO_SLOTS_PATH } from 'contract/api-paths.ts';
import type { CalendarSlot, DemoCalendar } from 'contract/bookings/demo-calendar.ts';
import { MOST_CALENDAR_DAYS } from 'contract/bookings/demo-calendar-rules.ts';
import { dayOf, type Office } from 'contract/bookings/office.ts';
import { type IsoDate, isRealDate, laterDate, momentOf, wallTimeAt } from 'contract/dates.ts';
import type { Caller } from '../caller.ts';
import type { SiteCalls } from '../site-calls.ts';
import { listFreeDays } from '../times/free-ranges.rules.ts';
import { requireZone, wrongField } from '../times/persons-time.ts';

const USUAL_DAYS = 7;

export async function findDemoSlots(
  { from, days = USUAL_DAYS, timeZone, after, before }: ToolInput<'find_demo_slots'>,
  calls: SiteCalls,
  caller: Caller,
  { office, now }: { office: Office; now: Date },
): Promise<ToolOutput<'find_demo_slots'>> {
  const zone = requireZone(timeZone) ?? office.zone;
  const first = readDay(from) ?? wallTimeAt(zone, now).date;
  const begin = momentOf(zone, first, 0);
  const end = momentOf(zone, laterDate(first, days), 0);
  const slots = await readSlots(dayOf(office, begin), dayOf(office, new Date(end.getTime() - 1)));
  const wanted = slots.filter(({ startDateTime }) => {
    const start = new Date(startDateTime);
    return start >= begin && start < end;
  });
  return {
    timeZone: zone,
    minutes: office.minutes,
    days: listFreeDays(wanted, {
      ...{ zone, minutes: office.minutes },
      after: readClock('after', after) ?? 0,
      before: readClock('before', before) ?? Number.POSITIVE_INFINITY,
    }),
  };

  /**
   * Reads the slots of days of the office; a person's days may reach into one more day than the call answers at once.
   */
  async function readSlots(from: IsoDate, last: IsoDate): Promise<CalendarSlot[]> {
    const most = laterDate(from, MOST_CALENDAR_DAYS - 1);
    const to = last < most ? last : most;
    const query = new URLSearchParams({ from, to });
    const calendar = (await calls.get(`${DEMO_SLOTS_PATH}?${query}`, caller)) as unknown as DemoCalendar;
    const slots = calendar.days.flatMap((day) => day.slots);
    return to < last ? [...slots, ...(await readSlots(laterDate(to, 1), last))] : slots;
  }
}

function readDay(text: string | undefined): IsoDate | undefined {
  // Beyond them no calendar goes, and dates are written in another way.
  const isNear = text === undefined || (text >= '2000' && text < '9000' && isRealDate(text));
  if (isNear) return text;
  throw wrongField('from', 'Name a day of the calendar, as YYYY-MM-DD');
}

/** Minutes of the day. */
function readClock(field: 'after' | 'before', text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const minute = Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  if (minute <= 1_440 && Number(text.slice(3)) < 60) return minute;
  throw wrongField(field, 'Write it as HH:MM');
}
