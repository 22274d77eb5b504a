import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../plugins/http/request-log.ts';
import type { Config } from '../plugins/settings/config.ts';
import { makeFolder } from '../plugins/settings/make-folder.ts';
import { inheritedSettings } from '../settings/inherited-settings.ts';
import type { RunningServer } from './running-server.ts';

/** Note that a server leaves in a folder while it runs, so that the operator's commands find it. Holds no secret. */
export interface RunningServerNote {
  pid: number;
  /**
   * Start of the process by the system's clock; absent where the system does not report it. The number of a process is
   * given out again.
   */
  processStart?: string;
  /** Address to open in a browser. */
  address: string;
  storage: 'sqlite' | 'postgres';
  /** Settings by the names of the variables, as they would be set. */
  settings: Record<string, string>;
  /** Older versions write none. */
  metricsPort?: number;
}

/** Addresses of a server, for its note. */
type ListeningServer = Pick<RunningServer, 'address' | 'port' | 'metricsPort'>;

/** Announces the server until the process ends. A failure doesn't stop the server: variables configure commands too. */
export function leaveNote(config: Config, server: ListeningServer, { logger }: Pick<Log, 'logger'>): void {
  try {
    process.once('exit', announceServer(config, server));
  } catch (err) {
    logger.warn(
      { err },
      'data/running and DATA_DIR cannot be written to: the commands do not find this server',
    );
  }
}

/**
 * Leaves the note of this process, and removes those of processes that are gone.
 * @param port on which it listens, whatever the setting says
 * @returns removes the note again
 * @throws when no folder can be written to
 */
export function announceServer(config: Config, server: ListeningServer): () => void {
  listRunningServers(config, (file) => rmSync(file, { force: true }));
  const [besideCode, besideData] = noteFolders(config);
  try {
    return writeNote(besideCode, config, server);
  } catch {
    // The code often belongs to another user, and is only read.
    return writeNote(besideData, config, server);
  }
}

/**
 * Returns the folders of the note: beside the code, where a command finds it though it does not know DATA_DIR, and in
 * DATA_DIR, in case it cannot be written there.
 */
function noteFolders({ runDir, dataDir }: Pick<Config, 'runDir' | 'dataDir'>): [string, string] {
  return [runDir, join(dataDir, 'running')];
}

function writeNote(folder: string, config: Config, server: ListeningServer): () => void {
  makeFolder(folder);
  const file = join(folder, `${process.pid}.json`);
  const processStart = findProcessStart(process.pid);
  const note: RunningServerNote = {
    pid: process.pid,
    ...(processStart === undefined ? {} : { processStart }),
    address: server.address,
    storage: config.databaseUrl ? 'postgres' : 'sqlite',
    settings: { ...inheritedSettings(config), PORT: String(server.port) },
    metricsPort: server.metricsPort,
  };
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify(note, undefined, 1), { mode: 0o600, flag: 'wx' });
  return () => rmSync(file, { force: true });
}

/** The servers whose process lives. @param onGone called with the file of each other note */
export function listRunningServers(
  config: Pick<Config, 'runDir' | 'dataDir'>,
  onGone?: (file: string) => void,
): RunningServerNote[] {
  const folders = new Set(noteFolders(config));
  return [...folders].flatMap(listNotes).flatMap((file) => {
    const note = readNote(file);
    if (note && isAlive(note)) return [note];
    onGone?.(file);
    return [];
  });
}

function listNotes(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => /^\d+\.json$/.test(name))
      .map((name) => join(folder, name));
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
    // EPERM means that the process runs as another user.
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
