import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/schema.ts';
import { channelNames } from '../deliveries/open-channels.ts';
import type { Metrics } from '../web/metrics.ts';
import { type Finding, judgeAlerts } from './alert.rules.ts';
import { BackupWorker } from './backup-worker.ts';
import { findChannelFacts, findGivenUp } from './delivery-facts.ts';
import { findDiskFacts } from './disk-facts.ts';
import { describeOver, type Facts, findTroubles } from './findings.rules.ts';
import type { News } from './notices.ts';
import { countRefusedForms, findRefusedForms } from './refused-forms.ts';
import { alertTargets, tellOperator } from './tell-operator.ts';
import { createUpkeepStore } from './upkeep.store.ts';

export interface UpkeepParts {
  config: Config;
  database: Database;
  clock: Clock;
  productName: string;
  metrics: Pick<Metrics, 'findRefusedForms'>;
  /** Whether the database is only a copy of the live one, about which nothing is sent. */
  isQuiet: () => Promise<boolean>;
  log: UpkeepLog;
  /** In place of those of this machine, for tests. */
  findDisks?: typeof findDiskFacts;
}

interface UpkeepLog {
  info: (fields: object, line: string) => void;
  error: (fields: object, line: string) => void;
}

export interface Upkeep {
  /** Looks once; what takes longer goes on afterwards. */
  look: () => Promise<void>;
  /** Looks each minute. */
  start: () => void;
  /** Leaves the watch to another process. */
  stop: () => Promise<void>;
}

const LOOK_MS = 60_000;
/** News that could not be told for so long is forgotten. */
const STALE_MS = 24 * 3_600_000;

/**
 * Looks after the server: tells the operator what is wrong, copies the database, rehearses a restore. Of several processes
 * on one database one has the watch (decision 084).
 */
export function createUpkeep(parts: UpkeepParts): Upkeep {
  const { config, database, clock, productName, metrics, isQuiet, log } = parts;
  const { findDisks = findDiskFacts } = parts;
  const { dataDir, backupDir } = config;
  const store = createUpkeepStore(database, randomUUID());
  const refusedForms = countRefusedForms(database, metrics);
  const channels = channelNames(config);
  const backups = backupDir === null ? undefined : openBackups(backupDir);
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;

  function openBackups(folder: string): BackupWorker {
    return new BackupWorker({
      config: { ...config, backupDir: folder },
      store,
      onReport: (report) => {
        if (report.problem === null) log.info({ duty: report.duty }, report.note);
        else log.error({ duty: report.duty, problem: report.problem }, 'a backup or its rehearsal failed');
      },
      onFailure,
    });
  }

  async function look(): Promise<void> {
    const now = clock();
    await refusedForms.store(now);
    if (!(await store.keepWatch(now))) return;
    backups?.look(now);
    await tellWhatIsNew(now);
  }

  async function findFacts(now: Date): Promise<Facts> {
    return {
      channels: await findChannelFacts(database, channels, now),
      givenUp: await findGivenUp(database, now),
      backups: await backups?.findFact(now),
      disks: await findDisks({ DATA_DIR: dataDir, ...(backupDir !== null && { BACKUP_DIR: backupDir }) }),
      refusedForms: await findRefusedForms(database, now),
    };
  }

  async function tellWhatIsNew(now: Date): Promise<void> {
    if (await isQuiet()) return;
    const known = await store.findAlerts();
    const active = new Set(known.map(({ cause }) => cause));
    const findings = findTroubles(await findFacts(now), active, now);
    const { begun, untold, over } = judgeAlerts(known, findings);
    for (const { cause, text } of begun) log.error({ cause }, text);
    await store.insertAlerts(causesOf(begun), now);
    if (untold.length === 0 && over.length === 0) return;
    const isTold = await tell({ begun: untold, over }, findings);
    if (isTold) await store.noteTold(causesOf(untold), now);
    const forgotten = over.filter(({ since }) => isTold || now.getTime() - since.getTime() > STALE_MS);
    for (const { cause } of forgotten) log.info({ cause }, describeOver(cause));
    await store.removeAlerts(causesOf(forgotten));
  }

  /** Where there is no way to the operator, the log is all there is. */
  async function tell(news: News, findings: readonly Finding[]): Promise<boolean> {
    return (
      alertTargets(config).length === 0 ||
      tellOperator(news, findings, { config, productName, clock, stopping: stopping.signal })
    );
  }

  function onFailure(err: unknown): void {
    log.error({ err }, 'the server could not be looked after');
  }

  function run(): void {
    looking ??= look()
      .catch(onFailure)
      .finally(() => {
        looking = undefined;
      });
  }

  return {
    look,
    start() {
      run();
      timer = setInterval(run, LOOK_MS).unref();
    },
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await looking;
      await backups?.stop();
      await store.endWatch().catch(() => {});
    },
  };
}

function causesOf(items: readonly { cause: string }[]): string[] {
  return items.map(({ cause }) => cause);
}
