import {
  LOG_HEADER_BYTES,
  type LogOrder,
  type LogPart,
  MOST_PART_BYTES,
} from '../../../plugins/database/sqlite-log.ts';
import type { Chunk } from './log-object.ts';
import { beginningOf, frameBytesOf, isNext, type LogPlace, lastCommit } from './wal.rules.ts';

/** Pages after which the log begins again, as SQLite by itself would have it. */
const RESTART_PAGES = 1_000;

/** Most that is read of one transaction; a longer one, such as a rewritten large file, is copied as another base. */
const MOST_TRANSACTION_BYTES = 64 * 2 ** 20;

export type ReadLog = (order: LogOrder) => Promise<LogPart>;

/** Result of a look at the log. */
export interface Look {
  /** Time of its beginning: what was committed before is in the chunks, or in earlier ones. */
  at: number;
  chunks: Chunk[];
  /** Says that what was read before does not lead to what is read now: a part between them may be missing. */
  isBroken: boolean;
  /** Salts of the log now; `undefined` before its first transaction. */
  salts: string | undefined;
  /** Offset behind the last commit. */
  offset: number;
  /** There is more to read. */
  hasMore: boolean;
}

/**
 * Follows the write-ahead log of the database from commit to commit, over its new beginnings too. Where other processes
 * have let it begin again, nothing says what it held before, and that is said.
 */
export class LogTail {
  readonly #readLog: ReadLog;
  readonly #now: () => number;
  #place: LogPlace | undefined;
  /** Length of the log from which the present one leads on; `undefined` where that is not known. */
  #before: number | undefined;
  #restartBytes = Number.POSITIVE_INFINITY;

  constructor(readLog: ReadLog, now: () => number = Date.now) {
    this.#readLog = readLog;
    this.#now = now;
  }

  /** Goes on behind the last chunk of an earlier process. @returns whether the log still has the end of that chunk */
  async resume({ salts, from, bytes }: Chunk): Promise<boolean> {
    const offset = from + bytes.length;
    const { header } = await this.#readLog({ log: 'read', from: offset });
    const frameBytes = frameBytesOf(header);
    const last = Buffer.from(bytes.subarray(-frameBytes));
    if (frameBytes === 0 || beginningOf(header)?.salts !== salts || last.length < frameBytes) return false;
    const stored = await this.#readLog({ log: 'read', from: offset - frameBytes });
    if (!last.equals(stored.bytes.subarray(0, frameBytes))) return false;
    this.#place = { salts, offset, sums: [last.readUInt32BE(16), last.readUInt32BE(20)] };
    return true;
  }

  async look(): Promise<Look> {
    const at = this.#now();
    const part = await this.#readLog({ log: 'read', from: this.#place?.offset ?? 0 });
    return this.#take(at, part);
  }

  /** The log is so long that it may begin again once all of it is stored elsewhere. */
  get isLong(): boolean {
    return (this.#place?.offset ?? 0) > this.#restartBytes;
  }

  /** Lets the log begin again, where no one reads or writes at this moment. */
  async restart(): Promise<Look> {
    const at = this.#now();
    const part = await this.#readLog({ log: 'restart', from: this.#place?.offset ?? 0 });
    const look = await this.#take(at, part);
    const next = part.next && beginningOf(part.next);
    if (look.isBroken || !next || !this.#place || next.salts === this.#place.salts) return look;
    if (!isNext(next.salts, this.#place.salts)) return this.#breakOff(at);
    this.#before = this.#place.offset;
    this.#place = next;
    return { ...look, salts: next.salts, offset: next.offset };
  }

  async #take(at: number, part: LogPart): Promise<Look> {
    const { header } = part;
    const beginning = beginningOf(header);
    // There is no log before the first transaction, and none after it was emptied.
    if (!beginning) {
      await this.#readLog({ log: 'restart', from: 0 });
      return this.#breakOff(at);
    }
    this.#restartBytes = RESTART_PAGES * frameBytesOf(header);
    if (this.#place?.salts !== beginning.salts) {
      const isFirst = this.#place === undefined;
      this.#place = beginning;
      this.#before = undefined;
      if (!isFirst) return { ...this.#nothing(at), isBroken: true, hasMore: true };
    }
    const begin = this.#place;
    const bytes = await this.#readTransaction(begin, header, part.bytes);
    if (!bytes) {
      await this.#readLog({ log: 'restart', from: Number.MAX_SAFE_INTEGER });
      return this.#breakOff(at);
    }
    const end = lastCommit(begin, header, bytes);
    this.#place = end;
    const isBeginning = begin.offset === LOG_HEADER_BYTES;
    const whole = bytes.subarray(0, end.offset - begin.offset);
    const chunk = {
      ...{ at, salts: begin.salts },
      ...(isBeginning ? { from: 0, before: this.#before } : { from: begin.offset }),
      bytes: isBeginning ? Buffer.concat([header, whole]) : whole,
    };
    return {
      ...this.#nothing(at),
      chunks: whole.length > 0 ? [chunk] : [],
      hasMore: whole.length > 0 && bytes.length >= MOST_PART_BYTES,
    };
  }

  /** Reads on to the end of a transaction that is longer than a part. @returns `undefined` for one that is too long */
  async #readTransaction(
    begin: LogPlace,
    header: Uint8Array,
    first: Uint8Array,
  ): Promise<Uint8Array | undefined> {
    let bytes = first;
    let isFull = first.length >= MOST_PART_BYTES;
    while (isFull && lastCommit(begin, header, bytes).offset === begin.offset) {
      if (bytes.length > MOST_TRANSACTION_BYTES) return undefined;
      const more = await this.#readLog({ log: 'read', from: begin.offset + bytes.length });
      isFull = more.bytes.length >= MOST_PART_BYTES;
      bytes = Buffer.concat([bytes, more.bytes]);
    }
    return bytes;
  }

  #breakOff(at: number): Look {
    const isBroken = this.#place !== undefined;
    this.#place = undefined;
    return { ...this.#nothing(at), isBroken };
  }

  #nothing(at: number): Look {
    return {
      at,
      chunks: [],
      isBroken: false,
      salts: this.#place?.salts,
      offset: this.#place?.offset ?? 0,
      hasMore: false,
    };
  }
}
