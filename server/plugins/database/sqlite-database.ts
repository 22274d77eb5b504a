import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely } from 'kysely';
import { makeFolder } from '../settings/make-folder.ts';
import { StartError } from '../settings/start-error.ts';
import { DamagedDatabase, isDamage } from './damage.ts';
import type { Database, Tables } from './schema.ts';
import { createSqliteDialect } from './sqlite-dialect.ts';
import { createSqliteFile, EMPTY_FILE_ADVICE, identifyFiles, isEmptyFile } from './sqlite-file.ts';
import { isLogCopied } from './sqlite-log.ts';
import { createExecutor, type ThreadData } from './sqlite-statements.ts';
import { type SqliteWriter, startSqliteWriter } from './sqlite-writer.ts';
import { WriteHealth } from './write-health.ts';

const TRIES = 10;
const PAUSE_MS = 50;

/** Finds out whether anything can be written to a file of SQLite, without writing anything. */
interface SqliteLock {
  /** Reports whether the lock of writers is free now. Waits for others, half a second at most. */
  canBeTaken(): Promise<boolean>;
  close(): void;
}

/** Opens the lock on a connection of its own: that of the writer would wait, and all that is to be stored behind it. */
export function openSqliteLock(file: string): SqliteLock {
  let connection: DatabaseSync | undefined;

  /** Takes it and gives it back, in one turn. */
  function take(): boolean {
    try {
      connection ??= new DatabaseSync(file, { timeout: 0 });
      connection.exec('begin immediate; rollback');
      return true;
    } catch {
      return false;
    }
  }

  return {
    async canBeTaken() {
      for (let tries = 1; tries <= TRIES; tries += 1) {
        if (take()) return true;
        if (tries < TRIES) await delay(PAUSE_MS);
      }
      return false;
    },
    close: () => connection?.close(),
  };
}

export const SQLITE_FILE = 'site.sqlite';

/** Time that a write waits for another process, such as an operator's shell, in its own thread. */
export const LOCK_TIMEOUT_MS = 8_000;
/**
 * Time limit for the moment in which readers can be locked out: while another process recovers the log of a killed one.
 */
const READER_TIMEOUT_MS = 25;
const OPENING_TIMEOUT_MS = 2_000;
const SYNCHRONOUS_FULL = 2;

export type StartWriter = (threadData: ThreadData) => SqliteWriter;

/**
 * Opens or creates the database in the folder; only its owner can read the new file.
 * @param startWriter makes the connection that writes; another one for tests and measurements
 */
export function openSqlite(dataDir: string, startWriter: StartWriter = startSqliteWriter): Database {
  const reader = openDurably(dataDir);
  const file = join(dataDir, SQLITE_FILE);
  const files = identifyFiles(file);
  const keeper = isLogCopied(dataDir) ? holdLog(file) : undefined;
  const writer = startWriter({
    ...{ file, files, lockTimeoutMs: LOCK_TIMEOUT_MS },
    isLogCopied: keeper !== undefined,
  });
  const lock = openSqliteLock(file);
  let isClosed = false;
  const health = new WriteHealth({
    look: lock.canBeTaken,
    areReplaced: () => !isClosed && files !== identifyFiles(file),
  });
  const read = createExecutor(reader);
  const dialect = createSqliteDialect({
    read: (statement) => health.watchRead(() => read(statement)),
    closeReader: () => {
      // The last connection to close writes its log into the file, and removes the log by its name: both are not its own any more.
      if (health.findFault() === 'replaced') return;
      isClosed = true;
      reader.close();
      lock.close();
    },
    writer: {
      ...writer,
      execute: (statement) => health.watch(writer.execute(statement)),
      async close() {
        await writer.close();
        if (health.findFault() !== 'replaced') keeper?.close();
      },
    },
  });
  return Object.assign(new Kysely<Tables>({ dialect }), {
    ...{ engine: 'sqlite' as const, health },
    readLog: writer.readLog,
  });
}

/**
 * Keeps the log where it is when all other connections close: the last one would bring it into the file and remove it,
 * but may not where it only reads. The next process goes on in the same log, and the copy with it.
 */
function holdLog(file: string): DatabaseSync {
  const sqlite = new DatabaseSync(file, { readOnly: true, timeout: READER_TIMEOUT_MS });
  sqlite.prepare('select name from sqlite_schema limit 1').get();
  return sqlite;
}

function openDurably(dataDir: string): DatabaseSync {
  const file = join(dataDir, SQLITE_FILE);
  try {
    makeFolder(dataDir);
    createSqliteFile(file);
    accessSync(file, constants.W_OK);
  } catch {
    throw new StartError('DATA_DIR', 'must be a folder that this process can write to');
  }
  if (isEmptyFile(file)) throw new StartError('DATA_DIR', `${SQLITE_FILE} in it ${EMPTY_FILE_ADVICE}`);
  try {
    const sqlite = new DatabaseSync(file, { timeout: OPENING_TIMEOUT_MS });
    sqlite.exec('pragma journal_mode = wal; pragma synchronous = full');
    assertDurable(sqlite);
    // Opens the log, by which `identifyFiles` knows it.
    sqlite.prepare('select name from sqlite_schema limit 1').get();
    sqlite.exec(`pragma query_only = on; pragma busy_timeout = ${READER_TIMEOUT_MS}`);
    return sqlite;
  } catch (error) {
    if (error instanceof StartError) throw error;
    const problem = `${SQLITE_FILE} in it cannot be used as a database (${(error as Error).message})`;
    throw isDamage(error) ? new DamagedDatabase(problem) : new StartError('DATA_DIR', problem);
  }
}

/** An acknowledged lead must survive a power cut: only a write-ahead log synced at every commit promises that. */
function assertDurable(sqlite: DatabaseSync): void {
  const journal = sqlite.prepare('pragma journal_mode').get()?.journal_mode;
  const synchronous = sqlite.prepare('pragma synchronous').get()?.synchronous;
  if (journal !== 'wal' || synchronous !== SYNCHRONOUS_FULL) {
    sqlite.close();
    throw new StartError('DATA_DIR', 'must be on a file system on which SQLite can keep a write-ahead log');
  }
}
