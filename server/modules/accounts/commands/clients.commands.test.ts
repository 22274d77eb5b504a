import { describe, expect, it } from 'vitest';
import { startMailServer } from '../../../../checks/support/mail-server.ts';
import { openShell } from '../../../../checks/support/shell.ts';
import { markRestored } from '../../../plugins/database/installation.ts';
import { openSqlite } from '../../../plugins/database/sqlite-database.ts';
import { createUserStore } from '../users.store.ts';
import { clientsCommands } from './clients.commands.ts';

const EMAIL = 'asha@example.com';

async function setUp(smtpUrl: string | null = null) {
  const { folder: dataDir } = await openShell();
  let minute = 0;
  const run = async (...args: string[]) => {
    const now = new Date(Date.UTC(2026, 2, 10, 6, minute++));
    const shell = await openShell({ dataDir, now, config: { smtpUrl, mailFrom: 'hello@weave.example' } });
    return shell.runAlone(clientsCommands, args);
  };
  return { dataDir, run };
}

describe('npm run clients', () => {
  it('creates a client and prints its id alone, so that it can be piped', async () => {
    const { run } = await setUp();
    const { code, printed } = await run('create', 'Acme & Söhne', '--plan', 'startup');
    expect([code, printed]).toEqual([0, [expect.stringMatching(/^[\w-]{22}$/)]]);
  });

  it('lists all clients as a table', async () => {
    const { run } = await setUp();
    const ids = [];
    for (const [name = '', plan = ''] of [
      ['Acme', 'startup'],
      ['A long name of a client', 'enterprise'],
    ]) {
      ids.push((await run('create', ` ${name} `, '--plan', plan)).printed[0]);
    }
    const { code, printed } = await run('list');
    expect(code).toBe(0);
    expect(printed).toEqual([
      'Name                     Plan        Client ID               Users  Credits left',
      `Acme                     startup     ${ids[0]}  0      25000`,
      `A long name of a client  enterprise  ${ids[1]}  0      unlimited`,
    ]);
  });

  it('lists as many clients as asked for, and says how many there are', async () => {
    const { run } = await setUp();
    for (const name of ['One', 'Two', 'Three']) await run('create', name, '--plan', 'startup');
    const { printed, errors } = await run('list', '--limit', '2');
    expect([printed.length, errors]).toEqual([3, ['2 of 3 clients']]);
    expect((await run('list', '--limit', '3')).errors).toEqual([]);
  });

  it('reports an address without a user, and prints no token', async () => {
    const { run } = await setUp();
    const { code, printed, errors } = await run('reset-password', 'unknown@example.com');
    expect([code, printed]).toEqual([1, []]);
    expect(errors).toEqual(['There is no user with the address unknown@example.com.']);
  });

  it('makes no token when it cannot be mailed', async () => {
    const { run } = await setUp();
    const { code, printed, errors } = await run('reset-password', 'asha@example.com', '--mail');
    expect([code, printed]).toEqual([1, []]);
    expect(errors).toEqual(['SMTP_URL is not set: a token is never written to a file.']);
  });

  it('prints a token alone, or mails it and does not print it', async () => {
    const mailServer = await startMailServer();
    const { dataDir, run } = await setUp(mailServer.url);
    const [clientId = ''] = (await run('create', 'Acme', '--plan', 'startup')).printed;
    const database = openSqlite(dataDir);
    const users = createUserStore({ database, clock: () => new Date() });
    const user = { clientId, email: EMAIL, firstName: 'Asha', lastName: 'Rao', passwordHash: 'hash' };
    await database.transaction().execute((transaction) => users.insertUser(user, transaction));
    await database.destroy();
    const { code, printed, errors } = await run('reset-password', ` ${EMAIL} `);
    expect([code, printed, errors[0]]).toEqual([
      0,
      [expect.stringMatching(/^[\w-]{43}$/)],
      expect.stringContaining(`sets a new password for ${EMAIL}. It works once, until 2026-03-10T07:`),
    ]);
    expect(await run('reset-password', EMAIL, '--mail')).toMatchObject({
      code: 0,
      printed: [`sent to ${EMAIL}`],
      errors: [],
    });
    expect(mailServer.mails.map(({ to }) => to)).toEqual([[EMAIL]]);
    mailServer.mood = 'full';
    expect(await run('reset-password', EMAIL, '--mail')).toMatchObject({
      code: 1,
      printed: [],
      errors: [expect.stringMatching(/^The email was not sent: /)],
    });
  });

  it('mails no token from a copy of the live database', async () => {
    const mailServer = await startMailServer();
    const { dataDir, run } = await setUp(mailServer.url);
    await run('list');
    const database = openSqlite(dataDir);
    await markRestored(database, new Date('2026-03-10T06:30:00Z'));
    await database.destroy();
    expect(await run('reset-password', EMAIL, '--mail')).toMatchObject({
      code: 1,
      errors: ['Nothing was sent, since this database was restored from a copy on 2026-03-10 06:30 UTC.'],
    });
    expect(mailServer.mails).toEqual([]);
  });

  it.each([[['help']], [['--help']], [['-h']]])('lists its commands for %j', async (args) => {
    const { code, printed, errors } = await (await setUp()).run(...args);
    expect([code, errors]).toEqual([0, []]);
    for (const name of ['create', 'list', 'reset-password']) {
      expect(printed).toContainEqual(expect.stringMatching(`^  ${name} `));
    }
  });

  it.each(['create', 'list', 'reset-password'])('explains %s', async (name) => {
    const { code, printed } = await (await setUp()).run(name, '--help');
    expect([code, printed[0]]).toEqual([0, expect.stringMatching(`^Usage: npm run clients -- ${name} `)]);
  });

  it.each([
    [['delete'], "unknown command 'delete'"],
    [['toString'], "unknown command 'toString'"],
    [['create', '--plan', 'startup'], "missing required argument 'name'"],
    [['create', 'Acme'], "required option '--plan <plan>' not specified"],
    [['create', '', '--plan', 'startup'], 'The name of a client is one line'],
    [['create', ' \u200b ', '--plan', 'startup'], 'The name of a client is one line'],
    [['create', 'Ac\nme', '--plan', 'startup'], "command-argument value 'Ac"],
    [['create', 'x'.repeat(101), '--plan', 'startup'], 'of 1 to 100 characters'],
    [['create', 'Acme', 'Zenith', '--plan', 'startup'], "too many arguments for 'create'"],
    [['create', 'Acme', '--plan', 'gold'], 'Allowed choices are starter, startup, growth, enterprise'],
    [['create', 'Acme', '--plan', 'toString'], 'Allowed choices are starter'],
    [['create', 'Acme', '--plan'], "option '--plan <plan>' argument missing"],
    [['create', 'Acme', '--plan', 'startup', '--force'], "unknown option '--force'"],
    [['list', 'Acme'], "too many arguments for 'list'"],
    [['list', '--json'], "unknown option '--json'"],
    [['list', '--plan', 'startup'], "unknown option '--plan'"],
    [['reset-password'], "missing required argument 'email'"],
    [['reset-password', 'asha'], 'It is one plain address, such as asha@example.com'],
    [['reset-password', 'asha@example.com', 'ben@example.com'], "too many arguments for 'reset-password'"],
    [['reset-password', 'asha@example.com', '--plan', 'startup'], "unknown option '--plan'"],
    [['create', 'Acme', '--plan', 'startup', '--mail'], "unknown option '--mail'"],
    [['list', '--limit', '0'], 'It is a number from 1 to 10000'],
    [['create', 'Acme', '--plan', 'startup', '--limit', '3'], "unknown option '--limit'"],
    [['list', '--mail'], "unknown option '--mail'"],
  ])('reports for %j the mistake, then the usage, and does nothing', async (args, mistake) => {
    const { run } = await setUp();
    const { code, printed, errors } = await run(...args);
    expect([code, printed]).toEqual([2, []]);
    expect(errors[0]).toContain(mistake);
    expect(errors.slice(1)).toContainEqual(expect.stringMatching(/^Usage: npm run clients -- /));
    expect((await run('list')).printed).toHaveLength(1);
  });

  it('prints its usage when it is called without a command', async () => {
    const { code, printed, errors } = await (await setUp()).run();
    expect([code, printed, errors[0]]).toEqual([2, [], 'Usage: npm run clients -- [options] [command]']);
  });
});
