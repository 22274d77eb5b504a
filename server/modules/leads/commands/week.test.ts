import { describe, expect, it } from 'vitest';
import { engines } from '../../../../checks/support/engines.ts';
import { openShell } from '../../../../checks/support/shell.ts';
import { storeLead } from '../../../../checks/support/stored-leads.ts';
import { NOW } from '../../../../checks/support/test-server.ts';
import { nameSource } from '../records/numbers.rules.ts';
import { lastDays } from '../records/week.ts';
import { leadsCommands } from './leads.commands.ts';

const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

describe('nameSource', () => {
  it.each([
    [{ utm_source: 'newsletter', utm_medium: 'email', referrer: 'https://a.example/' }, 'newsletter / email'],
    [{ utm_source: 'ads' }, 'ads'],
    [{ referrer: 'https://news.example/item?id=1' }, 'news.example'],
    [{ referrer: 'android-app://x' }, 'x'],
    [{ referrer: 'no address' }, 'no address'],
    [{ landing_page: '/pricing' }, 'direct or unknown'],
    [{}, 'direct or unknown'],
  ])('names the source of %o', (attribution, name) => {
    expect(nameSource(attribution)).toBe(name);
  });
});

it('counts the current day and the six before it', () => {
  expect(lastDays(new Date('2026-03-02T23:59:59Z'))).toEqual([
    '2026-02-24',
    '2026-02-25',
    '2026-02-26',
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ]);
});

describe.each(engines)('npm run leads -- week on $name', ({ openDatabase }) => {
  async function setUp() {
    const [database, shell] = [await openDatabase(), await openShell()];
    return { database, week: async () => (await shell.run(leadsCommands, database, ['week'])).printed };
  }

  it('counts leads by day and kind, their sources, and what is late or dead', async () => {
    const { database, week } = await setUp();
    const newsletter = { utm_source: 'newsletter', utm_medium: 'email' };
    await storeLead(database, { receivedAt: daysAgo(7) });
    await storeLead(database, { receivedAt: daysAgo(6), kind: 'demo', attribution: newsletter });
    await storeLead(database, {
      receivedAt: daysAgo(1),
      attribution: newsletter,
      deliveries: [
        { channel: 'crm', state: 'dead' },
        { state: 'due', channel: 'sales' },
      ],
    });
    await storeLead(database, { kind: 'demo', attribution: { referrer: 'https://evil\u001B[2J.example/' } });
    await storeLead(database, { kind: 'agent', deliveries: [{ state: 'due' }] });
    await storeLead(database, { kind: 'chatbot', state: 'handled' });
    await storeLead(database, { state: 'quarantined', attribution: { utm_source: 'spam' } });
    const lines = await week();
    expect(lines).toEqual([
      '6 leads in 7 days (UTC): 4 new, 1 in quarantine',
      '',
      'Day         demo  contact  agent  chatbot',
      '2026-03-04  1     0        0      0',
      '2026-03-05  0     0        0      0',
      '2026-03-06  0     0        0      0',
      '2026-03-07  0     0        0      0',
      '2026-03-08  0     0        0      0',
      '2026-03-09  0     1        0      0',
      '2026-03-10  1     1        1      1',
      '',
      'What brought the visit',
      '  2  newsletter / email',
      '  2  direct or unknown',
      '  1  https://evil[2J.example/',
      '',
      'Deliveries',
      '  1 dead  crm    the oldest from 2026-03-09 06:30',
      '  1 late  sales  the oldest from 2026-03-09 06:30',
      '  npm run leads -- replay --dead retries the dead ones',
    ]);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80);
  });

  it('says after how long a person answered, in opening hours', async () => {
    const { database, week } = await setUp();
    for (const minutes of [20, 45, 600]) {
      const receivedAt = daysAgo(2);
      const id = await storeLead(database, { receivedAt, state: 'handled' });
      const answered_at = new Date(receivedAt.getTime() + minutes * 60_000).toISOString();
      await database.updateTable('leads').set({ answered_at }).where('id', '=', id).execute();
    }
    expect(await week()).toContain('First answer  after 45 minutes of opening hours (median)');
  });

  it('counts a week without leads', async () => {
    const { week } = await setUp();
    const lines = await week();
    expect(lines[0]).toBe('0 leads in 7 days (UTC)');
    expect(lines.at(-1)).toBe('Deliveries  none late, none dead');
  });
});
