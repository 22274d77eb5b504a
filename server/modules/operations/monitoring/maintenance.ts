import { randomUUID } from 'node:crypto';
import type { Database } from '../../../plugins/database/schema.ts';
import type { MailBrand } from '../../../plugins/mail/mail-brand.ts';
import type { Config } from '../../../plugins/settings/config.ts';
import type { Clock } from '../../../shared/clock.ts';
import { runRegularly } from '../../../shared/run-regularly.ts';
import { findRehearsal } from '../copies/start-copying.ts';
import { sendNotices } from '../notices/send-notices.ts';
import { createAlerts, type MaintenanceLog } from './alerts.ts';
import { BackupWorker } from './backup-worker.ts';
import { createCertificateWatch } from './certificate-watch.ts';
import type { findDiskSpace } from './disk-space.ts';
import { countFailedSubmissions, deleteOldFailures, type FailureCounts } from './failed-submissions.ts';
import { createSnapshotReader } from './health-snapshot.ts';
import { findIncidents, findStorageIncidents, type HealthSnapshot } from './incident.rules.ts';
import { createMaintenanceStore } from './maintenance.store.ts';
import { sendWeeklyReport } from './weekly-report.ts';

export interface MaintenanceParts {
  config: Config;
  database: Database;
  clock: Clock;
  brand: MailBrand;
  metrics: FailureCounts;
  /** Addresses of pages that could not be drawn. */
  undrawn?: ReadonlySet<string>;
  /** Reports whether the database is only a copy of the live one, about which nothing is sent. */
  isRestoredCopy: () => Promise<boolean>;
  log: MaintenanceLog;
  /** Replaces the disks of this machine, for tests. */
  findDisks?: typeof findDiskSpace;
}

export interface Maintenance {
  /** Looks once; what takes longer goes on afterwards. */
  look: () => Promise<void>;
  /** Looks each minute. */
  start: () => void;
  /** Leaves the watch to another process. */
  stop: () => Promise<void>;
}

/** Reason why nothing can be stored, and the time since when. */
interface StorageIncident extends Pick<HealthSnapshot, 'storageFault'> {
  since: Date;
  now: Date;
}

const LOOK_MS = 60_000;

/**
 * Looks after the server: notifies the operator of incidents, copies the database, rehearses a restore. Of several
 * processes on one database one has the watch (decision 022).
 */
export function createMaintenance(parts: MaintenanceParts): Maintenance {
  const { config, database, clock, brand, metrics, isRestoredCopy, log } = parts;
  const { backupDir } = config;
  const store = createMaintenanceStore(database, randomUUID());
  const failedSubmissions = countFailedSubmissions(database, metrics);
  const certificates = createCertificateWatch(config.publicUrl);
  const snapshots = createSnapshotReader({
    ...{ config, database, store, certificates, findDisks: parts.findDisks },
    undrawn: parts.undrawn,
  });
  const copied = findRehearsal(config);
  const backups = backupDir === null && !copied ? undefined : openBackups();
  const stopping = new AbortController();
  const notifying = { config, database, brand, clock, stopping: stopping.signal };
  const alerts = createAlerts({ ...notifying, store, log });
  let stop = async () => {};
  /** This process has the watch, by its own knowledge; one that has never reached the database assumes it. */
  let hasWatch = true;
  let isCopy = false;
  let failingSince: Date | undefined;

  function openBackups(): BackupWorker {
    return new BackupWorker({
      ...{ config, store, copied },
      onReport: (report) => {
        if (report.problem === null) log.info({ duty: report.duty }, report.note);
        else log.error({ duty: report.duty, problem: report.problem }, 'a backup or its rehearsal failed');
      },
      onFailure,
    });
  }

  async function look(): Promise<void> {
    const now = clock();
    try {
      await lookAround(now);
      failingSince = undefined;
    } catch (error) {
      onFailure(error);
      failingSince ??= now;
      const storageFault = database.health.findFault();
      // Other processes do not see what happened to the files of this one.
      const mayNotify = (hasWatch || storageFault === 'replaced') && !isCopy && !stopping.signal.aborted;
      if (mayNotify) await notifyOfStorage({ since: failingSince, now, storageFault });
    }
  }

  async function lookAround(now: Date): Promise<void> {
    await failedSubmissions.store(now);
    hasWatch = await store.keepWatch(now);
    if (!hasWatch) return;
    backups?.look(now);
    isCopy = await isRestoredCopy();
    if (isCopy) return;
    await deleteOldFailures(database, now);
    await backups?.noteFirstLook(now);
    const seen = await snapshots.find(now);
    const incidents = await alerts.notifyOfChanges(now, (active) => findIncidents(seen, active, now));
    await sendNotices(notifying).catch((err) => {
      log.error({ err }, 'people of the desk could not be notified');
    });
    if (incidents.length > 0) return;
    await sendWeeklyReport(seen, now, { ...notifying, store });
  }

  async function notifyOfStorage({ since, now, storageFault }: StorageIncident): Promise<void> {
    const seen = { disks: await snapshots.findDisks(), storageFault };
    await alerts.notifyWithoutStorage(findStorageIncidents(seen, since, now));
  }

  function onFailure(err: unknown): void {
    log.error({ err }, 'the health of the server could not be checked');
  }

  return {
    look,
    start() {
      stop = runRegularly(look, LOOK_MS, onFailure);
    },
    async stop() {
      stopping.abort();
      await stop();
      await backups?.stop();
      await store.endWatch().catch(() => {});
    },
  };
}
