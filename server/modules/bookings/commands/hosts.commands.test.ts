import { DEFAULT_OFFICE } from 'contract/bookings/office.ts';
import { describe, expect, it } from 'vitest';
import { storeDemo } from '../../../../checks/support/booked-demo.ts';
import { type Engine, engines } from '../../../../checks/support/engines.ts';
import { openShell } from '../../../../checks/support/shell.ts';
import { createSeats } from '../demos/seats.ts';
import { bookingsCommands } from './bookings.commands.ts';
import { hostsCommands } from './hosts.commands.ts';

const FIRST = new Date('2026-03-11T02:30:00Z');
const DAY_MS = 86_400_000;
const ALWAYS = ['--hours', 'mon-sun 00:00-24:00'];

async function setUp({ openDatabase }: Engine, now?: Date) {
  const database = await openDatabase();
  const shell = await openShell({ columns: 200, config: { demoSeats: 9 }, ...(now && { now }) });
  const run = (...args: string[]) => shell.run(hostsCommands, database, args);
  const runBookings = (...args: string[]) => shell.run(bookingsCommands, database, args);
  /** Books a demo as before there were hosts, with its messages sent. */
  const book = async (start: Date) => {
    const leadId = await storeDemo(database, {
      start,
      told: ['visitor-email', 'sales-email', 'crm-webhook'],
    });
    await createSeats(database, { demoSeats: 9, office: DEFAULT_OFFICE }).take(database, {
      leadId,
      start,
      person: null,
    });
    return leadId;
  };
  const messages = async () =>
    (
      await database
        .selectFrom('lead_deliveries')
        .select(['channel', 'message'])
        .where('state', '=', 'due')
        .execute()
    )
      .map(({ channel, message }) => `${channel} ${message}`)
      .sort();
  const hostOf = async (leadId: string) => {
    const query = database
      .selectFrom('bookings')
      .leftJoin('hosts', 'hosts.id', 'bookings.host_id')
      .select(['hosts.name', 'bookings.outcome', 'bookings.sequence'])
      .where('lead_id', '=', leadId);
    return query.executeTakeFirstOrThrow();
  };
  return { database, run, runBookings, book, messages, hostOf };
}

describe.each(engines)('npm run hosts on $name', (engine) => {
  it('adds, lists, shows, edits and removes hosts', async () => {
    const { run } = await setUp(engine);
    expect((await run('list')).printed).toEqual([
      'no hosts: half-hours have as many seats as DEMO_SEATS says',
    ]);
    const added = await run(
      'add',
      'Anna Weber',
      'anna@example.com',
      '--zone',
      'Europe/Berlin',
      '--most-a-day',
      '4',
    );
    expect([added.code, added.printed]).toEqual([0, ['Anna Weber is a host']]);
    expect((await run('list')).printed[1]).toMatch(
      /^Anna Weber +anna@example\.com +active +Europe\/Berlin +mon-fri 09:00-17:00$/,
    );
    const edited = [
      '--hours',
      'mon-thu 9:00-17:00',
      '--breaks',
      '12:00-13:00',
      '--buffer-after',
      '15',
      '--inactive',
    ];
    expect((await run('edit', 'anna', ...edited, '--most-a-day', 'none')).code).toBe(0);
    const shown = (await run('show', 'anna')).printed.map((line) => line.trim().split(/ {2,}/));
    expect(shown).toEqual([
      ['Name', 'Anna Weber'],
      ['Email', 'anna@example.com'],
      ['State', 'inactive'],
      ['Zone', 'Europe/Berlin'],
      ['Hours', 'mon-thu 09:00-17:00'],
      ['Breaks', 'mon-sun 12:00-13:00'],
      ['Buffers', '0 minutes before, 15 after'],
      ['Most a day', 'no limit'],
      ['Weight', '1'],
      ['Meeting', 'DEMO_MEETING_URL'],
      ['To come', '0 demos: npm run bookings -- list'],
    ]);
    expect((await run('remove', 'anna')).printed).toEqual(['Anna Weber is removed']);
    expect((await run('show', 'anna')).errors).toEqual(['no host is called anna: npm run hosts -- list']);
  });

  it.each([
    ['add', 'Anna', 'anna'],
    ['add', ' ', 'anna@example.com'],
    ['add', 'Anna', 'anna@example.com', '--zone', 'Europe/Atlantis'],
    ['add', 'Anna', 'anna@example.com', '--hours', 'mon 9-17'],
    ['add', 'Anna', 'anna@example.com', '--meeting-url', 'ftp://example.com'],
    ['add', 'Anna', 'anna@example.com', '--weight', '0'],
    ['off', 'anna', 'tomorrow'],
    ['off', 'anna', '2026-03-12..2026-03-11'],
    ['off', 'anna', '2026-03-12 14:00-13:00'],
  ])('refuses %s %s %s %s %s', async (...args) => {
    const { run } = await setUp(engine);
    expect((await run(...args)).code).toBe(2);
  });

  it('gives the first host the demos that were booked before, and tells no one', async () => {
    const { run, book, messages, hostOf } = await setUp(engine);
    const [one, two] = [await book(FIRST), await book(FIRST)];
    const { printed } = await run('add', 'Anna', 'anna@example.com', ...ALWAYS);
    expect(printed).toEqual([
      'Anna is a host',
      '1 demo that had no host has one now',
      '1 demo still without a host: npm run bookings -- list',
    ]);
    expect((await run('add', 'Ben', 'ben@example.com', ...ALWAYS)).printed[1]).toMatch(/^1 demo/);
    expect([(await hostOf(one)).name, (await hostOf(two)).name].sort()).toEqual(['Anna', 'Ben']);
    expect(await messages()).toEqual([]);
    expect((await run('remove', 'anna')).errors[0]).toMatch(/^Anna has 1 demo to come/);
  });

  it('lists the demos in a time off, moves them to others, and offers other times where no one else is free', async () => {
    const { run, book, messages, hostOf } = await setUp(engine);
    await run('add', 'Anna', 'anna@example.com', ...ALWAYS);
    const [one, two] = [await book(FIRST), await book(new Date(FIRST.getTime() + DAY_MS))];
    await run('add', 'Ben', 'ben@example.com', '--hours', 'wed 00:00-24:00');
    await run('edit', 'ben', '--inactive');
    await run('add', 'Cy', 'cy@example.com', '--hours', '');
    await run('edit', 'ben', '--active');
    const listed = await run('off', 'anna', '2026-03-11 06:00-12:00', '--note', 'Dentist');
    expect([listed.printed[0], listed.printed.length > 1]).toEqual([
      'Anna is off from 2026-03-11 06:00 to 2026-03-11 12:00 Asia/Kolkata (Dentist)',
      (await hostOf(one)).name === 'Anna',
    ]);
    const { printed } = await run('off', 'anna', '2026-03-11..2026-03-13', '--move');
    expect(printed[0]).toBe('Anna is off from 2026-03-11 00:00 to 2026-03-14 00:00 Asia/Kolkata');
    expect((await hostOf(one)).name).toBe('Ben');
    expect(printed.at(-1)).toMatch(
      /Thu 2026-03-12 08:00 Asia\/Kolkata {2}no one else is free: the visitor is offered 3 other times$/,
    );
    expect(await messages()).toEqual(
      expect.arrayContaining(['sales-email offered.0', 'visitor-email offered.0']),
    );
    expect((await hostOf(two)).name).toBe('Anna');
    expect((await run('on', 'anna', '2026-03-11')).printed).toEqual([
      'Anna is there from 2026-03-11 00:00 to 2026-03-12 00:00 Asia/Kolkata',
      'Anna is there from 2026-03-11 06:00 to 2026-03-11 12:00 Asia/Kolkata (Dentist)',
      '  still off from 2026-03-12 00:00 to 2026-03-14 00:00 Asia/Kolkata',
    ]);
    expect((await run('on', 'anna', '2026-03-11')).errors).toEqual(['Anna has no time off then']);
  });

  it('reassigns and swaps demos, and tells the visitor and the team by email alone', async () => {
    const { run, runBookings, book, messages, hostOf } = await setUp(engine);
    for (const name of ['Anna', 'Ben'])
      await run('add', name, `${name.toLowerCase()}@example.com`, ...ALWAYS);
    const [one, two] = [await book(FIRST), await book(FIRST)];
    await run('add', 'Cy', 'cy@example.com', ...ALWAYS);
    await runBookings('reassign', one, 'anna');
    await runBookings('reassign', two, 'ben');
    const before = [(await hostOf(one)).name, (await hostOf(two)).name];
    expect(before).toEqual(['Anna', 'Ben']);
    expect((await runBookings('reassign', one, 'ben')).errors).toEqual([
      `Ben can’t take the demo of ${one}: Ben has another demo then, buffers included`,
    ]);
    expect((await runBookings('swap', one, two)).printed).toEqual([
      `${one} is held by Ben`,
      `${two} is held by Anna`,
    ]);
    expect((await runBookings('reassign', one)).printed).toEqual([`${one} is held by Cy`]);
    const listed = (await runBookings('list')).printed;
    expect(listed[0]).toMatch(/^ID +When \(India\) +State +Host +Name +Email$/);
    expect(
      listed
        .slice(1, 3)
        .map((line) => line.split(/ {2,}/)[3])
        .sort(),
    ).toEqual(['Anna', 'Cy']);
    expect((await runBookings('show', one)).printed.join('\n')).toMatch(/^ *Host +Cy$/m);
    expect((await runBookings('reassign', two, 'anna')).code).toBe(0);
    expect(new Set((await messages()).map((text) => text.split(' ')[0]))).toEqual(
      new Set(['visitor-email', 'sales-email']),
    );
  });

  it('says why a host cannot take a demo, when it is reassigned or swapped', async () => {
    const { run, runBookings, book } = await setUp(engine);
    for (const name of ['Anna', 'Ben']) await run('add', name, `${name}@example.com`, ...ALWAYS);
    const [one, two] = [await book(FIRST), await book(FIRST)];
    const later = await book(new Date(FIRST.getTime() + DAY_MS));
    for (const [id, name] of [
      [one, 'anna'],
      [two, 'ben'],
    ] as const)
      await runBookings('reassign', id, name);
    expect((await runBookings('swap', one, one)).errors).toEqual(['that is twice the same demo']);
    expect((await runBookings('swap', one, later)).errors).toEqual([
      'each of the two needs a host who gets demos: npm run bookings -- list',
    ]);
    expect((await runBookings('reassign', one)).errors.join('\n').split('\n')).toEqual([
      `no other host can take the demo of ${one}:`,
      '  Ben has another demo then, buffers included',
    ]);
    await runBookings('reassign', later, 'ben');
    await run('edit', 'anna', '--hours', 'wed 00:00-24:00');
    expect((await runBookings('swap', one, later)).errors.join('\n').split('\n')).toEqual([
      'one of the hosts can’t take the other’s demo:',
      `  Ben has another demo then, buffers included (${one})`,
      `  Anna is not there then, by the weekly hours (${later})`,
    ]);
    await run('edit', 'anna', '--inactive');
    expect((await runBookings('reassign', later, 'anna')).errors).toEqual([
      `Anna can’t take the demo of ${later}: inactive (npm run hosts -- edit --active)`,
    ]);
  });

  it('notes that a demo was held or missed, and writes to who missed it', async () => {
    const { runBookings, run, book, messages, hostOf, database } = await setUp(
      engine,
      new Date(FIRST.getTime() + 3_600_000),
    );
    await run('add', 'Anna', 'anna@example.com', ...ALWAYS);
    const [one, two, later] = [
      await book(FIRST),
      await book(FIRST),
      await book(new Date(FIRST.getTime() + DAY_MS)),
    ];
    expect((await runBookings('held', one, 'They start in May')).code).toBe(0);
    expect((await runBookings('no-show', two)).code).toBe(0);
    expect((await runBookings('no-show', later)).errors).toEqual([`the demo of ${later} has not begun`]);
    expect((await runBookings('no-show', one)).errors).toEqual([
      `the demo of ${one} took place, as was noted before`,
    ]);
    const listed = (await runBookings('list')).printed.join('\n');
    for (const state of ['took place', 'no-show', 'held']) expect(listed).toContain(` ${state} `);
    expect([(await hostOf(one)).outcome, (await hostOf(two)).outcome]).toEqual(['held', 'no_show']);
    expect(await messages()).toEqual(['visitor-email missed.0']);
    const notes = await database.selectFrom('lead_notes').select('text').execute();
    expect(notes).toEqual([{ text: 'They start in May' }]);
  });
});
