import { DEMO_SLOTS_PATH } from 'contract/api-paths.ts';
import type { CalendarDay } from 'contract/bookings/demo-calendar.ts';
import { MOST_CALENDAR_DAYS } from 'contract/bookings/demo-calendar-rules.ts';
import { type IsoDate, isRealDate, laterDate } from 'contract/dates.ts';
import type { FieldProblem } from 'contract/error-body.ts';
import type { FastifyInstance } from 'fastify';
import { sendTagged, type Tagged, tagJson } from '../../../plugins/http/entity-tag.ts';
import { invalidFields } from '../../../plugins/http/validation-problems.ts';
import type { FreeSlots } from './free-slots.ts';

/** The calendar itself may be a second behind, so every client sees a change within two seconds. */
const FOR_A_SECOND = 'public, max-age=1';

/** GET `/authms/demo-slots`: which half-hours are free. */
export function addDemoSlotsRoute(app: FastifyInstance, freeSlots: Pick<FreeSlots, 'listDays'>): void {
  // The calendar keeps its days for a moment, and so their text: many ask for the same month.
  const answers = new WeakMap<object, Tagged>();

  function answerOf(days: readonly CalendarDay[]): Tagged {
    const known = answers.get(days);
    if (known) return known;
    const answer = tagJson({ days });
    answers.set(days, answer);
    return answer;
  }

  app.get<{ Querystring: Record<string, unknown> }>(DEMO_SLOTS_PATH, async (request, reply) => {
    const answer = answerOf(await freeSlots.listDays(...readDays(request.query)));
    reply.header('cache-control', FOR_A_SECOND);
    return sendTagged(request, reply, answer, 'application/json; charset=utf-8');
  });
}

/** First and last day of a question. @throws {InvalidRequest} by field */
function readDays({ from, to }: Record<string, unknown>): [IsoDate, IsoDate] {
  const problems: FieldProblem[] = [];
  const read = (field: string, value: unknown): IsoDate => {
    if (typeof value === 'string' && isRealDate(value)) return value;
    problems.push({ field, message: 'Name a day as YYYY-MM-DD' });
    return '';
  };
  const [first, last] = [read('from', from), read('to', to)];
  if (problems.length === 0 && last < first) {
    problems.push({ field: 'to', message: 'The last day must not come before the first' });
  }
  if (problems.length === 0 && last >= laterDate(first, MOST_CALENDAR_DAYS)) {
    problems.push({ field: 'to', message: `Ask for at most ${MOST_CALENDAR_DAYS} days` });
  }
  if (problems.length > 0) throw invalidFields(problems);
  return [first, last];
}
