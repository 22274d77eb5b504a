import { describe, expect, it } from 'vitest';
import { engines } from '../../../checks/support/engines.ts';
import type { Database } from '../../plugins/database/schema.ts';
import type { VisitSum } from './visit-counter.ts';
import { addBatch, foldOld } from './visits.store.ts';

const NOW = new Date('2026-11-29T12:00:00Z');
const sum = (starts_at: string, visits: number, name = '/'): VisitSum => ({
  ...{ topic: 'page', name, detail: 'search', reader: 'people', starts_at },
  ...{ visits, inner_pages: 2, prefetched: 0 },
});
const rowsOf = async (database: Database) =>
  (await database.selectFrom('visit_sums').selectAll().orderBy('span').orderBy('starts_at').execute()).map(
    ({ span, starts_at, name, visits, inner_pages }) =>
      `${span} ${starts_at} ${name} ${visits} ${inner_pages}`,
  );

describe.each(engines)('sums of visits on $name', ({ openDatabase }) => {
  it('are added up over batches and processes', async () => {
    const database = await openDatabase();
    const sums = [sum('2026-11-29T13', 3), sum('2026-11-29T13', 1, '/pricing')];
    await addBatch(database, { process: 'a', number: 1, sums }, NOW);
    await Promise.all([
      addBatch(database, { process: 'a', number: 2, sums }, NOW),
      addBatch(database, { process: 'b', number: 1, sums: sums.toReversed() }, NOW),
    ]);
    expect(await rowsOf(database)).toEqual(['hour 2026-11-29T13 / 9 6', 'hour 2026-11-29T13 /pricing 3 6']);
  });

  it('are added once where a batch is tried again', async () => {
    const database = await openDatabase();
    const batch = { process: 'a', number: 1, sums: [sum('2026-11-29T13', 3)] };
    await addBatch(database, batch, NOW);
    await addBatch(database, batch, NOW);
    expect(await rowsOf(database)).toEqual(['hour 2026-11-29T13 / 3 2']);
  });

  it('fold hours into days and days into weeks, also by two processes at once', async () => {
    const database = await openDatabase();
    const sums = ['2026-10-14T09', '2026-10-15T23', '2026-11-26T08', '2026-11-26T09', '2026-11-27T00'];
    await addBatch(database, { process: 'a', number: 1, sums: sums.map((at) => sum(at, 1)) }, NOW);
    await foldOld(database, '2026-11-27T00', NOW);
    await addBatch(database, { process: 'a', number: 2, sums: [sum('2026-11-26T08', 1)] }, NOW);
    await Promise.all([foldOld(database, '2026-11-27T00', NOW), foldOld(database, '2026-11-27T00', NOW)]);
    expect(await rowsOf(database)).toEqual([
      'day 2026-11-26 / 3 6',
      'hour 2026-11-27T00 / 1 2',
      'week 2026-10-12 / 2 4',
    ]);
  });
});
