import { resolve } from 'node:path';
import { Misuse } from '../../../cli/command-line.ts';
import type { Config } from '../../../plugins/settings/config.ts';

export type Store = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** Reads where to: an address of Postgres, or `sqlite:` and a folder. @throws {Misuse} */
export function readTarget(text: string | undefined, cwd: string): Store {
  const [, scheme, rest = ''] = /^([a-z]+):(.*)$/s.exec(text ?? '') ?? [];
  if (scheme === 'sqlite' && rest !== '') return { dataDir: resolve(cwd, rest), databaseUrl: null };
  const isPostgres = scheme === 'postgres' || scheme === 'postgresql';
  // Never repeated: it may hold a password.
  if (isPostgres && URL.canParse(text ?? '')) return { dataDir: cwd, databaseUrl: text ?? null };
  throw new Misuse('--to takes postgres://user:password@host:5432/name, or sqlite: and a folder');
}

/** How to say where it is, without a secret. */
export function describeStore({ dataDir, databaseUrl }: Store): string {
  if (databaseUrl === null) return `the SQLite database in ${dataDir}`;
  const { hostname, pathname } = new URL(databaseUrl);
  return `the Postgres database ${pathname.slice(1) || 'postgres'} on ${hostname || 'this machine'}`;
}
