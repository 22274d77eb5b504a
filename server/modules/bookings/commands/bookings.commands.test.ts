import { DEFAULT_OFFICE } from 'contract/bookings/office.ts';
import { describe, expect, it } from 'vitest';
import { storeDemo } from '../../../../checks/support/booked-demo.ts';
import { type Engine, engines } from '../../../../checks/support/engines.ts';
import { halfHourStart } from '../../../../checks/support/half-hours.ts';
import { openShell } from '../../../../checks/support/shell.ts';
import { storeLead } from '../../../../checks/support/stored-leads.ts';
import { NOW } from '../../../../checks/support/test-server.ts';
import { leadsCommands } from '../../leads/commands/leads.commands.ts';
import { createSeats } from '../demos/seats.ts';
import { bookingsCommands } from './bookings.commands.ts';

const HALF_HOUR_MS = 1_800_000;
const FIRST = halfHourStart('2026-03-11');

async function setUp({ openDatabase }: Engine, columns = 100) {
  const database = await openDatabase();
  const shell = await openShell({
    columns,
    config: { demoSeats: 1, publicUrl: 'https://www.example.com' },
  });
  /** A stored demo, as the server would have booked it. */
  const book = async (start = FIRST, state: 'held' | 'waiting' = 'held') => {
    const isHeld = state === 'held';
    const leadState = isHeld ? 'new' : 'quarantined';
    const lead_id = await storeLead(database, { kind: 'demo', state: leadState });
    const [starts_at, ends_at] = [start, new Date(start.getTime() + 1_800_000)].map((at) => at.toISOString());
    await database
      .insertInto('bookings')
      .values({
        lead_id,
        starts_at: String(starts_at),
        ends_at: String(ends_at),
        sequence: 0,
        state,
        changed_at: NOW.toISOString(),
      })
      .execute();
    const seatsOf = createSeats(database, { office: DEFAULT_OFFICE, demoSeats: 9 });
    if (isHeld) await seatsOf.take(database, { leadId: lead_id, start, person: null });
    return lead_id;
  };
  const run = (...args: string[]) => shell.run(bookingsCommands, database, args);
  const runLeads = (...args: string[]) => shell.run(leadsCommands, database, args);
  const seats = () => database.selectFrom('demo_seats').selectAll().execute();
  return { database, book, run, runLeads, seats };
}

describe.each(engines)('npm run bookings on $name', (engine) => {
  it('lists upcoming demos and closed days', async () => {
    const { book, run } = await setUp(engine);
    await book();
    await book(new Date(NOW.getTime() - 86_400_000));
    await run('close', '2026-03-12');
    const { code, printed } = await run('list');
    expect(code).toBe(0);
    expect(printed).toEqual([
      expect.stringMatching(/^ID +When \(India\) +State +Name +Email$/),
      expect.stringMatching(/^[\da-f-]{8,} +Wed 2026-03-11 08:00 +held +Asha Rao +asha@example\.com$/),
      '1 demo',
      'closed: 2026-03-12',
    ]);
    expect((await run('list', '2026-03-13')).printed).toEqual(['no demos']);
    expect(JSON.parse((await run('list', '--json')).printed[0] ?? '')).toMatchObject({ state: 'held' });
  });

  it('lists fifty demos, or as many as --limit asks for, and prints the total', async () => {
    const { database, run } = await setUp(engine);
    for (let count = 0; count < 52; count += 1) {
      await storeDemo(database, { start: new Date(FIRST.getTime() + count * HALF_HOUR_MS) });
    }
    await storeDemo(database, { start: FIRST, state: 'cancelled' });
    const { printed } = await run('list');
    expect([printed.length, printed.at(-1)]).toEqual([52, '50 of 52 demos']);
    expect((await run('list', '--limit', '60')).printed.at(-1)).toBe('52 demos');
    expect((await run('list', '--limit', '2', '--all')).printed.at(-1)).toBe('2 of 53 demos');
    const json = await run('list', '--json');
    expect([json.printed.length, json.errors]).toEqual([50, ['50 of 52 demos']]);
    expect((await run('list', '--limit', '0')).code).toBe(2);
    expect((await run('list', '--limit', '10001')).code).toBe(2);
  });

  it('lists at most as many closed days as demos', async () => {
    const { run } = await setUp(engine);
    await run('close', '2026-12-01..2027-01-31');
    const { printed } = await run('list');
    expect([printed.length, printed.at(-1)]).toEqual([52, 'closed: and later days']);
    expect((await run('list', '2026-12-24..2026-12-25')).printed).toEqual([
      'no demos',
      'closed: 2026-12-24',
      'closed: 2026-12-25',
    ]);
  });

  it('lists fifty demos of a day that is closed, and the command that lists the others', async () => {
    const { database, run } = await setUp(engine);
    for (let count = 0; count < 52; count += 1) await storeDemo(database, { start: FIRST });
    const { printed } = await run('close', '2026-03-11');
    expect(printed.slice(0, 2)).toEqual([
      '1 day closed',
      '52 demos on them: move or cancel each, or let it take place',
    ]);
    expect(printed.at(-1)).toBe('  and more: npm run bookings -- list 2026-03-11..2026-03-11 --limit 52');
    expect(printed).toHaveLength(53);
  });

  it('shows a demo with the link of its visitor', async () => {
    const { book, run } = await setUp(engine);
    const id = await book();
    const text = (await run('show', id)).printed.join('\n');
    expect(text).toContain('Wed 2026-03-11 08:00 in India, 2026-03-11 02:30 UTC');
    expect(text).toMatch(/https:\/\/www\.example\.com\/demo\/[\w-]{48}$/);
    expect((await run('show', 'ffff')).errors).toEqual(['no lead has the id ffff']);
  });

  it('moves a demo to a half-hour with a free seat, and otherwise lists free half-hours', async () => {
    const { book, run, seats } = await setUp(engine);
    const [id, other] = [await book(), await book(halfHourStart('2026-03-12', 1))];
    const taken = await run('move', id, '2026-03-12', '08:30');
    expect([taken.code, taken.errors[0]?.split('\n')]).toEqual([
      1,
      [
        'Thu 2026-03-12 08:30 is taken; the nearest that are free:',
        '  Thu 2026-03-12 08:00',
        '  Thu 2026-03-12 09:00',
        '  Thu 2026-03-12 09:30',
      ],
    ]);
    expect((await run('move', id, '2026-03-12', '9:00')).code).toBe(2);
    expect((await run('move', id, '2026-03-09', '09:00')).errors).toEqual([
      'Mon 2026-03-09 09:00 has passed',
    ]);
    expect((await run('move', id, '2026-03-12', '09:00')).printed).toEqual([
      `${id} is on Thu 2026-03-12 09:00 (was Wed 2026-03-11 08:00)`,
    ]);
    expect((await seats()).map(({ lead_id }) => lead_id).sort()).toEqual([id, other].sort());
  });

  it('cancels a demo, and frees its seat', async () => {
    const { book, run, seats } = await setUp(engine);
    const id = await book();
    expect((await run('cancel', id)).printed).toEqual([`${id} on Wed 2026-03-11 08:00 is canceled`]);
    expect(await seats()).toEqual([]);
    expect((await run('list')).printed).toEqual(['no demos']);
    const [, row, ...rest] = (await run('list', '--all')).printed;
    expect(row).toMatch(/ canceled /);
    expect(rest).toHaveLength(1);
    expect((await run('show', id)).printed.join('\n')).toMatch(/^ *State +canceled$/m);
    expect((await run('move', id, '2026-03-12', '09:00')).errors).toEqual([`the demo of ${id} is canceled`]);
  });

  it('shows the current time of a moved demo in npm run leads, and finds it by that day', async () => {
    const { book, run, runLeads } = await setUp(engine, 200);
    const [asked, now] = ['2026-03-11T08:00:00+05:30', '2026-03-12T09:00:00+05:30'];
    const id = await book();
    const about = async () => (await runLeads('list')).printed[1]?.split('asha@example.com')[1]?.trim();
    const booking = async () => JSON.parse((await runLeads('show', id, '--json')).printed.join('\n')).booking;
    expect(await about()).toBe(asked);
    expect(await booking()).toMatchObject({ startDateTime: asked, state: 'booked' });
    expect((await runLeads('list', '--text', '2026-03-12')).printed).toEqual(['no leads']);

    await run('move', id, '2026-03-12', '09:00');
    const moved = { startDateTime: now, endDateTime: '2026-03-12T09:30:00+05:30', state: 'moved' };
    expect(await about()).toBe(`${now}, moved from ${asked}`);
    const shown = (await runLeads('show', id)).printed.map((line) => line.trim().split(/ {2,}/));
    expect(shown).toContainEqual(['Begins', `${now}, moved from ${asked}`]);
    expect(shown).toContainEqual(['Ends', moved.endDateTime]);
    expect(await booking()).toEqual(moved);
    expect((await runLeads('list', '--text', '2026-03-12')).printed.at(-1)).toBe('1 lead');
    expect((await runLeads('list', '--text', '000Z')).printed).toEqual(['no leads']);
    const copy = JSON.parse((await runLeads('copy', '--email', 'asha@example.com')).written);
    expect(copy.requests).toMatchObject([{ id, body: { startDateTime: asked }, booking: moved }]);

    await run('cancel', id);
    expect(await about()).toBe(`${now}, canceled, moved from ${asked}`);
    expect(await booking()).toEqual({ ...moved, state: 'canceled' });
  });

  it('exports a demo with the requested time and the current time', async () => {
    const { book, run, runLeads } = await setUp(engine);
    const rowsOf = async () => (await runLeads('export')).written.trimEnd().split('\r\n').slice(1);
    const id = await book();
    const [asked, times] = [
      '"2026-03-11T08:00:00+05:30","2026-03-11T08:30:00+05:30"',
      '"2026-03-12T09:00:00+05:30","2026-03-12T09:30:00+05:30"',
    ];
    expect(await rowsOf()).toEqual([expect.stringMatching(/"booked"$/)]);
    await run('move', id, '2026-03-12', '09:00');
    const [row = ''] = await rowsOf();
    expect(row).toContain(asked);
    expect(row.endsWith(`,${times},"moved"`)).toBe(true);
    await run('cancel', id);
    expect((await rowsOf())[0]?.endsWith(`,${times},"canceled"`)).toBe(true);
    expect(JSON.parse((await runLeads('export', '--format', 'jsonl')).written).booking.state).toBe(
      'canceled',
    );
  });

  it('closes days, lists the demos on them, and opens the days again', async () => {
    const { book, run } = await setUp(engine);
    const id = await book();
    expect((await run('close', '2026-03-11..2026-03-13')).printed).toEqual([
      '3 days closed',
      '1 demo on them: move or cancel each, or let it take place',
      `  ${id}  Wed 2026-03-11 08:00`,
    ]);
    expect((await run('move', id, '2026-03-12', '09:00')).errors).toEqual([
      'Thu 2026-03-12 09:00 is on a closed day: npm run bookings -- open',
    ]);
    expect((await run('open', '2026-03-12..2026-12-31')).printed).toEqual(['2 days opened']);
    for (const wrong of [[], ['tomorrow'], ['2026-03-13..2026-03-11'], ['2026-01-01..2036-01-01']]) {
      expect((await run('close', ...wrong)).code).toBe(2);
    }
  });

  it('gives a demo its seat when its lead leaves quarantine, unless the seat is taken', async () => {
    const { database, book, run, runLeads, seats } = await setUp(engine);
    const [suspect, late] = [await book(FIRST, 'waiting'), await book(FIRST, 'waiting')];
    expect((await runLeads('release', suspect)).printed).toEqual([`${suspect} is new`]);
    expect(await seats()).toMatchObject([{ lead_id: suspect }]);
    const refused = await runLeads('release', late);
    expect([refused.code, refused.errors[0]]).toEqual([
      1,
      expect.stringContaining('is taken by another person'),
    ]);
    const states = await database.selectFrom('leads').select(['id', 'state']).execute();
    expect(states.find(({ id }) => id === late)?.state).toBe('quarantined');
    await run('move', late, '2026-03-12', '09:00');
    expect((await runLeads('release', late)).code).toBe(0);
    expect(await seats()).toHaveLength(2);
  });

  it('explains each command', async () => {
    const { run } = await setUp(engine);
    const names = [
      'list',
      'show',
      'move',
      'cancel',
      'reassign',
      'swap',
      'held',
      'no-show',
      'close',
      'open',
      'feed',
    ];
    for (const name of names) {
      const { code, printed } = await run(name, '--help');
      expect([code, printed[0]]).toEqual([0, expect.stringContaining(`npm run bookings -- ${name}`)]);
    }
  });
});
