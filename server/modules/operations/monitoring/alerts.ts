import type { MailBrand } from '../../../plugins/mail/mail-brand.ts';
import type { Clock } from '../../../shared/clock.ts';
import { type Incident, judgeAlerts } from './alert.rules.ts';
import type { AlertChange } from './alert-message.ts';
import { describeOver } from './incident.rules.ts';
import type { MaintenanceStore } from './maintenance.store.ts';
import { type AlertConfig, alertTargets, notifyOperator } from './notify-operator.ts';

/** A change that could not be reported for this long is dropped. */
const STALE_MS = 24 * 3_600_000;

export interface MaintenanceLog {
  info: (fields: object, line: string) => void;
  error: (fields: object, line: string) => void;
}

interface AlertsParts {
  store: MaintenanceStore;
  config: AlertConfig;
  brand: MailBrand;
  clock: Clock;
  /** Gives up what is under way. */
  stopping: AbortSignal;
  log: MaintenanceLog;
}

/** Notifies the operator of incidents: of each cause once when it begins, and once when it is over. */
export function createAlerts({ store, log, ...notifying }: AlertsParts) {
  /** Causes that were reported while nothing could be stored. */
  const unstored = new Set<string>();

  /** Notifies the operator. Without a way to reach them, the log is all there is. */
  async function notify(change: AlertChange, incidents: readonly Incident[]): Promise<boolean> {
    return alertTargets(notifying.config).length === 0 || notifyOperator(change, incidents, notifying);
  }

  return {
    /**
     * Reports new incidents, whichever process found the rest.
     * @param find all that is wrong; given the causes that were wrong a moment ago
     * @returns all that is wrong
     */
    async notifyOfChanges(now: Date, find: (active: ReadonlySet<string>) => Incident[]): Promise<Incident[]> {
      await store.insertAlerts([...unstored], now);
      await store.recordNotified([...unstored], now);
      unstored.clear();
      const known = await store.findAlerts();
      const incidents = find(new Set(causesOf(known)));
      const { begun, unreported, over } = judgeAlerts(known, incidents);
      for (const { cause, text } of begun) log.error({ cause }, text);
      await store.insertAlerts(causesOf(begun), now);
      if (unreported.length === 0 && over.length === 0) return incidents;
      const isNotified = await notify({ begun: unreported, over }, incidents);
      if (isNotified) await store.recordNotified(causesOf(unreported), now);
      const forgotten = over.filter(({ since }) => isNotified || now.getTime() - since.getTime() > STALE_MS);
      for (const { cause } of forgotten) log.info({ cause }, describeOver(cause));
      await store.removeAlerts(causesOf(forgotten));
      return incidents;
    },

    /**
     * Does the same while the database takes nothing, such as on a full disk: this process alone remembers what it
     * reported.
     */
    async notifyWithoutStorage(incidents: readonly Incident[]): Promise<void> {
      const begun = incidents.filter(({ cause }) => !unstored.has(cause));
      if (begun.length === 0 || !(await notify({ begun, over: [] }, incidents))) return;
      for (const { cause, text } of begun) {
        log.error({ cause }, text);
        unstored.add(cause);
      }
    },
  };
}

function causesOf(items: readonly { cause: string }[]): string[] {
  return items.map(({ cause }) => cause);
}
