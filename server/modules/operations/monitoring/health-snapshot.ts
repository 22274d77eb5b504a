import { dayOf } from 'contract/bookings/office.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import type { Config } from '../../../plugins/settings/config.ts';
import { findFailingCalendars } from '../../bookings/bookings.calendars.ts';
import {
  channelNames,
  findChannelHealth,
  findGivenUp,
  findMailboxHealth,
  findStuckQueues,
} from '../../leads/leads.queries.ts';
import { createSlowPagesFinder } from '../../visits/visits.queries.ts';
import { findNewestBackup } from '../backups/daily-backup.ts';
import { readCopyState } from '../copies/copy-state.ts';
import { isCopied } from '../copies/start-copying.ts';
import type { CertificateWatch } from './certificate-watch.ts';
import { findDiskSpace } from './disk-space.ts';
import { findFailedSubmissions } from './failed-submissions.ts';
import type { BackupHealth, CopyHealth, HealthSnapshot } from './incident.rules.ts';
import type { MaintenanceStore } from './maintenance.store.ts';

const START_MS = 5 * 60_000;

interface FactParts {
  config: Config;
  database: Database;
  store: Pick<MaintenanceStore, 'findJob'>;
  certificates: CertificateWatch;
  /** Addresses of pages that could not be drawn, where this process draws. */
  undrawn?: ReadonlySet<string> | undefined;
  /** Replaces the disks of this machine, for tests. */
  findDisks?: typeof findDiskSpace | undefined;
}

/** Sees how the server is, for alerts and for the desk alike; changes nothing. */
export function createSnapshotReader({
  config,
  database,
  store,
  certificates,
  undrawn = new Set(),
  findDisks = findDiskSpace,
}: FactParts) {
  const { dataDir, backupDir } = config;
  const findSlowPages = createSlowPagesFinder(database);
  let firstLook: number | undefined;

  /** The disks of the folders that the server writes to. */
  function findOwnDisks() {
    return findDisks({ DATA_DIR: dataDir, ...(backupDir !== null && { BACKUP_DIR: backupDir }) });
  }

  return {
    findDisks: findOwnDisks,

    async find(now: Date): Promise<HealthSnapshot> {
      firstLook ??= now.getTime();
      // What waited for a start is being sent.
      // Settings of the desk count at once.
      const channels = channelNames(config);
      const isStarting = now.getTime() - firstLook < START_MS;
      return {
        channels: await findChannelHealth(database, channels, now),
        givenUp: await findGivenUp(database, now),
        stuck: isStarting ? [] : await findStuckQueues(database, channels, now),
        backups: backupDir === null ? undefined : await findBackupHealth(backupDir, store, now),
        copy: isCopied(config) ? findCopyHealth(dataDir, firstLook) : undefined,
        disks: await findOwnDisks(),
        storageFault: database.health.findFault(),
        failedSubmissions: await findFailedSubmissions(database, now),
        calendars: await findFailingCalendars(database),
        undrawn: [...undrawn],
        slowPages: await findSlowPages(dayOf(config.office, now)),
        certificate: certificates.find(now),
        mailbox: await findMailboxHealth(database, config),
      };
    },
  };
}

/** The age of a copy counts from the first look at most: before, no process was there to go on with it. */
function findCopyHealth(dataDir: string, firstLook: number): CopyHealth {
  const { copiedAt, problem } = readCopyState(dataDir);
  return { copiedAt, problem, lateSince: new Date(Math.max(copiedAt?.getTime() ?? 0, firstLook)) };
}

/** Finds how old the newest backup is, and what failed last. */
export async function findBackupHealth(
  backupDir: string,
  store: Pick<MaintenanceStore, 'findJob'>,
  now: Date,
): Promise<BackupHealth> {
  const backup = await store.findJob('backup');
  const { problem: rehearsalProblem } = await store.findJob('rehearsal');
  return {
    newestAt: findNewestBackup(backupDir) ?? backup.doneAt ?? now,
    problem: backup.problem,
    rehearsalProblem,
  };
}
