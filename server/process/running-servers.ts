import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../plugins/http/request-log.ts';
import type { Config } from '../plugins/settings/config.ts';
import { makeFolder } from '../plugins/settings/make-folder.ts';
import { RETENTION_SETTINGS } from '../plugins/settings/settings/retention-settings.ts';
import { SETTINGS } from '../plugins/settings/settings.ts';

/** What a server leaves in `RUN_DIR` while it runs, so that the operator's commands find it. Holds no secret. */
export interface RunningServerNote {
  pid: number;
  /** Of the process, by the system's clock; absent where the system does not tell. A number is given out again. */
  processStart?: string;
  /** To be opened in a browser. */
  address: string;
  storage: 'sqlite' | 'postgres';
  /** By the names of the variables, as they would be set. */
  settings: Record<string, string>;
}

const RETENTION = Object.keys(RETENTION_SETTINGS) as (keyof typeof RETENTION_SETTINGS)[];

type Announced = Pick<
  Config,
  | 'runDir'
  | 'dataDir'
  | 'blogDir'
  | 'siteDir'
  | 'publicUrl'
  | 'host'
  | 'databaseUrl'
  | keyof typeof RETENTION_SETTINGS
  | 'demoSeats'
  | 'demoDays'
  | 'demoNoticeMinutes'
  | 'demoHorizonDays'
>;

/** Announces the server until the process ends. Never a reason not to run: commands can be told by variables too. */
export function leaveNote(
  config: Announced,
  server: { address: string; port: number },
  { logger }: Pick<Log, 'logger'>,
): void {
  try {
    process.once('exit', announceServer(config, server));
  } catch (err) {
    logger.warn({ err }, 'RUN_DIR: cannot be written to, so that the commands do not find this server');
  }
}

/**
 * Leaves the note of this process, and removes those of processes that are gone.
 * @param port on which it listens, whatever the setting says
 * @returns removes the note again
 * @throws when the folder cannot be written to
 */
export function announceServer(config: Announced, server: { address: string; port: number }): () => void {
  makeFolder(config.runDir);
  listRunningServers(config.runDir, (file) => rmSync(file, { force: true }));
  const file = join(config.runDir, `${process.pid}.json`);
  const processStart = findProcessStart(process.pid);
  const note: RunningServerNote = {
    pid: process.pid,
    ...(processStart === undefined ? {} : { processStart }),
    address: server.address,
    storage: config.databaseUrl ? 'postgres' : 'sqlite',
    settings: {
      [SETTINGS.dataDir.name]: config.dataDir,
      [SETTINGS.blogDir.name]: config.blogDir,
      [SETTINGS.siteDir.name]: config.siteDir,
      [SETTINGS.publicUrl.name]: config.publicUrl ?? '',
      [SETTINGS.host.name]: config.host,
      [SETTINGS.port.name]: String(server.port),
      ...Object.fromEntries(RETENTION.map((key) => [SETTINGS[key].name, String(config[key] ?? '')])),
      [SETTINGS.demoSeats.name]: String(config.demoSeats),
      [SETTINGS.demoDays.name]: config.demoDays.join(),
      [SETTINGS.demoNoticeMinutes.name]: String(config.demoNoticeMinutes),
      [SETTINGS.demoHorizonDays.name]: String(config.demoHorizonDays),
    },
  };
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify(note, undefined, 1), { mode: 0o600, flag: 'wx' });
  return () => rmSync(file, { force: true });
}

/** The servers whose process lives. @param onGone told of each other note */
export function listRunningServers(runDir: string, onGone?: (file: string) => void): RunningServerNote[] {
  return listNames(runDir).flatMap((name) => {
    const file = join(runDir, name);
    const note = readNote(file);
    if (note && isAlive(note)) return [note];
    onGone?.(file);
    return [];
  });
}

function listNames(runDir: string): string[] {
  try {
    return readdirSync(runDir).filter((name) => /^\d+\.json$/.test(name));
  } catch {
    return [];
  }
}

function readNote(file: string): RunningServerNote | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Half written, or removed just now.
    return undefined;
  }
}

function isAlive({ pid, processStart }: RunningServerNote): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process lives too.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return findProcessStart(pid) === processStart;
}

/** Field 22 of Linux's `/proc/<pid>/stat`, counted behind the program's name, which may hold anything. */
function findProcessStart(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}
