import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import type { BrowserContext } from '@playwright/test';
import type { DeskRole } from 'contract/desk/roles.ts';
import type { RunningServer } from '../faults/server-process.ts';

const HOUR = 3_600_000;

/** A person of the desk who is signed in in a browser. */
export interface DeskVisitor {
  /** Ends all their sessions, as an owner does, or the night. */
  endSessions: () => void;
  /** The passkey was shown too long ago for what needs one. */
  makeStale: () => void;
  /** Signs the browser in again, as a link by mail would. */
  signIn: () => Promise<void>;
}

/** Returns the address at which passkeys work: it needs a name. */
export function deskUrl(server: Pick<RunningServer, 'url'>, path = ''): string {
  return `${server.url.replace('127.0.0.1', 'localhost')}/desk${path}`;
}

/** Adds a person of this role and signs the browser in, past the page of the sign-in, which has journeys of its own. */
export async function signInAs(
  context: BrowserContext,
  server: Pick<RunningServer, 'url' | 'databaseFile'>,
  role: DeskRole,
  { name = 'Maya Chen', granted = [] as readonly string[], zone = 'Europe/Berlin' } = {},
): Promise<DeskVisitor> {
  const id = randomUUID();
  const run = (sql: string, ...values: (string | null)[]) => {
    const database = new DatabaseSync(server.databaseFile);
    database.exec('pragma busy_timeout = 10000');
    database.prepare(sql).run(...values);
    database.close();
  };
  run(
    'insert into desk_people (id, email, name, role, granted, zone, created_at) values (?, ?, ?, ?, ?, ?, ?)',
    ...[id, `${id}@example.com`, name, role, JSON.stringify(granted), zone, new Date().toISOString()],
  );

  const signIn = async () => {
    const token = randomBytes(32).toString('base64url');
    const now = Date.now();
    run(
      `insert into desk_sessions (hash, id, person_id, created_at, expires_at, fresh_at, device, network)
       values (?, ?, ?, ?, ?, ?, 'Chrome on Linux', 'test')`,
      createHash('sha256').update(token).digest('base64url'),
      ...[randomUUID(), id, new Date(now).toISOString(), new Date(now + 12 * HOUR).toISOString()],
      new Date(now).toISOString(),
    );
    await context.addCookies([
      { name: 'desk', value: token, url: deskUrl(server), httpOnly: true, sameSite: 'Strict' },
    ]);
  };

  await signIn();
  return {
    signIn,
    endSessions: () =>
      run('update desk_sessions set ended_at = ? where person_id = ?', new Date().toISOString(), id),
    makeStale: () => run('update desk_sessions set fresh_at = null where person_id = ?', id),
  };
}
