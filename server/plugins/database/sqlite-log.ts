import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

/** Name of the key's file in the data folder: where it is, the write-ahead log is copied. */
const COPY_KEY_FILE = 'copy.key';
/**
 * Pages of the log after which SQLite empties it by itself, whatever was copied: 64 MB, so that an address that does not
 * answer fills no disk.
 */
export const MOST_LOG_PAGES = 16_384;
export const LOG_HEADER_BYTES = 32;
export const FRAME_HEADER_BYTES = 24;
/** Most that is read at once; there may be more where as much is answered. */
export const MOST_PART_BYTES = 4 * 2 ** 20;
const STEP_BYTES = 2 ** 16;
const SALTS = { from: 16, to: 24 };

/** Order to read the log from an offset on, or to have it begin again from its start, too. */
export interface LogOrder {
  log: 'read' | 'restart';
  from: number;
}

/** Bytes of a write-ahead log. */
export interface LogPart {
  /** Its first 32 bytes; empty where there is no log yet. */
  header: Uint8Array;
  /** Bytes from the offset on, whole frames of this log; the last ones may not be committed. */
  bytes: Uint8Array;
  /** Its header afterwards, where it began again and `bytes` are all that there was. */
  next?: Uint8Array;
}

export function copyKeyFile(dataDir: string): string {
  return join(dataDir, COPY_KEY_FILE);
}

/** Reports whether the log of the database in this folder is copied. */
export function isLogCopied(dataDir: string): boolean {
  return existsSync(copyKeyFile(dataDir));
}

/** Reads what the log has from an offset on. SQLite holds no locks on this file, so that it may be opened and closed. */
export function readLog(file: string, from: number): LogPart {
  const header = Buffer.alloc(LOG_HEADER_BYTES);
  const none = Buffer.alloc(0);
  let descriptor: number;
  try {
    descriptor = openSync(`${file}-wal`, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { header: none, bytes: none };
    throw error;
  }
  try {
    if (readSync(descriptor, header, 0, header.length, 0) < header.length)
      return { header: none, bytes: none };
    return { header, bytes: readFrames(descriptor, header, from) };
  } finally {
    closeSync(descriptor);
  }
}

/** Returns the frames of the log that a header begins; frames of an earlier log, with other salts, may follow. */
function readFrames(descriptor: number, header: Buffer, from: number): Buffer {
  const salts = header.subarray(SALTS.from, SALTS.to);
  const frameBytes = FRAME_HEADER_BYTES + header.readUInt32BE(8);
  const begin = Math.max(from, LOG_HEADER_BYTES);
  const isOurs = (head: Buffer) => head.subarray(8, 16).equals(salts);
  const first = Buffer.alloc(FRAME_HEADER_BYTES);
  const hasMore = readSync(descriptor, first, 0, first.length, begin) === first.length && isOurs(first);
  const parts: Buffer[] = [];
  let length = 0;
  const stepBytes = Math.max(1, Math.floor(STEP_BYTES / frameBytes)) * frameBytes;
  while (hasMore && length < MOST_PART_BYTES) {
    const step = Buffer.alloc(stepBytes);
    const read = readSync(descriptor, step, 0, step.length, begin + length);
    let whole = 0;
    while (whole + frameBytes <= read && isOurs(step.subarray(whole, whole + FRAME_HEADER_BYTES)))
      whole += frameBytes;
    parts.push(step.subarray(0, whole));
    length += whole;
    if (whole < stepBytes) break;
  }
  return Buffer.concat(parts);
}

/**
 * Brings the log into the file, and lets it begin again under the lock of writers, so that nothing is written between
 * what is read here and the new beginning. Waits for no one: where others read or write, only reads.
 */
export function restartLog(sqlite: DatabaseSync, file: string, from: number): LogPart {
  const { timeout } = sqlite.prepare('pragma busy_timeout').get() as { timeout: number };
  sqlite.exec('pragma busy_timeout = 0');
  try {
    const { log, checkpointed } = sqlite.prepare('pragma wal_checkpoint(passive)').get() ?? {};
    if (log !== checkpointed) return readLog(file, from);
    sqlite.exec('begin immediate');
    const part = readLog(file, from);
    if (part.bytes.length < MOST_PART_BYTES) {
      // The same value again: the smallest transaction that SQLite writes, and with the first one the log begins again.
      const { user_version } = sqlite.prepare('pragma user_version').get() ?? {};
      sqlite.exec(`pragma user_version = ${Number(user_version)}`);
    }
    sqlite.exec('commit');
    return part.bytes.length < MOST_PART_BYTES ? { ...part, next: readLog(file, 0).header } : part;
  } catch {
    // Another process writes, or the disk is full: later, then.
    if (sqlite.isTransaction) sqlite.exec('rollback');
    return readLog(file, from);
  } finally {
    sqlite.exec(`pragma busy_timeout = ${timeout}`);
  }
}
