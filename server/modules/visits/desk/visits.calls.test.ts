import { describe, expect, it } from 'vitest';
import { storeDemo } from '../../../../checks/support/booked-demo.ts';
import { signIn } from '../../../../checks/support/desk/sign-in.ts';
import { engines } from '../../../../checks/support/engines.ts';
import { storeLead } from '../../../../checks/support/stored-leads.ts';
import { NOW, startTestServer } from '../../../../checks/support/test-server.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import { createVisitsReader, mondaysUntil } from '../read-visits.ts';
import type { VisitSum } from '../visit-counter.ts';
import { addBatch, foldOld } from '../visits.store.ts';

const sum = (starts_at: string, of: Partial<VisitSum>): VisitSum => ({
  ...{ topic: 'page', name: '/', detail: '', reader: 'people', visits: 0, inner_pages: 0, prefetched: 0 },
  ...{ starts_at, ...of },
});

async function fill(database: Database): Promise<void> {
  const sums = [
    sum('2026-03-10T12', { topic: 'rule', name: 'navigation', visits: 3, inner_pages: 2 }),
    sum('2026-03-04T12', { topic: 'rule', name: 'navigation', visits: 4 }),
    sum('2026-03-04T12', { topic: 'rule', name: 'ai', reader: 'robots', visits: 7 }),
    sum('2026-02-04T12', { topic: 'rule', name: 'navigation', visits: 100 }),
    sum('2026-03-10T12', { name: '/pricing', detail: 'social', visits: 2 }),
    sum('2026-03-10T13', { name: '/pricing', inner_pages: 5, prefetched: 1 }),
    sum('2026-03-10T13', { name: '/pricing', detail: 'social', reader: 'robots', visits: 9 }),
    sum('2026-03-04T13', { name: '/blog/guides/first', detail: 'search', visits: 1 }),
    sum('2026-03-10T12', { topic: 'source', name: 'social', detail: 'linkedin.com', visits: 3 }),
    sum('2026-03-04T12', { topic: 'source', name: 'direct', visits: 4 }),
    sum('2026-03-10T12', { topic: 'campaign', name: 'spring', detail: 'campaign', visits: 1 }),
    sum('2026-03-10T12', { topic: 'reading', name: 'de', detail: 'phone', visits: 3 }),
    sum('2026-03-10T12', { topic: 'step', name: 'sent', detail: '/book-demo', visits: 1 }),
  ];
  await addBatch(database, { process: 'a', number: 1, sums }, NOW);
  await foldOld(database, '2026-03-10', NOW);
}

describe.each(engines)('visits of two periods on $name', ({ openDatabase }) => {
  it('are those of people, beside what the rules left to robots', async () => {
    const database = await openDatabase();
    await fill(database);
    const reader = createVisitsReader(database);
    const weeks = {
      now: mondaysUntil('2026-03-10', 1),
      before: mondaysUntil('2026-03-03', 1),
    };
    const visits = await reader.read(weeks, '2026-03-10');
    expect(await reader.read(weeks, '2026-12-01')).toEqual(visits);
    expect(visits.readers).toEqual([
      { reader: 'people', visits: [3], before: [4] },
      { reader: 'robots', visits: [0], before: [7] },
      { reader: 'unsure', visits: [0], before: [0] },
    ]);
    expect(visits.rules).toContainEqual({
      ...{ rule: 'ai', reader: 'robots', now: { visits: 0, inner: 0, prefetched: 0 } },
      before: { visits: 7, inner: 0, prefetched: 0 },
    });
    expect(visits.pages).toEqual([
      {
        page: '/pricing',
        now: { visits: 2, inner: 5, prefetched: 1 },
        before: { visits: 0, inner: 0, prefetched: 0 },
      },
    ]);
    expect(visits.articles).toMatchObject([{ page: '/blog/guides/first', before: { visits: 1 } }]);
    expect(visits.kinds.filter(({ now, before }) => now + before > 0)).toEqual([
      { kind: 'social', now: 3, before: 0 },
      { kind: 'direct', now: 0, before: 4 },
    ]);
    expect(visits.sources).toEqual([
      { name: 'linkedin.com', now: 3, before: 0 },
      { name: 'Direct or unnamed', now: 0, before: 4 },
    ]);
    expect(visits.campaigns).toEqual([{ name: 'spring', now: 1, before: 0 }]);
    expect(visits.languages).toEqual([{ name: 'de', now: 3, before: 0 }]);
    expect(visits.steps).toContainEqual({ step: 'sent', now: 1, before: 0 });
  });

  it('are the same for weeks whose hours and days are folded', async () => {
    const database = await openDatabase();
    await fill(database);
    await foldOld(database, '2026-12-01', NOW);
    const weeks = {
      now: mondaysUntil('2026-03-10', 2),
      before: mondaysUntil('2026-03-03', 5),
    };
    const { readers } = await createVisitsReader(database).read(weeks, '2026-12-01');
    expect(readers[0]).toEqual({ reader: 'people', visits: [4, 3], before: [100, 0, 0, 0, 4] });
  });
});

describe('GET /numbers/visits', () => {
  it('compares the weeks until now with those directly before, or with any others', async () => {
    const server = await startTestServer();
    await fill(server.database);
    const { headers } = await signIn(server, 'analyst');
    const ask = (query: string) => server.app.inject({ url: `/desk/api/numbers/visits${query}`, headers });
    expect((await ask('?weeks=4')).json()).toMatchObject({
      weeks: ['2026-02-16', '2026-02-23', '2026-03-02', '2026-03-09'],
      beforeWeeks: ['2026-01-19', '2026-01-26', '2026-02-02', '2026-02-09'],
      isUnderWay: true,
      readers: [{ visits: [0, 0, 4, 3], before: [0, 0, 100, 0] }, {}, {}],
    });
    expect((await ask('?weeks=4&until=2026-02-15&against=2026-03-10')).json()).toMatchObject({
      isUnderWay: false,
      readers: [{ visits: [0, 0, 100, 0], before: [0, 0, 4, 3] }, {}, {}],
    });
    expect((await ask('?weeks=4&goal=page:/pricing')).json()).toMatchObject({
      goal: { now: [0, 0, 0, 7], before: [0, 0, 0, 0] },
    });
    expect((await ask('?weeks=4&goal=call:sent')).json()).toMatchObject({ goal: { now: [0, 0, 0, 1] } });
    expect((await ask('?against=2026-02-31')).json()).toMatchObject({ fields: [{ field: 'against' }] });
  });
});

describe('GET /numbers/funnel', () => {
  it('joins the visits with the leads and demos of the same weeks', async () => {
    const server = await startTestServer();
    await fill(server.database);
    const lead = await storeDemo(server.database, { start: NOW });
    await server.database
      .updateTable('leads')
      .set({ attribution: '{"utm_campaign":"spring"}', campaign: 'spring', state: 'won' })
      .where('id', '=', lead)
      .execute();
    await server.database.updateTable('bookings').set({ outcome: 'held' }).execute();
    await storeLead(server.database, { state: 'spam' });
    const { headers } = await signIn(server, 'analyst');
    const response = await server.app.inject({ url: '/desk/api/numbers/funnel?weeks=4', headers });
    expect(response.json()).toMatchObject({
      beforeWeeks: ['2026-01-19', '2026-01-26', '2026-02-02', '2026-02-09'],
      now: { visits: 7, times: 0, sent: 1, confirmed: 1, held: 1, won: 1 },
      before: { visits: 100, sent: 0 },
      parts: { campaign: [{ name: 'spring', steps: { visits: 1, held: 1 }, leads: { campaign: 'spring' } }] },
    });
  });
});

describe('GET /numbers/speed', () => {
  it('gives the speed of pages in the weeks asked for', async () => {
    const server = await startTestServer();
    const sums = [sum('2026-03-04T12', { topic: 'cls', name: '/pricing', detail: 'phone -40', visits: 100 })];
    await addBatch(server.database, { process: 'a', number: 1, sums }, NOW);
    const { headers } = await signIn(server, 'analyst');
    const ask = async (query: string) =>
      (await server.app.inject({ url: `/desk/api/numbers/speed${query}`, headers })).json();
    expect(await ask('?weeks=4')).toMatchObject({
      percent: 0,
      pages: [{ page: '/pricing', device: 'all', cls: { samples: 100, p75: 0 } }, { device: 'phone' }],
    });
    expect(await ask('?weeks=4&until=2026-02-28')).toMatchObject({ pages: [] });
  });
});
