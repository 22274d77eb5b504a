import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { dumpPostgres, splitPassword } from '../../server/modules/operations/backups/dump-postgres.ts';
import type { Config } from '../../server/plugins/settings/config.ts';
import { REPOSITORY } from '../../server/plugins/settings/folders.ts';
import { Refusal } from '../../server/shared/refusal.ts';
import { findServer } from '../build-sources.mjs';
import { asOwnerOf, collectOutput, lastLines, nodeOf, runProgram, startProgram } from './run-program.ts';

const VISIT = 'scripts/upgrade/visit.ts';
const LISTENING = /^Listening on (\S+)$/m;
/** Settings by which a copy would reach what the live server has. It is quiet besides (decision 021). */
const OF_THE_LIVE = {
  ...{ HOST: '127.0.0.1', PORT: '0', METRICS_PORT: '0', DESK_PORT: '', LISTEN_FDS: '' },
  ...{ BACKUP_DIR: '', REDIS_URL: '', ALERT_EMAIL: '', ENV_FILE: '' },
};

/** Data that a version is tried on. */
export interface TrialData {
  config: Pick<Config, 'dataDir' | 'databaseUrl'>;
  /** A copy of the database on SQLite. */
  copy: string | null;
  /** An empty database on Postgres. */
  trialDatabase: string | undefined;
}

/**
 * Tries a version on a copy of the data, that is restored by this version itself, and so is quiet: its start with its
 * migrations, readiness, ten pages, a lead, a demo that is booked and canceled.
 * @returns what `/healthz` says of it
 * @throws {Refusal} with what went wrong
 */
export async function tryVersion(
  folder: string,
  { config, copy, trialDatabase }: TrialData,
): Promise<string> {
  const { dataDir } = config;
  const place = join(dataDir, '.trial');
  const environment = { ...process.env, ...OF_THE_LIVE, DATA_DIR: place, DATABASE_URL: trialDatabase ?? '' };
  const program = { folder, environment, dataDir };
  const node = nodeOf(folder);
  const clear = () => asOwnerOf(dataDir, () => rmSync(place, { recursive: true, force: true }));
  clear();
  try {
    await runProgram('mkdir', ['-m', '700', place], program);
    if (copy !== null) await runProgram(node, ['server/commands/restore.ts', copy], program);
    else {
      await fillTrialDatabase(config.databaseUrl ?? '', trialDatabase, { place, dataDir });
      // Marks it as a copy, which is quiet, also where the server can't tell it from the live one.
      await runProgram(node, ['server/commands/restore.ts'], program);
    }
    return await serve(folder, environment, async (url) => {
      const ofThatVersion = existsSync(join(folder, VISIT)) ? folder : REPOSITORY;
      await runProgram(node, [join(ofThatVersion, VISIT), url, folder], program);
      const { build } = await (await fetch(`${url}/healthz`)).json();
      return build;
    });
  } finally {
    clear();
  }
}

/** Starts a server of a version for as long as something is done with it. @throws {Refusal} when it does not start */
export async function serve<T>(
  folder: string,
  environment: Record<string, string | undefined> & { DATA_DIR: string },
  use: (url: string) => Promise<T>,
): Promise<T> {
  const program = { folder, environment, dataDir: environment.DATA_DIR };
  const server = startProgram(nodeOf(folder), [findServer(folder)], program);
  const output = collectOutput(server);
  const ended = once(server, 'close');
  const failed = ended.then(() => {
    throw new Refusal([...lastLines(output()), 'the server ended by itself'].join('\n'));
  });
  try {
    return await Promise.race([untilListening(server, output).then(use), failed]);
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

function untilListening(server: ReturnType<typeof startProgram>, output: () => string): Promise<string> {
  return new Promise((resolve) => {
    server.stdout?.on('data', () => {
      const url = LISTENING.exec(output())?.[1];
      if (url) resolve(url);
    });
  });
}

async function fillTrialDatabase(
  databaseUrl: string,
  trialDatabase: string | undefined,
  { place, dataDir }: { place: string; dataDir: string },
): Promise<void> {
  if (!trialDatabase) throw new Refusal('--trial-database: must name an empty database to try it on');
  const dump = join(place, 'site.dump');
  asOwnerOf(dataDir, () => dumpPostgres(databaseUrl, dump));
  const { address, password } = splitPassword(trialDatabase);
  await runProgram('pg_restore', ['--exit-on-error', '--no-owner', `--dbname=${address}`, dump], {
    ...{ folder: place, dataDir },
    environment: password ? { PGPASSWORD: password } : {},
  });
}
