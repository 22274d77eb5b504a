import { describe, expect, it } from 'vitest';
import { storeDemo } from '../../../../checks/support/booked-demo.ts';
import { type Engine, engines } from '../../../../checks/support/engines.ts';
import { openShell } from '../../../../checks/support/shell.ts';
import { storeLead } from '../../../../checks/support/stored-leads.ts';
import { NOW } from '../../../../checks/support/test-server.ts';
import type { CommandContext } from '../../../cli/command-context.ts';
import { leadsCommands } from './leads.commands.ts';

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

async function setUp({ openDatabase }: Engine, columns = 80, config: Partial<CommandContext['config']> = {}) {
  const database = await openDatabase();
  const shell = await openShell({ columns, config });
  return { database, run: (...args: string[]) => shell.run(leadsCommands, database, args) };
}

describe.each(engines)('npm run leads on $name', (engine) => {
  it('lists leads within 80 columns, with the state of their deliveries', async () => {
    const { database, run } = await setUp(engine);
    await storeLead(database, { receivedAt: daysAgo(3), deliveries: [{ state: 'done' }] });
    await storeLead(database, { receivedAt: daysAgo(2), kind: 'demo', deliveries: [{ state: 'due' }] });
    await storeLead(database, {
      receivedAt: daysAgo(1),
      state: 'handled',
      email: `${'long'.repeat(15)}@example.com`,
      deliveries: [{ state: 'due' }, { state: 'dead' }],
    });
    const { code, printed } = await run('list');
    expect(code).toBe(0);
    expect(printed).toEqual([
      'ID        Received (UTC)    Kind     State          Email',
      expect.stringMatching(/^[\da-f]{8} {2}2026-03-09 06:30 {2}contact {2}handled, dead {2}long.+…$/),
      expect.stringMatching(/^[\da-f]{8} {2}2026-03-08 06:30 {2}demo {5}new, late {6}asha@example.com$/),
      expect.stringMatching(/^[\da-f]{8} {2}2026-03-07 06:30 {2}contact {2}new {12}asha@example.com$/),
      '3 leads',
    ]);
    expect(Math.max(...printed.map(({ length }) => length))).toBe(80);
  });

  it('shows the company on a wide terminal, without its control characters', async () => {
    const { database, run } = await setUp(engine, 120);
    await storeLead(database, { body: { company: 'Evil\u001B[2J\u202E Inc' } });
    expect((await run('list')).printed[1]).toMatch(/ {2}Evil\[2J Inc$/);
  });

  it('prints the total when it lists only some', async () => {
    const { database, run } = await setUp(engine);
    for (let count = 0; count < 3; count += 1) await storeLead(database);
    expect((await run('list', '--limit', '2')).printed.at(-1)).toBe('2 of 3 leads');
    expect((await run('list', '--limit', '2', '--json')).errors).toEqual(['2 of 3 leads']);
    expect((await run('list', '--kind', 'demo')).printed).toEqual(['no leads']);
    const { printed } = await run('list', '--json');
    expect(printed.map((line) => JSON.parse(line))).toEqual(
      Array(3).fill(expect.objectContaining({ kind: 'contact' })),
    );
  });

  it('lists prefixes of ids that identify one lead each, however close they arrived', async () => {
    const { database, run } = await setUp(engine);
    const ids: string[] = [];
    for (let count = 0; count < 20; count += 1) ids.push(await storeLead(database));
    ids.sort().reverse();
    const listed = (await run('list')).printed.slice(1, -1).map((line) => line.split(' ')[0] ?? '');
    expect(listed.map((beginning, index) => ids[index]?.startsWith(beginning))).toEqual(ids.map(() => true));
    for (const beginning of listed) expect(await run('show', beginning)).toMatchObject({ code: 0 });
    const { code, errors } = await run('show', ids[0]?.slice(0, 8) ?? '');
    expect([code, errors[0]?.split('\n')[0]]).toEqual([
      1,
      `several leads begin with ${ids[0]?.slice(0, 8)}:`,
    ]);
    expect((await run('show', 'ffff')).errors).toEqual(['no lead has the id ffff']);
  });

  it('shows a lead with its labels, context, deliveries and notes', async () => {
    const { database, run } = await setUp(engine);
    const id = await storeLead(database, {
      state: 'quarantined',
      suspicion: ['trap_filled', 'sent_too_fast'],
      attribution: { utm_source: 'news\u001B[31m' },
      context: { timeZone: 'Asia/Kolkata', lastTouch: { utm_source: 'ad' } },
      deliveries: [
        { state: 'dead', attempts: 10, last_problem: '500 from the CRM', ended_at: NOW.toISOString() },
        { state: 'held' },
      ],
    });
    await run('note', id, 'called', 'her');
    expect((await run('show', id)).printed).toEqual([
      `Lead ${id}`,
      '  Kind       contact',
      '  State      quarantined',
      '  Suspicion  trap filled, sent too fast',
      '  Received   2026-03-10 06:30:00 UTC',
      '',
      'Form',
      '  First name  Asha',
      '  Last name   Rao',
      '  Work email  asha@example.com',
      '  Company     Rao & Daughters',
      '  Phone',
      '  Team size   11-50',
      '  Message     Please call me.',
      '              Mornings are best.',
      '',
      'How the visit began',
      '  utm source  news[31m',
      '',
      'Context',
      '  time zone               Asia/Kolkata',
      '  last touch, utm source  ad',
      '',
      'Deliveries',
      '  channel-0, received  dead since 2026-03-10 06:30:00 UTC: npm run leads -- replay sends it again, 10 attempts',
      '                       500 from the CRM',
      '  channel-1, received  held until the lead is released',
      '',
      'Notes',
      '  2026-03-10 06:30:00 UTC  called her',
    ]);
  });

  it('marks a lead as handled, and undoes it', async () => {
    const { database, run } = await setUp(engine);
    const id = await storeLead(database);
    const stateOf = async () =>
      (await database.selectFrom('leads').select('state').executeTakeFirst())?.state;
    expect(await run('handled', id)).toMatchObject({ code: 0, printed: [`${id} is handled`] });
    expect(await run('handled', id)).toMatchObject({ code: 0 });
    expect(await stateOf()).toBe('handled');
    await run('handled', id, '--undo');
    expect(await stateOf()).toBe('new');
  });

  it('releases leads in quarantine only', async () => {
    const { database, run } = await setUp(engine);
    const id = await storeLead(database, {
      state: 'quarantined',
      receivedAt: daysAgo(1),
      deliveries: [{ state: 'held' }, { state: 'done' }],
    });
    expect(await run('handled', id)).toMatchObject({
      code: 1,
      errors: [expect.stringContaining('is in quarantine')],
    });
    expect(await run('release', id)).toMatchObject({ code: 0, printed: [`${id} is new`] });
    expect(await run('release', id)).toMatchObject({ code: 1, errors: [`${id} is not in quarantine`] });
    const deliveries = await database
      .selectFrom('lead_deliveries')
      .select(['state', 'due_at'])
      .orderBy('channel')
      .execute();
    expect(deliveries).toEqual([
      { state: 'due', due_at: NOW.toISOString() },
      { state: 'done', due_at: daysAgo(1).toISOString() },
    ]);
  });

  it('replays dead deliveries, of one lead or of all', async () => {
    const { database, run } = await setUp(engine);
    const dead = { state: 'dead', attempts: 10, ended_at: daysAgo(1).toISOString() } as const;
    const id = await storeLead(database, { deliveries: [dead, { state: 'done' }] });
    await storeLead(database, { deliveries: [dead, dead] });
    expect((await run('replay', id)).printed).toEqual(['1 delivery due again']);
    expect((await run('replay', '--dead')).printed).toEqual(['2 deliveries due again']);
    expect((await run('replay', '--dead')).printed).toEqual(['0 deliveries due again']);
    const states = await database
      .selectFrom('lead_deliveries')
      .select(['state', 'attempts'])
      .orderBy('state')
      .execute();
    expect(states).toEqual([{ state: 'done', attempts: 0 }, ...Array(3).fill({ state: 'due', attempts: 0 })]);
  });

  it('counts leads that are past their retention, and removes them with --apply only', async () => {
    const { database, run } = await setUp(engine);
    await storeLead(database, { receivedAt: daysAgo(366), deliveries: [{ state: 'done' }] });
    const untold = await storeLead(database, { receivedAt: daysAgo(400), deliveries: [{ state: 'due' }] });
    const young = await storeLead(database, { receivedAt: daysAgo(364) });
    const demo = await storeLead(database, { kind: 'demo', receivedAt: daysAgo(999) });
    const args = ['retention', '--kind', 'contact', '--days', '365'];
    const stays = '1 stay: unsent messages, or an upcoming demo';
    expect((await run(...args)).printed).toEqual([
      `contact: 1 lead from before 2025-03-10 would be removed; ${stays}`,
      'Nothing was removed: add --apply to remove them',
    ]);
    expect(await database.selectFrom('leads').select('id').execute()).toHaveLength(4);
    expect((await run(...args, '--apply')).printed).toEqual([
      `contact: 1 lead from before 2025-03-10 removed; ${stays}`,
    ]);
    const left = await database.selectFrom('leads').select('id').execute();
    expect(left.map(({ id }) => id).sort()).toEqual([untold, young, demo].sort());
  });

  it('keeps an old request whose demo is still to come', async () => {
    const { database, run } = await setUp(engine);
    const [past, coming] = [daysAgo(1), daysAgo(-1)];
    const changedAt = daysAgo(400);
    await storeDemo(database, { start: past, changedAt });
    await storeDemo(database, { start: coming, changedAt, state: 'cancelled' });
    const held = await storeDemo(database, { start: coming, changedAt });
    expect((await run('retention', '--kind', 'demo', '--days', '365', '--apply')).printed).toEqual([
      'demo: 2 leads from before 2025-03-10 removed; 1 stay: unsent messages, or an upcoming demo',
    ]);
    expect(await database.selectFrom('leads').select('id').execute()).toEqual([{ id: held }]);
  });

  it('keeps each kind for as long as its setting says, and forever those that it leaves out', async () => {
    const { database, run } = await setUp(engine, 80, { retentionDays: { demo: 30, agent: 400 } });
    for (const kind of ['demo', 'contact', 'agent'] as const) {
      await storeLead(database, { kind, receivedAt: daysAgo(31) });
    }
    await storeLead(database, { state: 'spam', receivedAt: daysAgo(31) });
    const marked = { edited_at: daysAgo(1).toISOString() };
    const recent = await storeLead(database, { state: 'spam', receivedAt: daysAgo(90) });
    await database.updateTable('leads').set(marked).where('id', '=', recent).execute();
    const kept = (kind: string) => `${kind}: kept, since neither --days nor RETENTION_DAYS names it`;
    expect((await run('retention', '--apply')).printed).toEqual([
      'demo: 1 lead from before 2026-02-08 removed',
      kept('contact'),
      'agent: 0 leads from before 2025-02-03 removed',
      kept('chatbot'),
      'spam: 1 lead from before 2026-02-08 removed',
    ]);
    const left = await database.selectFrom('leads').select(['kind', 'state']).orderBy('id').execute();
    expect(left.map(({ kind, state }) => `${kind} ${state}`).sort()).toEqual([
      'agent new',
      'contact new',
      'contact spam',
    ]);
  });
});
