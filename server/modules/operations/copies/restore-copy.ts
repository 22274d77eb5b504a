import { appendFileSync, closeSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { createPrivateFile, OWNER_ONLY } from '../../../cli/private-file.ts';
import { FRAME_HEADER_BYTES, LOG_HEADER_BYTES } from '../../../plugins/database/sqlite-log.ts';
import { Refusal } from '../../../shared/refusal.ts';
import { chooseBase, findBases, findLogs, logName, partName, WHOLE } from './copy-objects.rules.ts';
import type { CopyStore } from './copy-store.ts';
import { type Chunk, unpackChunks } from './log-object.ts';
import type { Sealer } from './seal.ts';
import type { BaseNote } from './take-base.ts';
import { isNext } from './wal.rules.ts';

const MISSING = 'a part of the copy is missing';

/** End of a restore: a time, or a place in a log. Without either, with the last commit. */
export interface CopyTarget {
  at?: Date;
  place?: { salts: string; offset: number };
}

/** A database that was put together. */
export interface RestoredCopy {
  /** Time of the last commits in it, to a quarter of a second. */
  at: Date;
  /** The wanted place was reached. */
  isAtPlace: boolean;
}

/**
 * Puts the database together as it was at a moment, in a new file: a base, and the logs that lead on from it, each of which
 * SQLite itself reads and checks.
 * @throws {Refusal} when nothing is kept of that time, or an object is damaged or missing
 */
export async function restoreCopy(
  { store, sealer }: { store: CopyStore; sealer: Sealer },
  file: string,
  target: CopyTarget = {},
): Promise<RestoredCopy> {
  const names = await store.list();
  const base = chooseBase(names, target.at);
  if (!base) throw new Refusal(describeMissing(names, target.at));
  const open = async (name: string) => sealer.open(name, await store.get(name));
  const note: BaseNote = JSON.parse((await open(`${base.name}/${WHOLE}`)).toString());
  await writeBase(file, note, (part) => open(partName(base.name, part)));

  const restored: RestoredCopy = { at: base.at, isAtPlace: false };
  const logs = new LogWriter(file, note.salts);
  for (const number of findLogs(names, base.stream).filter((each) => each >= base.firstLog)) {
    for (const chunk of unpackChunks(await open(logName(base.stream, number)))) {
      if (target.at && chunk.at > target.at.getTime() && logs.lengthOf(note.salts) >= note.offset) {
        logs.finish();
        return restored;
      }
      const { place } = target;
      const isLast =
        place !== undefined && chunk.salts === place.salts && chunk.from + chunk.bytes.length >= place.offset;
      logs.add(isLast ? { ...chunk, bytes: chunk.bytes.subarray(0, place.offset - chunk.from) } : chunk);
      restored.at = new Date(Math.max(restored.at.getTime(), chunk.at));
      if (!isLast) continue;
      logs.finish();
      return { ...restored, isAtPlace: true };
    }
  }
  logs.finish();
  if (logs.lengthOf(note.salts) < note.offset) throw new Refusal(MISSING);
  return restored;
}

async function writeBase(
  file: string,
  note: BaseNote,
  open: (part: number) => Promise<Buffer>,
): Promise<void> {
  const descriptor = createPrivateFile(file);
  let bytes = 0;
  try {
    for (let part = 0; part < note.parts; part += 1) bytes += writeSync(descriptor, await open(part));
  } finally {
    closeSync(descriptor);
  }
  if (bytes !== note.bytes)
    throw new Refusal('a base of the copy has another length than it should: it is damaged');
}

/** Lays one log after another beside a database, and has SQLite bring each into it. */
class LogWriter {
  readonly #file: string;
  #salts: string | undefined;
  /** Salts of logs that are done, and how long they were. */
  readonly #lengths = new Map<string, number>();
  #isBegun = false;
  readonly #first: string;

  constructor(file: string, first: string) {
    this.#file = file;
    this.#first = first;
  }

  /** @throws {Refusal} where something is missing before it */
  add({ salts, from, bytes, before }: Chunk): void {
    if (!this.#isBegun && (salts !== this.#first || from !== 0)) return;
    this.#isBegun = true;
    const length = this.lengthOf(salts);
    // Stored twice, since its first object was not acknowledged.
    if (from + bytes.length <= length) return;
    if (from > length) throw new Refusal(MISSING);
    if (from === 0 && salts !== this.#salts) this.#begin(salts, before);
    appendFileSync(this.#log, bytes.subarray(length - from));
    this.#lengths.set(salts, from + bytes.length);
  }

  lengthOf(salts: string): number {
    return this.#lengths.get(salts) ?? 0;
  }

  /** Brings the last log into the database. @throws {Refusal} */
  finish(): void {
    if (this.#salts === undefined)
      throw new Refusal('the log that leads on from a base is missing in the copy');
    this.#apply(this.#salts);
  }

  get #log(): string {
    return `${this.#file}-wal`;
  }

  #begin(salts: string, before: number | undefined): void {
    if (this.#salts !== undefined) {
      if (before !== this.lengthOf(this.#salts) || !isNext(salts, this.#salts)) throw new Refusal(MISSING);
      this.#apply(this.#salts);
    }
    this.#salts = salts;
    writeFileSync(this.#log, '', { mode: OWNER_ONLY });
  }

  #apply(salts: string): void {
    const sqlite = new DatabaseSync(this.#file);
    try {
      sqlite.prepare('select name from sqlite_schema limit 1').get();
      const { page_size: pageSize } = sqlite.prepare('pragma page_size').get() ?? {};
      const { log } = sqlite.prepare('pragma wal_checkpoint(passive)').get() ?? {};
      const frames = (this.lengthOf(salts) - LOG_HEADER_BYTES) / (FRAME_HEADER_BYTES + Number(pageSize));
      if (log !== frames) throw new Refusal('a log of the copy is damaged');
    } finally {
      sqlite.close();
      rmSync(this.#log, { force: true });
    }
  }
}

function describeMissing(names: readonly string[], at: Date | undefined): string {
  const [oldest] = findBases(names);
  if (!oldest || !at) return 'there is no copy to the second in BACKUP_DIR yet';
  return `nothing is kept of ${at.toISOString()}: the oldest second is ${oldest.at.toISOString()}`;
}
