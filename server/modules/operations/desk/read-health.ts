import type { ChannelHealth, DeskHealth, HealthDot } from 'contract/desk/health.ts';
import type { AppContext } from '../../../plugins/app-context.ts';
import { VERSION } from '../../../plugins/settings/version.ts';
import { memoizeTtl } from '../../../shared/memoize-ttl.ts';
import { listCalendars } from '../../bookings/bookings.calendars.ts';
import { listHosts } from '../../bookings/bookings.queries.ts';
import {
  channelNames,
  countDeliveries,
  type DeliveryCount,
  findChannel,
  findLastArrivals,
  labelOf,
} from '../../leads/leads.queries.ts';
import type { Alert, Finding } from '../monitoring/alert.rules.ts';
import { createCertificateWatch } from '../monitoring/certificate-fact.ts';
import { createFactFinder } from '../monitoring/find-facts.ts';
import { daysUntil, type Facts, findTroubles } from '../monitoring/findings.rules.ts';
import { colorOf, colorOfChannel, colorOfPart, judgeHealth } from '../monitoring/health.rules.ts';
import { createMaintenanceStore } from '../monitoring/maintenance.store.ts';
import { alertTargets } from '../monitoring/notify-operator.ts';
import { findRefusedFields } from '../monitoring/refused-forms.ts';
import { findMissingSettings } from './missing-settings.rules.ts';

/** Each screen of each person asks: within this time all get one answer. */
const SAME_FOR_MS = 2_000;
const BACKUP_CAUSES = ['backup-failed', 'backup-old', 'rehearsal-failed'];
const CERTIFICATE_CAUSES = ['certificate-ends', 'certificate-ends-soon', 'certificate-untrusted'];

/** Facts at one look, and the problems among them. */
interface Look {
  at: Date;
  facts: Facts;
  findings: Finding[];
  alerts: Alert[];
}

export interface HealthParts extends AppContext {
  /** Version of what runs, as `/healthz` returns it. */
  build: string;
}

/** Reads the state of the server from the facts by which alerts judge it. */
export function createHealthReader({ config, database, clock, liveness, build, undrawn }: HealthParts) {
  // It holds no duty: it only reads what the processes share.
  const store = createMaintenanceStore(database, 'desk');
  const certificates = createCertificateWatch(config.publicUrl);
  const finder = createFactFinder({ config, database, store, certificates, undrawn });

  const look = memoizeTtl(async (): Promise<Look> => {
    const at = clock();
    const [facts, alerts] = await Promise.all([finder.find(at), store.findAlerts()]);
    const active = new Set(alerts.map(({ cause }) => cause));
    const findings = [...findTroubles(facts, active, at), ...findMissingSettings(config)];
    return { at, facts, alerts, findings };
  }, SAME_FOR_MS);

  return {
    /** Reports whether a channel of this name can be tested. */
    canTest: (name: string) => channelNames(config).includes(name) && findChannel(name)?.canTest === true,

    async readDot(): Promise<HealthDot> {
      const { facts, findings } = await look();
      return { color: judgeHealth(findings, facts.channels), titles: findings.map(({ title }) => title) };
    },

    async read(): Promise<DeskHealth> {
      const { at, facts, findings, alerts } = await look();
      const [counts, arrivals, calendars, hosts, fields, rehearsal, copyReason] = await Promise.all([
        countDeliveries(database, at),
        findLastArrivals(database, channelNames(config)),
        listCalendars(database),
        listHosts(database),
        findRefusedFields(database, at),
        store.findJob('rehearsal'),
        liveness.findCopyReason(),
      ]);
      const toldAt = new Map(alerts.map((alert) => [alert.cause, alert.toldAt]));
      const { backups, certificate, refusedForms } = facts;
      return {
        color: judgeHealth(findings, facts.channels),
        checkedAt: at.toISOString(),
        troubles: findings.map((finding) => ({
          ...finding,
          color: colorOf(finding),
          toldAt: isoOf(toldAt.get(finding.cause)),
        })),
        channels: facts.channels.map(
          (fact): ChannelHealth => ({
            ...{ name: fact.channel, label: labelOf(fact.channel), color: colorOfChannel(findings, fact) },
            deliveredAt: arrivals.get(fact.channel) ?? null,
            ...countsOf(counts, fact.channel),
            ...{ failingSince: isoOf(fact.failingSince), problem: fact.problem ?? null },
            canTest: findChannel(fact.channel)?.canTest ?? false,
          }),
        ),
        mail: {
          way: config.smtpUrl === null ? 'files' : 'server',
          host: config.smtpUrl === null ? null : new URL(config.smtpUrl).hostname,
        },
        calendars: calendars.map(({ id, hostId, goodAt, failingSince, problem, ...calendar }) => ({
          ...{ id, host: hosts.find(({ id: each }) => each === hostId)?.name ?? '', problem },
          color: colorOfPart(
            findings,
            ['unread', 'partly', 'demos'].map((cause) => `calendar-${cause}:${id}`),
          ),
          ...{ unread: calendar.unread, damaged: calendar.damaged },
          ...{ unknownZones: [...calendar.unknownZones], demosProblem: calendar.demosProblem },
          ...{ readAt: isoOf(goodAt), failingSince: isoOf(failingSince) },
        })),
        backup: backups
          ? {
              color: colorOfPart(findings, BACKUP_CAUSES),
              ...{ newestAt: backups.newestAt.toISOString(), problem: backups.problem },
              ...{ rehearsedAt: isoOf(rehearsal.doneAt), rehearsalProblem: backups.rehearsalProblem },
            }
          : null,
        disks: facts.disks.map((disk) => ({
          ...disk,
          color: colorOfPart(findings, [`disk-low:${disk.setting}`]),
        })),
        certificate: certificate
          ? {
              ...{ host: certificate.host, problem: certificate.problem, endsAt: isoOf(certificate.endsAt) },
              color: colorOfPart(findings, CERTIFICATE_CAUSES),
              daysLeft: certificate.endsAt && daysUntil(certificate.endsAt, at),
            }
          : null,
        queue: countsOf(counts),
        refused: { color: colorOfPart(findings, ['forms-refused']), ...refusedForms, fields },
        alertsBy: alertTargets(config),
        copyReason: copyReason ?? null,
        ...{ version: VERSION, build },
      };
    },
  };
}

/** Sums the counts of one channel, or of all. */
function countsOf(counts: readonly DeliveryCount[], channel?: string) {
  const sum = (state: DeliveryCount['state']) =>
    counts
      .filter((each) => each.state === state && (channel === undefined || each.channel === channel))
      .reduce((total, { count }) => total + count, 0);
  return { waiting: sum('due'), late: sum('late'), givenUp: sum('dead') };
}

function isoOf(moment: Date | null | undefined): string | null {
  return moment?.toISOString() ?? null;
}
