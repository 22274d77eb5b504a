import { dayOf, startOfDay } from 'contract/bookings/office.ts';
import { isRealDate, laterDate } from 'contract/dates.ts';
import type { VisitsQuery } from 'contract/desk/visits.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../plugins/app-context.ts';
import { addDeskCall } from '../../../plugins/http/desk-calls.ts';
import { invalidFields } from '../../../plugins/http/validation-problems.ts';
import { content } from '../../../shared/content.ts';
import { countTouches, rememberWeeks } from '../../leads/leads.queries.ts';
import { createVisitsReader, mondaysUntil, type Weeks } from '../read-visits.ts';
import { readVitals } from '../read-vitals.ts';
import { figuresOf } from '../vitals.rules.ts';
import { joinFunnel } from './funnel.rules.ts';

const USUAL_WEEKS = '12';
const DAYS_OF_WEEK = 7;

/** Adds the calls that compare the visits of two periods, and what came of them. */
export function addVisitCalls(desk: FastifyInstance, { database, clock, config }: AppContext): void {
  const { office } = config;
  const visits = createVisitsReader(database);
  const countLeads = rememberWeeks({
    ...{ office, clock },
    countWeek: (week) => countTouches(database, week),
  });

  addDeskCall(desk, 'GET /numbers/visits', async ({ query }) => {
    const { weeks, today, shown } = readPeriods(query);
    return { ...shown, ...(await visits.read(weeks, today, query.goal)) };
  });

  addDeskCall(desk, 'GET /numbers/funnel', async ({ query }) => {
    const { weeks, today, shown } = readPeriods(query);
    const [{ all, parts }, { all: before }] = [
      joinFunnel(await readFunnel(weeks.now, today)),
      joinFunnel(await readFunnel(weeks.before, today)),
    ];
    return { ...shown, now: all, before, parts };
  });

  addDeskCall(desk, 'GET /numbers/speed', async ({ query }) => {
    const { weeks } = readPeriods(query).shown;
    const counts = await readVitals(database, weeks[0] ?? '', DAYS_OF_WEEK * weeks.length);
    const { percent } = content().one('data-handling').speed;
    return { weeks, percent, pages: figuresOf(counts) };
  });

  function readPeriods({ weeks = USUAL_WEEKS, until, against }: VisitsQuery) {
    for (const [field, day] of Object.entries({ until, against })) {
      if (day !== undefined && !isRealDate(day)) {
        throw invalidFields([{ field, message: 'Write a day such as 2026-03-09.' }]);
      }
    }
    const now = clock();
    const today = dayOf(office, now);
    const [last, count] = [until ?? today, Number(weeks)];
    const compared: Weeks = {
      now: mondaysUntil(last, count),
      before: mondaysUntil(against ?? laterDate(last, -7 * count), count),
    };
    const shown = {
      ...{ weeks: compared.now, beforeWeeks: compared.before, countedAt: now.toISOString() },
      isUnderWay: mondaysUntil(today, 1)[0] === compared.now.at(-1),
    };
    return { weeks: compared, today, shown };
  }

  async function readFunnel(mondays: readonly string[], today: string) {
    const sums = await visits.readWeeks(mondays, today);
    const last = mondays.at(-1) ?? today;
    const { numbers } = await countLeads(mondays.length, startOfDay(office, last));
    return mondays.map((monday, index) => ({
      ...{ monday, sums: sums.get(monday) ?? [], touches: numbers[index] ?? [] },
    }));
  }
}
