import { randomBytes } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { REGISTER_FILE } from '../../../plugins/database/erased-register.ts';
import { failureCodeOf } from '../../../shared/outgoing.ts';
import {
  baseName,
  findBases,
  findLogs,
  logName,
  newestStream,
  newestTime,
  REGISTER_OBJECT,
  streamName,
  surplusObjects,
} from './copy-objects.rules.ts';
import type { CopyStore } from './copy-store.ts';
import { unpackChunks } from './log-object.ts';
import { LogTail, type Look, type ReadLog } from './log-tail.ts';
import type { Sealer } from './seal.ts';
import { Shipper } from './shipper.ts';
import { copyPages, removeLeftBases, sendBase } from './take-base.ts';

const LOOK_MS = 250;
const RETRY_MS = 1_000;
/** Age of the oldest chunk that waits up to which the log may begin again. */
const RESTART_MS = 1_000;
const BASE_RETRY_MS = 3_000;
const DAY_MS = 24 * 3_600_000;

/** Progress of the copy. */
export interface CopyProgress {
  /** Everything committed before this moment can be restored, in milliseconds since 1970. */
  copiedAt?: number;
  /** Reason of the last failure; `null` since the last success. */
  problem: string | null;
}

/** A look that a base waits for, and where its log is stored. */
interface Seen {
  at: number;
  salts: string;
  offset: number;
  stream: string;
  firstLog: number;
}

export interface CopierParts {
  dataDir: string;
  store: CopyStore;
  sealer: Sealer;
  /** Days of which bases are kept. */
  keep: number;
  readLog: ReadLog;
  onProgress: (progress: CopyProgress) => void;
  now?: () => number;
}

/** Copies the database to a store, to the second: the whole of it once a day, and its log as it grows. */
export class Copier {
  readonly #parts: CopierParts;
  readonly #now: () => number;
  readonly #tail: LogTail;
  readonly #shipper: Shipper;
  #shipping: Promise<void> | undefined;
  #basing: Promise<void> | undefined;
  #nextBase = 0;
  /** The stream of the newest base, and when that was made. */
  #base: { stream: string | undefined; at: number } = { stream: undefined, at: 0 };
  /** Lower bound of the object in which the present log begins. */
  #firstLog = 1;
  #seenAt = 0;
  #labeled = 0;
  #retryAt = 0;
  #registerSeen = 0;
  #awaiting: ((seen: Seen) => void)[] = [];
  #isStopping = false;
  /** Set once nothing more is sent of the log. */
  #hasShipped = false;
  #running: Promise<void> | undefined;

  constructor(parts: CopierParts) {
    this.#parts = parts;
    this.#now = parts.now ?? Date.now;
    this.#tail = new LogTail(parts.readLog, () => this.#label());
    this.#shipper = new Shipper(parts.store, parts.sealer);
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** Stores what is committed now, and ends; resolves late where the store does not answer. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#running;
    await this.#shipping;
    if (this.#shipper.stream === undefined) return;
    try {
      // One look ends where much waits already.
      for (let isRead = false; !isRead; await this.#send()) isRead = await this.#look();
      this.#hasShipped = true;
      // A stream without its base cannot be restored, also one that began only now. The base waits for a look.
      if (this.#base.stream !== this.#shipper.stream) this.#beginBase();
      while (this.#basing) {
        await Promise.race([this.#basing, setTimeout(LOOK_MS)]);
        await this.#look();
      }
    } catch (error) {
      this.#report(error);
    }
  }

  async #run(): Promise<void> {
    removeLeftBases(this.#parts.dataDir);
    while (!this.#isStopping && !(await this.#resume())) await setTimeout(RETRY_MS);
    while (!this.#isStopping) {
      const began = performance.now();
      await this.#step().catch((error) => this.#report(error));
      await setTimeout(Math.max(0, LOOK_MS - (performance.now() - began)));
    }
  }

  /** Goes on where an earlier process ended, if the log is still the same. @returns whether the store answered */
  async #resume(): Promise<boolean> {
    try {
      const { store, sealer } = this.#parts;
      const names = await store.list();
      this.#labeled = Math.max(this.#labeled, newestTime(names));
      const stream = newestStream(names);
      const last = stream === undefined ? undefined : findLogs(names, stream).at(-1);
      if (stream && last !== undefined) {
        const name = logName(stream, last);
        const chunk = unpackChunks(sealer.open(name, await store.get(name))).at(-1);
        if (chunk) this.#labeled = Math.max(this.#labeled, chunk.at);
        if (chunk && (await this.#tail.resume(chunk))) {
          const base = findBases(names).findLast((each) => each.stream === stream);
          this.#shipper.begin(stream, last + 1);
          if (base) this.#base = { stream, at: base.at.getTime() };
          this.#firstLog = base?.firstLog ?? 1;
          return true;
        }
      }
      this.#beginStream();
      return true;
    } catch (error) {
      this.#report(error);
      return false;
    }
  }

  /** The time that chunks, bases and streams are called by: never before an earlier one, whatever the clock does. */
  #label(): number {
    this.#labeled = Math.max(this.#now(), this.#labeled + 1);
    return this.#labeled;
  }

  #beginStream(): void {
    this.#shipper.begin(streamName(new Date(this.#label()), randomBytes(3).toString('hex')));
    this.#firstLog = 1;
    this.#nextBase = 0;
  }

  async #step(): Promise<void> {
    await this.#look();
    const { waitingSince, stream } = this.#shipper;
    this.#noteProgress();
    // Where the store answers, what waits is stored at once; a log that ends by itself at its limit would cost a base.
    if (this.#now() - waitingSince < RESTART_MS && this.#tail.isLong) {
      this.#add(await this.#tail.restart());
      await this.#look();
    }
    if (performance.now() >= this.#retryAt)
      this.#shipping ??= this.#ship().finally(() => (this.#shipping = undefined));
    const isBaseDue = this.#base.stream !== stream || this.#now() - this.#base.at >= DAY_MS;
    if (isBaseDue && !this.#shipper.isFull && performance.now() >= this.#nextBase) this.#beginBase();
  }

  #beginBase(): void {
    this.#basing ??= this.#takeBase().finally(() => (this.#basing = undefined));
  }

  /** @returns whether all was read; not while too much waits to be stored */
  async #look(): Promise<boolean> {
    const awaiting = this.#awaiting.length;
    for (let look: Look | undefined; !look || look.hasMore; ) {
      if (this.#shipper.isFull) return false;
      const began = this.#now();
      look = await this.#tail.look();
      this.#add(look);
      const { at, salts, offset } = look;
      if (look.hasMore || salts === undefined) continue;
      this.#seenAt = began;
      const { stream = '' } = this.#shipper;
      for (const resolve of this.#awaiting.splice(0, awaiting))
        resolve({ at, salts, offset, stream, firstLog: this.#firstLog });
    }
    return true;
  }

  #add({ chunks, isBroken }: Look): void {
    if (isBroken) this.#beginStream();
    if (chunks.some(({ from }) => from === 0)) this.#firstLog = this.#shipper.number;
    this.#shipper.add(chunks);
  }

  async #ship(): Promise<void> {
    try {
      await this.#send();
    } catch (error) {
      this.#retryAt = performance.now() + RETRY_MS;
      this.#report(error);
    }
  }

  async #send(): Promise<void> {
    await this.#sendRegister();
    await this.#shipper.ship();
    this.#noteProgress();
  }

  /** Sends the register of erased people where it has changed: a restore erases them again. */
  async #sendRegister(): Promise<void> {
    const { dataDir, store, sealer } = this.#parts;
    const file = join(dataDir, REGISTER_FILE);
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (changedAt === this.#registerSeen) return;
    await store.put(REGISTER_OBJECT, sealer.seal(REGISTER_OBJECT, readFileSync(file)));
    this.#registerSeen = changedAt;
  }

  /** Reports how far the copy is; a stream without its base restores nothing. */
  #noteProgress(): void {
    const isWhole = this.#shipper.waitingSince === Number.POSITIVE_INFINITY;
    if (isWhole && this.#base.stream !== undefined && this.#base.stream === this.#shipper.stream)
      this.#parts.onProgress({ copiedAt: this.#seenAt, problem: null });
  }

  async #takeBase(): Promise<void> {
    const { dataDir, store, sealer, keep } = this.#parts;
    try {
      const { file, seen } = await copyPages(dataDir, () => this.#nextLook());
      const { stream, salts, offset } = seen;
      const name = baseName(stream, new Date(seen.at), seen.firstLog);
      const { finish } = await sendBase(file, { name, salts, offset, store, sealer });
      while (this.#shipper.waitingSince <= seen.at && !this.#hasShipped) await setTimeout(LOOK_MS);
      if (this.#shipper.waitingSince <= seen.at) return;
      await finish();
      this.#base = { stream, at: seen.at };
      this.#noteProgress();
      for (const surplus of surplusObjects(await store.list(), keep, this.#shipper.stream ?? ''))
        await store.remove(surplus);
    } catch (error) {
      this.#nextBase = performance.now() + BASE_RETRY_MS;
      this.#report(error);
    }
  }

  /** Resolves with the next look that begins from now on. */
  #nextLook(): Promise<Seen> {
    return new Promise((resolve) => this.#awaiting.push(resolve));
  }

  #report(error: unknown): void {
    const { message, cause } = error as Error;
    const problem = cause === undefined ? message : `the store is not reached (${failureCodeOf(error)})`;
    this.#parts.onProgress({ problem: problem.replaceAll(/\s+/g, ' ').slice(0, 300) });
  }
}
