import { fileURLToPath } from 'node:url';
import type { Config } from '../../../plugins/settings/config.ts';
import { WorkerProcess } from '../../../shared/worker-process.ts';
import { findNewestDaily, isDailyDue } from '../backups/daily-backup.ts';
import { readCopyState } from '../copies/copy-state.ts';
import type { CopyRehearsal } from '../copies/rehearse-copy.ts';
import type { BackupOrder, BackupReport } from './backup-process.ts';
import type { MaintenanceStore } from './maintenance.store.ts';

const PROGRAM = fileURLToPath(new URL('./backup-process.ts', import.meta.url));
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;
const LONGEST_MS = 6 * HOUR_MS;
const MOST_HEAP_MB = 256;

export interface BackupParts {
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'backupKeep' | 'backupDir'>;
  /** The copy to the second, where there is one: it is rehearsed each day, in place of the daily copies each week. */
  copied?: CopyRehearsal | undefined;
  store: Pick<MaintenanceStore, 'findJob' | 'recordJob'>;
  onReport: (report: BackupReport & { duty: BackupOrder['duty'] }) => void;
  /** It could not be found out what is due. */
  onFailure: (error: unknown) => void;
}

/**
 * Copies the database each day, and brings the newest copy back each week, or the one to the second each day, one after the other and in a child process.
 */
export class BackupWorker {
  readonly #parts: BackupParts;
  readonly #worker = new WorkerProcess({
    program: PROGRAM,
    timeoutMs: LONGEST_MS,
    maxHeapMb: MOST_HEAP_MB,
    timeoutError: () => new Error('it took longer than six hours'),
    exitError: () => new Error('its process has ended'),
  });
  #isStopping = false;
  /** Time of the next attempt: what failed is tried again an hour later. */
  readonly #retryAt: Record<BackupOrder['duty'], number> = { backup: 0, rehearsal: 0 };
  #working: Promise<void> | undefined;

  constructor(parts: BackupParts) {
    this.#parts = parts;
  }

  /** Begins what is due, unless something is under way; resolves at once. */
  look(now: Date): void {
    this.#working ??= this.#work(now)
      .catch(this.#parts.onFailure)
      .finally(() => {
        this.#working = undefined;
      });
  }

  /** Resolves once nothing is under way. */
  async settled(): Promise<void> {
    await this.#working;
  }

  /** Ends what is under way; it is done by the next process. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#worker.end();
    await this.#working;
  }

  /** Remembers when the folder was looked at first: before there is a file in it, its age counts from then. */
  async noteFirstLook(now: Date): Promise<void> {
    const { store } = this.#parts;
    const { doneAt } = await store.findJob('backup');
    if (!doneAt) await store.recordJob('backup', now, null);
  }

  async #work(now: Date): Promise<void> {
    const { config, store, copied } = this.#parts;
    // Postgres has its own tool, which a timer calls.
    if (config.databaseUrl !== null) return;
    const { dataDir, databaseUrl, backupDir, backupKeep } = config;
    if (backupDir !== null) {
      const place = { dataDir, databaseUrl, backupDir, backupKeep };
      if (isDailyDue(place, now)) await this.#do({ duty: 'backup', place }, now);
    }
    const everyMs = copied ? DAY_MS : WEEK_MS;
    const { doneAt, problem } = await store.findJob('rehearsal');
    if (doneAt && problem === null && now.getTime() - doneAt.getTime() < everyMs) return;
    if (copied && readCopyState(dataDir).copiedAt) return this.#do({ duty: 'rehearsal', copied }, now);
    const copy = copied || backupDir === null ? undefined : findNewestDaily(backupDir);
    if (copy) await this.#do({ duty: 'rehearsal', copy }, now);
  }

  async #do(order: BackupOrder, now: Date): Promise<void> {
    const { store, onReport } = this.#parts;
    const { duty } = order;
    if (this.#isStopping || now.getTime() < this.#retryAt[duty]) return;
    const report = await this.#worker
      .run<BackupReport>(order)
      .catch((error: Error): BackupReport => ({ problem: error.message }));
    await this.#worker.end();
    if (this.#isStopping && report.problem !== null) return;
    if (report.problem !== null) this.#retryAt[duty] = now.getTime() + HOUR_MS;
    onReport({ duty, ...report });
    await store.recordJob(duty, now, report.problem);
  }
}
