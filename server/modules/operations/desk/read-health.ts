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
import type { Alert, Incident } from '../monitoring/alert.rules.ts';
import { createCertificateWatch } from '../monitoring/certificate-watch.ts';
import { findFailedFields } from '../monitoring/failed-submissions.ts';
import { colorOf, colorOfChannel, colorOfPart, judgeHealth } from '../monitoring/health.rules.ts';
import { createSnapshotReader } from '../monitoring/health-snapshot.ts';
import { daysUntil, findIncidents, type HealthSnapshot } from '../monitoring/incident.rules.ts';
import { createMaintenanceStore } from '../monitoring/maintenance.store.ts';
import { alertTargets } from '../monitoring/notify-operator.ts';
import { findMissingSettings } from './missing-settings.rules.ts';

/** Each screen of each person asks: within this time all get one answer. */
const SAME_FOR_MS = 2_000;
const BACKUP_CAUSES = ['backup-failed', 'backup-old', 'rehearsal-failed'];
const COPY_CAUSES = ['copy-late'];
const CERTIFICATE_CAUSES = ['certificate-ends', 'certificate-ends-soon', 'certificate-untrusted'];

/** Facts at one look, and the problems among them. */
interface Look {
  at: Date;
  snapshot: HealthSnapshot;
  incidents: Incident[];
  alerts: Alert[];
}

export interface HealthParts extends AppContext {
  /** Version of what runs, as `/healthz` returns it. */
  build: string;
}

/** Reads the state of the server from the snapshot by which alerts judge it. */
export function createHealthReader({ config, database, clock, databaseRole, build, undrawn }: HealthParts) {
  // It does no job: it only reads what the processes share.
  const store = createMaintenanceStore(database, 'desk');
  const certificates = createCertificateWatch(config.publicUrl);
  const finder = createSnapshotReader({ config, database, store, certificates, undrawn });

  const look = memoizeTtl(async (): Promise<Look> => {
    const at = clock();
    const [snapshot, alerts] = await Promise.all([finder.find(at), store.findAlerts()]);
    const active = new Set(alerts.map(({ cause }) => cause));
    const incidents = [...findIncidents(snapshot, active, at), ...findMissingSettings(config)];
    return { at, snapshot, alerts, incidents };
  }, SAME_FOR_MS);

  return {
    /** Reports whether a channel of this name can be tested. */
    canTest: (name: string) => channelNames(config).includes(name) && findChannel(name)?.canTest === true,

    async readDot(): Promise<Omit<HealthDot, 'copyReason'>> {
      const { snapshot, incidents } = await look();
      return {
        color: judgeHealth(incidents, snapshot.channels),
        titles: incidents.map(({ title }) => title),
      };
    },

    async read(): Promise<DeskHealth> {
      const { at, snapshot, incidents, alerts } = await look();
      const [counts, arrivals, calendars, hosts, fields, rehearsal, copyReason] = await Promise.all([
        countDeliveries(database, at),
        findLastArrivals(database, channelNames(config)),
        listCalendars(database),
        listHosts(database),
        findFailedFields(database, at),
        store.findJob('rehearsal'),
        databaseRole.findCopyReason(),
      ]);
      const toldAt = new Map(alerts.map((alert) => [alert.cause, alert.notifiedAt]));
      const { backups, copy, certificate, failedSubmissions } = snapshot;
      return {
        color: judgeHealth(incidents, snapshot.channels),
        checkedAt: at.toISOString(),
        troubles: incidents.map((incident) => ({
          ...incident,
          color: colorOf(incident),
          toldAt: isoOf(toldAt.get(incident.cause)),
        })),
        channels: snapshot.channels.map(
          (channel): ChannelHealth => ({
            ...{
              name: channel.channel,
              label: labelOf(channel.channel),
              color: colorOfChannel(incidents, channel),
            },
            deliveredAt: arrivals.get(channel.channel) ?? null,
            ...countsOf(counts, channel.channel),
            ...{ failingSince: isoOf(channel.failingSince), problem: channel.problem ?? null },
            canTest: findChannel(channel.channel)?.canTest ?? false,
          }),
        ),
        mail: {
          way: config.smtpUrl === null ? 'files' : 'server',
          host: config.smtpUrl === null ? null : new URL(config.smtpUrl).hostname,
        },
        mailbox:
          config.replyMailbox === null
            ? null
            : {
                color: colorOfPart(incidents, ['mailbox-down']),
                readAt: isoOf(snapshot.mailbox?.readAt),
                failingSince: isoOf(snapshot.mailbox?.failingSince),
                problem: snapshot.mailbox?.problem ?? null,
              },
        calendars: calendars.map(({ id, hostId, goodAt, failingSince, problem, ...calendar }) => ({
          ...{ id, host: hosts.find(({ id: each }) => each === hostId)?.name ?? '', problem },
          color: colorOfPart(
            incidents,
            ['unread', 'partly', 'demos'].map((cause) => `calendar-${cause}:${id}`),
          ),
          ...{ unread: calendar.unread, damaged: calendar.damaged },
          ...{ unknownZones: [...calendar.unknownZones], demosProblem: calendar.demosProblem },
          ...{ readAt: isoOf(goodAt), failingSince: isoOf(failingSince) },
        })),
        backup: backups
          ? {
              color: colorOfPart(incidents, BACKUP_CAUSES),
              ...{ newestAt: backups.newestAt.toISOString(), problem: backups.problem },
              ...{ rehearsedAt: isoOf(rehearsal.doneAt), rehearsalProblem: backups.rehearsalProblem },
            }
          : null,
        copy: copy
          ? {
              color: colorOfPart(incidents, COPY_CAUSES),
              ...{ copiedAt: isoOf(copy.copiedAt), problem: copy.problem },
            }
          : null,
        disks: snapshot.disks.map((disk) => ({
          ...disk,
          color: colorOfPart(incidents, [`disk-low:${disk.setting}`]),
        })),
        certificate: certificate
          ? {
              ...{ host: certificate.host, problem: certificate.problem, endsAt: isoOf(certificate.endsAt) },
              color: colorOfPart(incidents, CERTIFICATE_CAUSES),
              daysLeft: certificate.endsAt && daysUntil(certificate.endsAt, at),
            }
          : null,
        queue: countsOf(counts),
        refused: { color: colorOfPart(incidents, ['forms-refused']), ...failedSubmissions, fields },
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
