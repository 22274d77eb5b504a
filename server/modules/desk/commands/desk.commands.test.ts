import { describe, expect, it } from 'vitest';
import { type Engine, engines } from '../../../../checks/support/engines.ts';
import { openShell } from '../../../../checks/support/shell.ts';
import { NOW } from '../../../../checks/support/test-server.ts';
import { appendAudit } from '../audit/audit.store.ts';
import { findLink } from '../sign-in/links.store.ts';
import { deskCommands } from './desk.commands.ts';

async function setUp({ openDatabase }: Pick<Engine, 'openDatabase'>) {
  const database = await openDatabase();
  const shell = await openShell({ columns: 200 });
  return { database, run: (...args: string[]) => shell.run(deskCommands, database, args) };
}

describe.each(engines)('npm run desk on $name', (engine) => {
  it('invites the first person as owner, the next ones as sales, and lists them', async () => {
    const { database, run } = await setUp(engine);
    expect((await run('list')).printed).toEqual(['No one is at the desk: npm run desk -- invite <email>']);
    const { code, printed } = await run('invite', 'Asha@Example.com', '--name', 'Asha');
    expect([code, printed[0]]).toEqual([
      0,
      expect.stringMatching(/^http:\/\/localhost:3000\/desk\/link#[\w-]{43}$/),
    ]);
    expect(await findLink(database, printed[0]?.split('#')[1] ?? '', NOW)).toMatchObject({
      ...{ email: 'asha@example.com', name: 'Asha', purpose: 'invite' },
    });
    await run('invite', 'priya@example.com');
    await run('invite', 'eva@example.com', '--role', 'editor');
    expect((await run('list')).printed).toEqual([
      'asha@example.com  Asha  owner  never signed in  0 passkeys',
      'eva@example.com  eva@example.com  editor  never signed in  0 passkeys',
      'priya@example.com  priya@example.com  sales  never signed in  0 passkeys',
    ]);
  });

  it('gives one who is there already another link, and no other role', async () => {
    const { database, run } = await setUp(engine);
    const first = (await run('invite', 'asha@example.com')).printed[0]?.split('#')[1] ?? '';
    const second = (await run('invite', 'asha@example.com')).printed[0]?.split('#')[1] ?? '';
    expect(await findLink(database, first, NOW)).toBeUndefined();
    expect(await findLink(database, second, NOW)).toBeDefined();
    const { code, errors } = await run('invite', 'asha@example.com', '--role', 'sales');
    expect([code, errors]).toEqual([
      1,
      ['asha@example.com is at the desk as owner: an owner changes the role there'],
    ]);
  });

  it('removes a person, but not the last owner', async () => {
    const { run } = await setUp(engine);
    await run('invite', 'asha@example.com');
    await run('invite', 'priya@example.com');
    expect((await run('remove', 'priya@example.com')).code).toBe(0);
    expect((await run('remove', 'priya@example.com')).errors).toEqual([
      'priya@example.com is not at the desk: npm run desk -- list',
    ]);
    expect((await run('remove', 'asha@example.com')).errors).toEqual([
      'the desk needs an owner: invite another one first',
    ]);
  });

  it('checks the audit, and fails where an entry was changed or cut off the end', async () => {
    const { database, run } = await setUp(engine);
    const actor = { kind: 'command', name: 'root@host' } as const;
    for (const subject of ['a', 'b']) {
      await appendAudit(database, { actor, origin: 'host', action: 'leads.export', subject, rows: 1 }, NOW);
    }
    const { printed } = await run('audit');
    expect(printed).toEqual([
      '2 entries, and the chain is whole',
      expect.stringMatching(/^its end is 2:[\da-f]{64}$/),
    ]);
    const end = printed[1]?.replace('its end is ', '') ?? '';
    expect((await run('audit', '--end', end)).code).toBe(0);
    await database.deleteFrom('audit_entries').where('number', '=', 2).execute();
    expect(await run('audit', '--end', end)).toMatchObject({ code: 1, errors: ['entry 2 is missing'] });
    await database.updateTable('audit_entries').set({ subject: 'c' }).where('number', '=', 1).execute();
    const { code, errors } = await run('audit');
    expect([code, errors]).toEqual([1, ['entry 1 was changed after it was written']]);
  });
});

it.each([
  [['invite'], "missing required argument 'email'"],
  [['invite', 'asha'], 'It is one plain address'],
  [['invite', 'asha@example.com', '--role', 'admin'], 'Allowed choices are owner, sales'],
])('names what is wrong with %j', async (args, message) => {
  const { run } = await setUp(engines[0] as Engine);
  const { code, errors } = await run(...args);
  expect([code, errors[0]]).toEqual([2, expect.stringContaining(message)]);
});
