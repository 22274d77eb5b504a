import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { calendar, event } from '../../../../checks/fixtures/calendars/shape.ts';
import { startCalDavServer } from '../../../../checks/support/caldav-server.ts';
import { startCalendarServer } from '../../../../checks/support/calendar-server.ts';
import { type Engine, engines } from '../../../../checks/support/engines.ts';
import { findFreePort } from '../../../../checks/support/free-port.ts';
import { addHosts } from '../../../../checks/support/hosts.ts';
import { hasRadicale, startRadicale } from '../../../../checks/support/radicale.ts';
import { openShell } from '../../../../checks/support/shell.ts';
import { calendarCommands } from './calendar.commands.ts';

const TEXT = calendar(event('UID:1', 'DTSTART:20260311T090000Z', 'DURATION:PT1H'));

async function setUp({ openDatabase }: Engine) {
  const database = await openDatabase();
  await addHosts(database, 'Anna', 'Ben');
  const shell = await openShell({ columns: 200 });
  const run = async (...args: string[]) => {
    const { code, printed, errors } = await shell.run(calendarCommands, database, args);
    return { code, printed, errors };
  };
  return { database, run, folder: shell.folder };
}

describe.each(engines)('npm run hosts -- calendar on $name', (engine) => {
  it('adds, tests, lists and removes a calendar, without showing its address', async () => {
    const { run, database } = await setUp(engine);
    const server = await startCalendarServer(TEXT);
    const added = await run('add', 'anna', 'ics', server.address);
    expect(added).toMatchObject({
      code: 0,
      printed: [
        expect.stringMatching(/^[0-9a-f-]{36}: the calendar of Anna is read from now on$/),
        '1 event, 1 busy time until the horizon, the first from 2026-03-11 14:30 Asia/Kolkata.',
      ],
    });
    const id = added.printed[0]?.slice(0, 8) ?? '';
    const listed = await run('list');
    expect(listed.printed[1]).toMatch(new RegExp(`^${id} +Anna +ics +never +not read yet`));
    expect(JSON.stringify([added, listed])).not.toContain('secret-address');
    expect((await run('test', id)).printed[0]).toMatch(/^1 event,/);
    await database.updateTable('host_calendars').set({ problem: 'ECONNREFUSED' }).execute();
    expect((await run('list')).printed[1]).toMatch(/never read: no server listens at this address/);
    expect((await run('remove', id)).code).toBe(0);
    expect((await run('list')).printed).toEqual(['no calendars']);
  });

  it.each([
    ['a page', '<html>Sign in</html>', 'the calendar cannot be read: it is no calendar'],
    [
      'a server in trouble',
      undefined,
      'the calendar cannot be read: the server has a fault of its own (http_503)',
    ],
  ])('adds no calendar that is %s', async (_what, text, problem) => {
    const { run } = await setUp(engine);
    const server = await startCalendarServer(text);
    expect(await run('add', 'anna', 'ics', server.address)).toEqual({
      code: 1,
      printed: [],
      errors: [problem],
    });
    expect((await run('list')).printed).toEqual(['no calendars']);
  });

  it('says in words why a server cannot be reached', async () => {
    const { run } = await setUp(engine);
    for (const scheme of ['http', 'webcal']) {
      expect(
        (await run('add', 'anna', 'ics', `${scheme}://127.0.0.1:${await findFreePort()}/a.ics`)).errors,
      ).toEqual(['the calendar cannot be read: no server listens at this address (ECONNREFUSED)']);
    }
  });

  it('says that a server does not speak https, as webcal:// is read', async () => {
    const { run } = await setUp(engine);
    const { address } = await startCalendarServer(TEXT);
    const { errors } = await run('add', 'anna', 'ics', address.replace('http:', 'webcal:'));
    expect(errors[0]).toMatch(/the server does not speak https at this address \(ERR_SSL_/);
  });

  it('asks for the password of a CalDAV account', async () => {
    const { run } = await setUp(engine);
    const { address } = await startCalendarServer(TEXT);
    expect((await run('add', 'anna', 'caldav', address, '--user', 'anna')).errors).toEqual([
      'a CalDAV account needs a name and a password (--user and --password-file)',
    ]);
  });

  it('says which events and zones it could not read', async () => {
    const { run, database } = await setUp(engine);
    const server = await startCalendarServer(
      calendar(
        [
          event('UID:1', 'DTSTART;TZID=Mars/Olympus:20260311T090000', 'DURATION:PT1H'),
          event('UID:2', 'DTSTART:soon', 'DURATION:PT1H'),
        ].join('\r\n'),
      ),
    );
    expect((await run('add', 'ben', 'ics', server.address)).printed.slice(2)).toEqual([
      '1 event cannot be read, and makes no time busy.',
      'The zone Mars/Olympus is unknown: its times are read as the host’s.',
    ]);
    const changes = { unread: 1, damaged: 2, unknown_zones: '["Mars/Olympus"]', demos_problem: 'http_403' };
    await database
      .updateTable('host_calendars')
      .set({ ...changes, good_at: new Date().toISOString() })
      .execute();
    expect((await run('list')).printed[1]).toContain(
      'good; 1 event unread; 2 damaged lines; unknown zones: Mars/Olympus; demos are not written: the server lets this account only read it',
    );
  });

  it('writes no demos to a calendar that its account may only read, and says so', async () => {
    const { run, folder } = await setUp(engine);
    const server = await startCalDavServer();
    server.privileges = '<d:privilege><d:read/></d:privilege>';
    await writeFile(join(folder, 'password'), 'secret\n');
    const account = ['--user', 'anna', '--password-file', 'password'];
    expect((await run('add', 'anna', 'caldav', server.address, ...account)).printed.slice(2)).toEqual([
      'Its account may only read this calendar, so that no demos are written to it.',
    ]);
  });

  it.runIf(hasRadicale)('finds the calendars of a CalDAV account', async () => {
    const { run, folder } = await setUp(engine);
    const radicale = await startRadicale();
    onTestFinished(() => radicale.close());
    await writeFile(join(folder, 'password'), `${radicale.password}\n`);
    const account = [radicale.address, '--user', radicale.username, '--password-file', 'password'];
    expect((await run('add', 'anna', 'caldav', ...account)).errors).toEqual(['the account has no calendars']);
    await radicale.makeCalendar('work');
    await radicale.makeCalendar('home');
    const several = await run('add', 'anna', 'caldav', ...account);
    expect(several.errors.join('\n').split('\n').sort()).toEqual([
      '  host/home',
      '  host/work',
      'name one by --calendar:',
    ]);
    const added = await run('add', 'anna', 'caldav', ...account, '--calendar', 'host/work');
    expect(added).toMatchObject({ code: 0, errors: [] });
    expect(added.printed.at(-1)).toMatch(/^Demos of this host are written to it/);
    const again = await run('add', 'anna', 'caldav', ...account, '--calendar', 'host/home');
    expect(again.errors).toEqual(['demos are written to another calendar of this host: remove it first']);
    expect((await run('add', 'anna', 'caldav', radicale.address, '--user', 'host')).errors[0]).toMatch(
      /password/,
    );
  });
});
