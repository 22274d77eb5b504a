import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runClientsCommand } from './clients-command.ts';

async function setUp() {
  const dataDir = await mkdtemp(join(tmpdir(), 'database-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  let minute = 0;
  return async (...args: string[]) => {
    const printed: string[] = [];
    const errors: string[] = [];
    const code = await runClientsCommand(args, {
      config: { dataDir, databaseUrl: null, publicUrl: null },
      clock: () => new Date(Date.UTC(2026, 2, 10, 6, minute++)),
      print: (line) => void printed.push(line),
      printError: (line) => void errors.push(line),
    });
    return { code, printed, errors };
  };
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

  it.each([
    [[]],
    [['delete']],
    [['create']],
    [['create', 'Acme']],
    [['create', '', '--plan', 'startup']],
    [['create', ' \u200b ', '--plan', 'startup']],
    [['create', 'Ac\nme', '--plan', 'startup']],
    [['create', 'x'.repeat(101), '--plan', 'startup']],
    [['create', 'Acme', 'Zenith', '--plan', 'startup']],
    [['create', 'Acme', '--plan', 'gold']],
    [['create', 'Acme', '--plan', 'toString']],
    [['create', 'Acme', '--plan']],
    [['create', 'Acme', '--plan', 'startup', '--force']],
    [['list', 'Acme']],
    [['list', '--plan', 'startup']],
    [['reset-password']],
    [['reset-password', 'asha']],
    [['reset-password', 'asha@example.com', 'ben@example.com']],
    [['reset-password', 'asha@example.com', '--plan', 'startup']],
    [['create', 'Acme', '--plan', 'startup', '--mail']],
    [['list', '--mail']],
  ])('tells how it is used, and does nothing, for %j', async (args) => {
    const run = await setUp();
    const { code, printed, errors } = await run(...args);
    expect([code, printed]).toEqual([2, []]);
    expect(errors.join('\n')).toMatch(
      /^Usage:\n.*create <name> --plan <starter\|startup\|growth\|enterprise>/,
    );
    expect((await run('list')).printed).toHaveLength(1);
  });
});
