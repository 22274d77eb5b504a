import { hostname, userInfo } from 'node:os';
import { Command } from '@commander-js/extra-typings';
import { expect, it } from 'vitest';
import { openShell } from '../../checks/support/shell.ts';
import { openTestDatabase } from '../../checks/support/test-database.ts';
import type { CommandContext } from '../cli/command-context.ts';
import type { BuildCommand } from '../cli/run-command.ts';
import { hostsCommands } from '../modules/bookings/commands/hosts.commands.ts';
import { listAudit } from '../modules/desk/audit/audit.store.ts';
import { deskCommands } from '../modules/desk/commands/desk.commands.ts';
import { leadsCommands } from '../modules/leads/commands/leads.commands.ts';
import { keysCommands } from '../modules/operations/commands/keys.commands.ts';
import { runAudited } from './run-from-shell.ts';

/** Runs a command as a shell does, on a database of its own. @returns what the audit says of it */
async function runAndRead(build: BuildCommand, args: readonly string[]) {
  const [shell, database] = [await openShell(), await openTestDatabase()];
  let context: CommandContext | undefined;
  await shell.run(
    (given) => {
      context = given;
      return new Command('nothing').action(() => {});
    },
    database,
    [],
  );
  const code = await runAudited(build, args, context as CommandContext);
  return { code, entries: await listAudit(database, { limit: 10 }) };
}

it.each<[string, BuildCommand, string[], string, string]>([
  ['adds a person', deskCommands, ['invite', 'asha@example.com', '--name', 'Asha'], 'desk.invite', '--name'],
  ['erases one', leadsCommands, ['erase', '--email', 'asha@example.com'], 'leads.erase', '--email'],
  ['changes a host', hostsCommands, ['add', 'Priya', 'priya@example.com'], 'hosts.add', ''],
  ['rotates keys', keysCommands, ['rotate'], 'keys.rotate', ''],
])(
  'writes that a command %s, by account and host, without a value',
  async (_what, build, args, action, subject) => {
    const { code, entries } = await runAndRead(build, args);
    expect(code).toBe(0);
    expect(entries).toEqual([
      expect.objectContaining({
        ...{ action, subject, actor_kind: 'command', row_count: 0 },
        ...{ actor: `${userInfo().username}@${hostname()}`, origin: hostname() },
      }),
    ]);
    expect(JSON.stringify(entries)).not.toContain('example.com');
  },
);

it.each<[BuildCommand, string[]]>([
  [leadsCommands, ['list']],
  [hostsCommands, ['list']],
  [deskCommands, ['audit']],
  [leadsCommands, ['erase']],
  [deskCommands, ['remove', 'unknown@example.com']],
])('writes nothing of a command that reads, or that fails: %s %j', async (build, args) => {
  expect((await runAndRead(build, args)).entries).toEqual([]);
});
