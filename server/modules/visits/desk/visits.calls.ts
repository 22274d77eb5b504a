import { dayOf } from 'contract/bookings/office.ts';
import { isRealDate, laterDate } from 'contract/dates.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../plugins/app-context.ts';
import { addDeskCall } from '../../../plugins/http/desk-calls.ts';
import { invalidFields } from '../../../plugins/http/validation-problems.ts';
import { createVisitsReader, mondaysUntil } from '../read-visits.ts';

const USUAL_WEEKS = '12';

/** Adds the call that compares the visits of two periods. */
export function addVisitCalls(desk: FastifyInstance, { database, clock, config }: AppContext): void {
  const visits = createVisitsReader(database);

  addDeskCall(desk, 'GET /numbers/visits', async ({ query: { weeks = USUAL_WEEKS, until, against } }) => {
    for (const [field, day] of Object.entries({ until, against })) {
      if (day !== undefined && !isRealDate(day)) {
        throw invalidFields([{ field, message: 'Write a day such as 2026-03-09.' }]);
      }
    }
    const now = clock();
    const today = dayOf(config.office, now);
    const [last, count] = [until ?? today, Number(weeks)];
    const compared = {
      now: mondaysUntil(last, count),
      before: mondaysUntil(against ?? laterDate(last, -7 * count), count),
    };
    return {
      ...{ weeks: compared.now, beforeWeeks: compared.before, countedAt: now.toISOString() },
      isUnderWay: mondaysUntil(today, 1)[0] === compared.now.at(-1),
      ...(await visits.read(compared, today)),
    };
  });
}
