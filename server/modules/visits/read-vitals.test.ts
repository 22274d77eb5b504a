import { describe, expect, it } from 'vitest';
import { engines } from '../../../checks/support/engines.ts';
import type { Database } from '../../plugins/database/schema.ts';
import { createSlowPagesFinder, readVitals } from './read-vitals.ts';
import type { VisitSum } from './visit-counter.ts';
import { addBatch, foldOld } from './visits.store.ts';
import { bucketOf } from './vitals.rules.ts';

const NOW = new Date('2026-03-10T06:30:00Z');
const sum = (day: string, value: number, visits: number, name = '/pricing'): VisitSum => ({
  ...{ topic: 'lcp', name, detail: `phone ${bucketOf('lcp', value)}`, reader: 'people' },
  ...{ starts_at: `${day}T12`, visits, inner_pages: 0, prefetched: 0 },
});
let batch = 0;
const add = (database: Database, sums: VisitSum[]) => {
  batch += 1;
  return addBatch(database, { process: 'a', number: batch, sums }, NOW);
};

describe.each(engines)('speed of pages on $name', ({ openDatabase }) => {
  it('is added up by page, device and bucket, also over days that are folded', async () => {
    const database = await openDatabase();
    await add(database, [sum('2026-03-02', 900, 2), sum('2026-03-03', 900, 3), sum('2026-03-10', 900, 4)]);
    await foldOld(database, '2026-03-10T00', NOW);
    expect(await readVitals(database, '2026-03-02', 7)).toEqual([
      { vital: 'lcp', page: '/pricing', device: 'phone', bucket: bucketOf('lcp', 900), count: 5 },
    ]);
  });

  it('breaks its budget by the newest whole day with enough reports, until one is well', async () => {
    const database = await openDatabase();
    const find = async (today: string) =>
      (await createSlowPagesFinder(database)(today)).map(({ page, day }) => `${page} ${day}`);
    await add(database, [
      sum('2026-03-04', 3_000, 100),
      sum('2026-03-04', 3_000, 99, '/faq'),
      sum('2026-03-05', 900, 99),
    ]);
    expect(await find('2026-03-04')).toEqual([]);
    expect(await find('2026-03-06')).toEqual(['/pricing 2026-03-04']);
    await add(database, [sum('2026-03-06', 900, 100)]);
    expect(await find('2026-03-06')).toEqual(['/pricing 2026-03-04']);
    expect(await find('2026-03-07')).toEqual([]);
  });
});
