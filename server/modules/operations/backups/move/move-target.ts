import { resolve } from 'node:path';
import type { Config } from '../../../../plugins/settings/config.ts';

/** Location of a database: a folder, or an address of Postgres. */
export type Store = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** Reads where to: an address of Postgres, or `sqlite:` and a folder; `undefined` for any other text. */
export function readTarget(text: string, cwd: string): Store | undefined {
  const [, scheme, rest = ''] = /^([a-z]+):(.*)$/s.exec(text) ?? [];
  if (scheme === 'sqlite' && rest !== '') return { dataDir: resolve(cwd, rest), databaseUrl: null };
  const isPostgres = scheme === 'postgres' || scheme === 'postgresql';
  return isPostgres && URL.canParse(text) ? { dataDir: cwd, databaseUrl: text } : undefined;
}

/** Describes the location without a secret. */
export function describeStore({ dataDir, databaseUrl }: Store): string {
  if (databaseUrl === null) return `the SQLite database in ${dataDir}`;
  const { hostname, pathname } = new URL(databaseUrl);
  return `the Postgres database ${pathname.slice(1) || 'postgres'} on ${hostname || 'this machine'}`;
}
