import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SQLITE_FILE } from '../../../plugins/database/sqlite-database.ts';
import type { MailBrand } from '../../../plugins/mail/mail-brand.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { AlertChange } from './alert-message.ts';
import { STORAGE_INCIDENTS } from './incident.rules.ts';
import { type AlertConfig, notifyOperator } from './notify-operator.ts';

/** Note that the operator knows; it lies beside the database, which cannot remember it. */
const NOTE = `${SQLITE_FILE}.damage-told`;

interface DamageParts {
  config: AlertConfig;
  brand: MailBrand;
  clock: Clock;
  log: { error: (fields: object, line: string) => void };
}

/**
 * Notifies the operator that the database is damaged, once for all starts and processes until it is repaired.
 * @returns gives up what is under way
 */
export function notifyDamage(parts: DamageParts): () => Promise<void> {
  const change = { begun: [STORAGE_INCIDENTS.damaged], over: [] };
  return notifyInBackground(parts, () => noteFirst(parts.config.dataDir) && change);
}

/** Notifies the operator that the database works again, if they were notified of the damage. @returns as above */
export function notifyRepair(parts: DamageParts): () => Promise<void> {
  return notifyInBackground(parts, async () => {
    const note = join(parts.config.dataDir, NOTE);
    if (!existsSync(note)) return undefined;
    const { mtime: since } = await stat(note);
    rmSync(note, { force: true });
    return { begun: [], over: [{ cause: STORAGE_INCIDENTS.damaged.cause, since, notifiedAt: since }] };
  });
}

/** Nothing of it holds up or ends a start. */
function notifyInBackground(
  { log, ...parts }: DamageParts,
  findChange: () => AlertChange | false | Promise<AlertChange | undefined>,
): () => Promise<void> {
  const stopping = new AbortController();
  const notifying = (async () => {
    const change = await findChange();
    if (change) await notifyOperator(change, [], { ...parts, stopping: stopping.signal });
  })().catch((err: unknown) => log.error({ err }, 'the alert could not be sent'));
  return async () => {
    stopping.abort();
    await notifying;
  };
}

/** Reports whether this process is the first to report the damage. */
function noteFirst(dataDir: string): boolean {
  try {
    writeFileSync(join(dataDir, NOTE), '', { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    // Where nothing can be written it is said at each start: better twice than not at all.
    return (error as NodeJS.ErrnoException).code !== 'EEXIST';
  }
}
