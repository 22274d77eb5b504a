import type { ToolInput, ToolOutput } from 'contract/agents/agent-tools.ts';
import { DEMO_SLOTS_PATH } from 'contract/api-paths.ts';
import type { DemoCalendar } from 'contract/bookings/demo-calendar.ts';
import { dayOf as dayOfOffice, type Office } from 'contract/bookings/office.ts';
import type { Caller } from '../caller.ts';
import type { SiteCalls } from '../site-calls.ts';
import { ToolProblem } from '../tool-problem.ts';

type Days = ToolOutput<'find_demo_slots'>['days'];

const USUAL_DAYS = 7;
const DAY_MS = 24 * 3_600_000;

export async function findDemoSlots(
  { from, days = USUAL_DAYS }: ToolInput<'find_demo_slots'>,
  calls: SiteCalls,
  caller: Caller,
  { office, now }: { office: Office; now: Date },
): Promise<ToolOutput<'find_demo_slots'>> {
  const first = readDay(from ?? dayOfOffice(office, now));
  const dates = Array.from({ length: days }, (_, index) => dayOf(first + index * DAY_MS));
  const query = new URLSearchParams({ from: dates[0] ?? '', to: dates.at(-1) ?? '' });
  const calendar = (await calls.get(`${DEMO_SLOTS_PATH}?${query}`, caller)) as unknown as DemoCalendar;
  return { timeZone: office.zone, days: freeDaysOf(calendar) };
}

function readDay(text: string): number {
  const midnight = Date.parse(`${text}T00:00:00Z`);
  if (!Number.isNaN(midnight) && dayOf(midnight) === text) return midnight;
  throw new ToolProblem({
    code: 'invalid_request',
    message: 'Name a day of the calendar.',
    fields: [{ field: 'from', message: 'Write it as YYYY-MM-DD' }],
  });
}

/** As the call answers it, without what is taken. */
function freeDaysOf({ days }: DemoCalendar): Days {
  return days.map(({ date, slots }) => ({
    date,
    slots: slots.filter(({ freeSeats }) => freeSeats > 0).map(({ freeSeats: _, ...slot }) => slot),
  }));
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
