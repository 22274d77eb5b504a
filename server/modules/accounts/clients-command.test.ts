import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { markRestored } from '../../plugins/database/installation.ts';
import { openSqlite } from '../../plugins/database/sqlite-database.ts';
import { type CommandParts, runClientsCommand } from './clients-command.ts';

const USAGE = /^\n?Usage:\n.*create <name> --plan <starter\|startup\|growth\|enterprise>/;

async function setUp() {
  return (await setUpMail()).run;
}

async function setUpMail(mailToken?: CommandParts['mailToken']) {
  const dataDir = await mkdtemp(join(tmpdir(), 'database-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  let minute = 0;
  const run = async (...args: string[]) => {
    const printed: string[] = [];
    const errors: string[] = [];
    const code = await runClientsCommand(args, {
      config: { dataDir, databaseUrl: null, publicUrl: null },
      mailToken,
      clock: () => new Date(Date.UTC(2026, 2, 10, 6, minute++)),
      print: (line) => void printed.push(line),
      printError: (line) => void errors.push(line),
    });
    return { code, printed, errors };
  };
  return { dataDir, run };
}

describe('npm run clients', () => {
  it('makes a client and prints its id alone, so that it can be piped', async () => {
    const run = await setUp();
    const { code, printed } = await run('create', 'Acme & Söhne', '--plan', 'startup');
    expect([code, printed]).toEqual([0, [expect.stringMatching(/^[\w-]{22}$/)]]);
  });

  it('lists all clients as a table', async () => {
    const run = await setUp();
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

  it('lists as many clients as are asked for, and says how many there are', async () => {
    const run = await setUp();
    for (const name of ['One', 'Two', 'Three']) await run('create', name, '--plan', 'startup');
    const { printed, errors } = await run('list', '--limit', '2');
    expect([printed.length, errors]).toEqual([3, ['2 of 3 clients']]);
    expect((await run('list', '--limit', '3')).errors).toEqual([]);
  });

  it('says that nobody has an address, and prints no token', async () => {
    const run = await setUp();
    const { code, printed, errors } = await run('reset-password', 'nobody@example.com');
    expect([code, printed]).toEqual([1, []]);
    expect(errors).toEqual(['There is no user with the address nobody@example.com.']);
  });

  it('makes no token that nobody could send', async () => {
    const run = await setUp();
    const { code, printed, errors } = await run('reset-password', 'asha@example.com', '--mail');
    expect([code, printed]).toEqual([1, []]);
    expect(errors).toEqual(['SMTP_URL is not set: a token is never written to a file.']);
  });

  it('mails no token from a copy of the live database', async () => {
    const mailed: unknown[] = [];
    const { dataDir, run } = await setUpMail(async (reset) => {
      mailed.push(reset);
      return null;
    });
    await run('list');
    const database = openSqlite(dataDir);
    await markRestored(database, new Date('2026-03-10T06:30:00Z'));
    await database.destroy();
    expect(await run('reset-password', 'asha@example.com', '--mail')).toMatchObject({
      code: 1,
      errors: ['Nothing was sent, since this database was restored from a copy on 2026-03-10 06:30 UTC.'],
    });
    expect(mailed).toEqual([]);
  });

  it.each([[['help']], [['--help']], [['create', '--help']], [['list', '-h']]])(
    'explains itself where it is asked to, by %j',
    async (args) => {
      const { code, printed, errors } = await (await setUp())(...args);
      expect([code, errors]).toEqual([0, []]);
      expect(printed.join('\n')).toMatch(USAGE);
    },
  );

  it.each([
    [['delete'], "there is no command 'delete'"],
    [['toString'], "there is no command 'toString'"],
    [['create'], 'create takes the name of a client'],
    [['create', 'Acme'], '--plan is one of starter, startup, growth, enterprise'],
    [['create', '', '--plan', 'startup'], 'create takes the name of a client'],
    [['create', ' \u200b ', '--plan', 'startup'], 'create takes the name of a client'],
    [['create', 'Ac\nme', '--plan', 'startup'], 'create takes the name of a client'],
    [['create', 'x'.repeat(101), '--plan', 'startup'], 'of 1 to 100 characters'],
    [['create', 'Acme', 'Zenith', '--plan', 'startup'], "create takes one name, and 'Zenith' is another"],
    [['create', 'Acme', '--plan', 'gold'], '--plan is one of starter, startup, growth, enterprise'],
    [['create', 'Acme', '--plan', 'toString'], '--plan is one of'],
    [['create', 'Acme', '--plan'], "'--plan <value>' argument missing"],
    [['create', 'Acme', '--plan', 'startup', '--force'], "Unknown option '--force'"],
    [['list', 'Acme'], "list takes no names, such as 'Acme'"],
    [['list', '--json'], "Unknown option '--json'"],
    [['list', '--plan', 'startup'], 'list has no option --plan'],
    [['reset-password'], 'reset-password takes one plain address'],
    [['reset-password', 'asha'], 'reset-password takes one plain address'],
    [['reset-password', 'asha@example.com', 'ben@example.com'], "'ben@example.com' is another"],
    [['reset-password', 'asha@example.com', '--plan', 'startup'], 'reset-password has no option --plan'],
    [['create', 'Acme', '--plan', 'startup', '--mail'], 'create has no option --mail'],
    [['list', '--limit', '0'], '--limit is a number from 1 to 10000'],
    [['create', 'Acme', '--plan', 'startup', '--limit', '3'], 'create has no option --limit'],
    [['list', '--mail'], 'list has no option --mail'],
  ])('says first what is wrong with %j, then how it is used, and does nothing', async (args, mistake) => {
    const run = await setUp();
    const { code, printed, errors } = await run(...args);
    expect([code, printed]).toEqual([2, []]);
    expect(errors[0]).toContain(mistake);
    expect(errors.slice(1).join('\n')).toMatch(USAGE);
    expect((await run('list')).printed).toHaveLength(1);
  });

  it('tells how it is used where nothing is asked of it', async () => {
    const { code, printed, errors } = await (await setUp())();
    expect([code, printed, errors]).toEqual([2, [], [expect.stringMatching(/^Usage:/)]]);
  });
});
