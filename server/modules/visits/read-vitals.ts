import { laterDate } from 'contract/dates.ts';
import { VITAL_NAMES, VITALS, type Vital } from 'contract/site/vitals.ts';
import type { Database } from '../../plugins/database/schema.ts';
import { figuresOf, type VitalCount } from './vitals.rules.ts';

/** Days of which the newest with enough reports judges a page: one without visitors does not end an alarm. */
const JUDGED_DAYS = 7;

/** A page that was slower on a whole day than its budget. */
export interface SlowPage {
  page: string;
  vital: Vital;
  day: string;
  p75: number;
}

/** Reads what was reported from a day on. */
export async function readVitals(database: Database, first: string, days: number): Promise<VitalCount[]> {
  const rows = await database
    .selectFrom('visit_sums')
    .select(({ fn }) => [...(['topic', 'name', 'detail'] as const), fn.sum('visits').as('visits')])
    .where('span', 'in', ['hour', 'day', 'week'])
    .where('topic', 'in', VITAL_NAMES)
    .where('starts_at', '>=', first)
    .where('starts_at', '<', laterDate(first, days))
    .groupBy(['topic', 'name', 'detail'])
    .execute();
  return rows.flatMap(({ topic, name, detail, visits }) => {
    const [device = '', bucket] = detail.split(' ');
    // A sum beyond the limit of those in memory has no bucket.
    if (bucket === undefined) return [];
    return [{ vital: topic as Vital, page: name, device, bucket: Number(bucket), count: Number(visits) }];
  });
}

/** Finds pages that broke a budget on the newest day that is over and has enough reports; read once a day. */
export function createSlowPagesFinder(database: Database): (today: string) => Promise<readonly SlowPage[]> {
  let found: { today: string; slow: readonly SlowPage[] } | undefined;
  return async (today) => {
    if (found?.today !== today) found = { today, slow: await findSlowPages(database, today) };
    return found.slow;
  };
}

async function findSlowPages(database: Database, today: string): Promise<SlowPage[]> {
  const judged = new Map<string, SlowPage>();
  for (let age = 1; age <= JUDGED_DAYS; age += 1) {
    const day = laterDate(today, -age);
    for (const { page, device, ...figures } of figuresOf(await readVitals(database, day, 1))) {
      for (const vital of VITAL_NAMES) {
        const { p75 } = figures[vital];
        const key = `${vital} ${page}`;
        if (device === 'all' && p75 !== null && !judged.has(key)) judged.set(key, { page, vital, day, p75 });
      }
    }
  }
  return [...judged.values()].filter(({ vital, p75 }) => p75 > VITALS[vital].good);
}
