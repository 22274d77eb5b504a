import { DEFAULT_OFFICE } from 'contract/bookings/office.ts';
import { describe, expect, it } from 'vitest';
import { storeDemo } from '../../../../checks/support/booked-demo.ts';
import { signIn } from '../../../../checks/support/desk/sign-in.ts';
import { engines } from '../../../../checks/support/engines.ts';
import { storeLead } from '../../../../checks/support/stored-leads.ts';
import { NOW, startTestServer } from '../../../../checks/support/test-server.ts';
import { readSpan } from '../records/numbers.ts';

const NUMBERS = '/desk/api/numbers';
const DAY_MS = 86_400_000;
/** NOW is a Tuesday. */
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

describe.each(engines)('what came in, on $name', ({ openDatabase }) => {
  it('is counted by kind, source, campaign, answer, demo and channel', async () => {
    const database = await openDatabase();
    const receivedAt = daysAgo(3);
    const campaign = { utm_source: 'newsletter', utm_medium: 'email', utm_campaign: 'spring' };
    const answered = await storeLead(database, { receivedAt, attribution: campaign });
    await storeLead(database, { receivedAt, attribution: { referrer: 'https://www.google.com/' } });
    await storeLead(database, { receivedAt, state: 'quarantined' });
    await storeLead(database, { receivedAt: daysAgo(8) });
    await database
      .updateTable('leads')
      .set({
        ...{ state: 'handled', source: 'newsletter', campaign: 'spring' },
        answered_at: new Date(receivedAt.getTime() + 2 * 3_600_000).toISOString(),
      })
      .where('id', '=', answered)
      .execute();
    const start = daysAgo(1);
    const held = await storeDemo(database, { start, changedAt: receivedAt, told: ['slack', 'sales-email'] });
    await database.updateTable('bookings').set({ outcome: 'held' }).where('lead_id', '=', held).execute();
    await storeDemo(database, { start, changedAt: receivedAt, state: 'cancelled' });
    await storeDemo(database, { start, changedAt: receivedAt, state: 'waiting' });
    const unsure = await storeDemo(database, { start, changedAt: receivedAt });
    await database
      .updateTable('bookings')
      .set({ confirm_by: NOW.toISOString() })
      .where('lead_id', '=', unsure)
      .execute();

    const numbers = await readSpan(database, { from: daysAgo(7), until: NOW }, { office: DEFAULT_OFFICE });
    expect(numbers).toEqual({
      kinds: new Map([
        ['contact', 2],
        ['demo', 4],
      ]),
      sources: new Map([
        ['newsletter', 1],
        ['www.google.com', 1],
        ['direct or unknown', 4],
      ]),
      campaigns: new Map([
        ['spring', 1],
        ['no campaign', 5],
      ]),
      leftOut: 1,
      answerMinutes: [120],
      unanswered: 5,
      demos: { requested: 4, booked: 3, confirmed: 1, held: 1, canceled: 1, noShow: 0 },
      deliveries: new Map([
        ['sales-email', { delivered: 1, waiting: 0, givenUp: 0 }],
        ['slack', { delivered: 1, waiting: 0, givenUp: 0 }],
      ]),
    });
  });
});

describe('the numbers of the desk', () => {
  it('are those of the chosen weeks, and hold nothing of a person', async () => {
    const server = await startTestServer();
    const { headers } = await signIn(server, 'analyst');
    await storeLead(server.database, { receivedAt: NOW, email: 'mira@example.com' });
    await storeLead(server.database, { receivedAt: daysAgo(10) });
    const response = await server.app.inject({ url: `${NUMBERS}?weeks=4`, headers });
    expect(response.body).not.toContain('mira');
    expect(response.json()).toMatchObject({
      weeks: ['2026-02-16', '2026-02-23', '2026-03-02', '2026-03-09'],
      isUnderWay: true,
      zone: 'Asia/Kolkata',
      kinds: expect.arrayContaining([{ kind: 'contact', counts: [0, 1, 0, 1] }]),
      answers: { medians: [null, null, null, null], median: null, unanswered: [0, 1, 0, 1] },
    });
    const earlier = await server.app.inject({ url: `${NUMBERS}?weeks=4&until=2026-03-01`, headers });
    expect(earlier.json()).toMatchObject({
      weeks: expect.arrayContaining(['2026-02-02']),
      isUnderWay: false,
    });
  });

  it('has what has just come in', async () => {
    const server = await startTestServer();
    const { headers } = await signIn(server, 'owner');
    const contacts = async () => {
      const { kinds } = (await server.app.inject({ url: `${NUMBERS}?weeks=4`, headers })).json();
      return kinds.find(({ kind }: { kind: string }) => kind === 'contact').counts.at(-1);
    };
    expect(await contacts()).toBe(0);
    await storeLead(server.database, { receivedAt: NOW });
    expect(await contacts()).toBe(1);
  });

  it.each(['weeks=5', 'weeks=1000', 'until=2026-02-30', 'until=x'])('refuses %s', async (query) => {
    const server = await startTestServer();
    const { headers } = await signIn(server, 'owner');
    expect((await server.app.inject({ url: `${NUMBERS}?${query}`, headers })).statusCode).toBe(400);
  });

  it.each(['sales', 'editor', 'system'] as const)('are not for the role %s', async (role) => {
    const server = await startTestServer();
    const { headers } = await signIn(server, role);
    expect((await server.app.inject({ url: NUMBERS, headers })).statusCode).toBe(403);
  });
});
