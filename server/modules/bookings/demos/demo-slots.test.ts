import { DEMO_SLOTS_PATH } from 'contract/api-paths.ts';
import type { DemoCalendar } from 'contract/bookings/demo-calendar.ts';
import { describe, expect, it } from 'vitest';
import { type Engine, engines } from '../../../../checks/support/engines.ts';
import { GOOD_BODIES, postLead } from '../../../../checks/support/lead-bodies.ts';
import { startTestServer } from '../../../../checks/support/test-server.ts';

async function setUp({ openDatabase }: Engine) {
  const database = await openDatabase();
  const { url } = await startTestServer({ database, config: { demoSeats: 2 } });
  const ask = (query: string, headers = {}) => fetch(`${url}${DEMO_SLOTS_PATH}${query}`, { headers });
  const read = async (query: string) => ((await (await ask(query)).json()) as DemoCalendar).days;
  return { database, url, ask, read };
}

describe.each(engines)('the calendar of free half-hours on $name', (engine) => {
  it('lists half-hours and free seats of each day, current after every booking', async () => {
    const { url, read } = await setUp(engine);
    const query = '?from=2026-03-09&to=2026-03-11';
    const days = await read(query);
    expect(days.map(({ date, slots }) => [date, slots.length])).toEqual([
      ['2026-03-09', 0],
      ['2026-03-10', 15],
      ['2026-03-11', 24],
    ]);
    const { startDateTime, endDateTime } = GOOD_BODIES.demo;
    expect(days[2]?.slots[0]).toEqual({ startDateTime, endDateTime, freeSeats: 2 });
    await postLead(url, 'demo');
    await postLead(url, 'demo', { ...GOOD_BODIES.demo, email: 'ben@example.com' });
    expect((await read(query))[2]?.slots[0]?.freeSeats).toBe(0);
  });

  it('offers no half-hours on closed days', async () => {
    const { database, read } = await setUp(engine);
    await database
      .insertInto('demo_closed_days')
      .values({ day: '2026-03-11', closed_at: '2026-03-10T00:00:00.000Z' })
      .execute();
    expect(await read('?from=2026-03-11&to=2026-03-11')).toEqual([{ date: '2026-03-11', slots: [] }]);
  });

  it('answers 304 to a client with the current version, and allows caching for a second', async () => {
    const { ask } = await setUp(engine);
    const first = await ask('?from=2026-03-11&to=2026-03-11');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('public, max-age=1');
    expect((await ask('?from=2026-03-11&to=2026-03-11', { 'if-none-match': etag })).status).toBe(304);
  });

  it.each([
    ['', ['from', 'to']],
    ['?from=2026-03-11', ['to']],
    ['?from=2026-02-30&to=2026-03-11', ['from']],
    ['?from=2026-03-11&from=2026-03-12&to=2026-03-12', ['from']],
    ['?from=2026-03-11&to=2026-03-10', ['to']],
    ['?from=2026-03-11&to=2026-05-12', ['to']],
    ['?from=0000-00-00&to=9999-99-99', ['from', 'to']],
  ])('refuses %s at its field', async (query, fields) => {
    const { ask } = await setUp(engine);
    const answer = await ask(query);
    const { code, fields: named } = await answer.json();
    expect([answer.status, code, named.map(({ field }: { field: string }) => field)]).toEqual([
      400,
      'invalid_request',
      fields,
    ]);
  });

  it('answers 62 days in one request', async () => {
    const { read } = await setUp(engine);
    expect(await read('?from=2026-03-11&to=2026-05-11')).toHaveLength(62);
  });
});
