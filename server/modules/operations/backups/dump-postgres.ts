import { spawnSync } from 'node:child_process';
import { closeSync, renameSync, rmSync } from 'node:fs';
import { createPrivateFile, syncToDisk } from '../../../cli/private-file.ts';
import { Refusal } from '../../../shared/refusal.ts';

/** Line in the list of `pg_restore` for a dump that holds what visitors sent. */
const HOLDS_LEADS = /TABLE DATA \S+ leads /;

/**
 * Makes Postgres's own tool write a database into a new file, which only its owner can read, and lists what is in it.
 * The file has its name only once it is whole, and on the disk.
 * @throws {Refusal} when there is such a file, or it could not be written
 */
export function dumpPostgres(databaseUrl: string, to: string): void {
  const partial = `${to}.part`;
  closeSync(createPrivateFile(to));
  try {
    closeSync(createPrivateFile(partial));
    const { address, password } = splitPassword(databaseUrl);
    run('pg_dump', ['--format=custom', `--file=${partial}`, `--dbname=${address}`], password);
    if (!HOLDS_LEADS.test(run('pg_restore', ['--list', partial]))) {
      throw new Refusal('pg_dump wrote no leads: the dump was removed');
    }
    syncToDisk(partial);
    renameSync(partial, to);
    syncToDisk(to);
  } catch (error) {
    for (const file of [partial, to]) rmSync(file, { force: true });
    throw error;
  }
}

/** Other users of the machine see what a program is called with, and not its environment. */
export function splitPassword(databaseUrl: string): { address: string; password: string } {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { address: url.href, password };
}

/** @returns what it wrote */
function run(tool: string, args: readonly string[], password = ''): string {
  const { error, status, stdout, stderr } = spawnSync(tool, args, {
    encoding: 'utf8',
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  });
  if (error)
    throw new Refusal(`${tool} could not be run (${(error as NodeJS.ErrnoException).code}): install it`);
  if (status === 0) return stdout;
  const [line = ''] = stderr.trim().split('\n');
  throw new Refusal(`${tool} exited with ${status}: ${line}`);
}
