import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ACCESS_TABLE } from '../support/desk/access-table.ts';
import type { CallDesk } from './desk-session.ts';
import { runCommand } from './run-command.ts';

/** Desk of a running server, with the environment and the folder of a shell for its commands. */
export interface Workplace {
  url: string;
  callDesk: CallDesk;
  env: Record<string, string>;
  /** Folder of files that commands write. */
  folder: string;
}

/** Something that a team or an operator does, which loses no lead of a visitor. */
export interface Work {
  name: string;
  /** @returns the status of the call, or the exit code of the command */
  run: (place: Workplace) => Promise<number | null>;
}

const UNKNOWN = 'gone@example.com';
const REASON = 'They asked for it';
/** An end without an answer, and ends of the session that all others need. */
const LEFT_OUT: readonly string[] = ['GET /events', 'DELETE /session', 'DELETE /account/sessions'];
/**
 * Bodies of the calls that do more with a valid one. Other calls are rejected, or address a record that does not exist.
 */
const BODIES: Readonly<Record<string, readonly object[]>> = {
  'POST /privacy/find': [{ email: UNKNOWN }],
  'POST /privacy/copy': [
    { email: UNKNOWN, format: 'json', reason: REASON },
    { email: UNKNOWN, format: 'pdf', reason: REASON },
  ],
  'POST /privacy/erase': [{ email: UNKNOWN, reason: REASON, waits: false }],
  'POST /privacy/retention': [{ reason: REASON }],
  'POST /leads/export': [{ filter: {}, reason: REASON }],
};

/** Every call of the desk. */
export const DESK_WORK: readonly Work[] = Object.values(ACCESS_TABLE)
  .flat()
  .filter((call) => !LEFT_OUT.includes(call))
  .flatMap((call) => {
    const [method = '', path = ''] = call.split(' ');
    const bodies = BODIES[call] ?? [method === 'GET' ? undefined : {}];
    return bodies.map((body) => ({
      name: call,
      run: async ({ url, callDesk }: Workplace) => {
        const answer = await callDesk(url, method, path.replaceAll(/:\w+/g, 'none'), body);
        await answer.arrayBuffer();
        return answer.status;
      },
    }));
  });

const command = (name: string, argsIn: (folder: string) => string[]): Work => ({
  name: `npm run ${name}`,
  run: async ({ env, folder }) => (await runCommand(name, argsIn(folder), { env })).code,
});

/** Commands of an operator beside a running server. */
export const COMMAND_WORK: readonly Work[] = [
  command('leads', () => ['list']),
  command('leads', () => ['erase', '--email', UNKNOWN, '--yes', '--backups']),
  command('leads', () => ['retention', '--apply']),
  command('leads', (folder) => ['export', '--to', join(folder, `${randomUUID()}.csv`)]),
  command('backup', (folder) => [join(folder, `${randomUUID()}.sqlite`)]),
  command('blog', () => ['import']),
  command('bookings', () => ['list']),
  command('desk', () => ['audit']),
  command('keys', () => ['list']),
];

/** Refused while a server runs, and only then no loss. */
export const RESTORE: Work = command('restore', (folder) => [
  join(folder, readdirSync(folder).find((name) => name.endsWith('.sqlite')) ?? ''),
]);
