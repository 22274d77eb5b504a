import type { LeadKind } from 'contract/api-paths.ts';
import { LEAD_KINDS } from 'contract/api-paths.ts';
import type { ExpressionBuilder } from 'kysely';
import { command } from '../../../cli/command.ts';
import { Misuse } from '../../../cli/command-line.ts';
import type { OpenDesk } from '../../../cli/desk.ts';
import { counted, formatCount } from '../../../cli/terminal/figures.ts';
import type { Database, Tables } from '../../../plugins/database/schema.ts';
import { listMailFiles, removeFiles } from '../../privacy/removal/mail-files.ts';
import { removeLeads } from '../../privacy/removal/remove-leads.ts';
import { emptyLog } from '../../privacy/removal/wipe-pages.ts';
import { RETENTION_DAYS } from '../leads.settings.ts';
import { oneOf } from '../records/lead-filter.ts';

const DAY_MS = 86_400_000;
const PAGE = 5_000;

interface Request {
  kinds: readonly LeadKind[];
  /** `undefined` leaves it to the settings. */
  days: number | undefined;
  isApplied: boolean;
}

export const retainLeads = command({
  name: 'retention',
  usage: '[--days <days>] [--kind <kind>] [--apply]',
  summary: 'removes leads older than so many days, or counts them',
  details: [
    '  --days    without it, what RETENTION_DAYS says of each kind',
    `  --kind ${LEAD_KINDS.join('|')}, all of them when none is named`,
    '  --apply   removes them; without it, they are only counted',
    '  A lead with unsent messages or with a demo to come stays. For a rule that holds, call it once a day.',
  ],
  options: { kind: { type: 'string' }, days: { type: 'string' }, apply: { type: 'boolean' } },
  read({ values: { kind, days, apply = false }, positionals }) {
    if (positionals.length > 0) throw new Misuse('retention takes no names');
    const kinds = kind === undefined ? LEAD_KINDS : [oneOf('--kind', LEAD_KINDS, kind)];
    const request = { kinds, days: days === undefined ? undefined : readDays(days), isApplied: apply };
    return (desk: OpenDesk) => retain(request, desk);
  },
});

function readDays(typed: string): number {
  const { minimum, maximum } = RETENTION_DAYS;
  const count = /^\d{1,5}$/.test(typed) ? Number(typed) : 0;
  if (count < minimum || count > maximum)
    throw new Misuse(`--days is a number from ${minimum} to ${maximum}`);
  return count;
}

async function retain(request: Request, desk: OpenDesk): Promise<undefined> {
  const { kinds, isApplied } = request;
  const { database, clock, config, print, progress } = desk;
  for (const kind of kinds) {
    const days = request.days ?? config.retentionDays[kind];
    if (days === undefined) {
      print(`${kind}: kept, since neither --days nor RETENTION_DAYS says for how long`);
      continue;
    }
    const before = new Date(clock().getTime() - days * DAY_MS).toISOString();
    const now = clock();
    const { old, staying } = await countOld(database, kind, before, now);
    const kept = staying > 0 ? `; ${formatCount(staying)} stay: unsent messages, or a demo to come` : '';
    const verb = isApplied ? 'removed' : 'would be removed';
    let removed = isApplied ? 0 : old - staying;
    if (isApplied) {
      for (
        let ids = await listOld(database, kind, before, now);
        ids.length > 0;
        ids = await listOld(database, kind, before, now)
      ) {
        await removeWithMails(ids, desk, (step) => progress(counted(removed + step, 'lead')));
        removed += ids.length;
      }
    }
    progress(undefined);
    print(`${kind}: ${counted(removed, 'lead')} from before ${before.slice(0, 10)} ${verb}${kept}`);
  }
  if (isApplied) await emptyLog(database);
  else print('Nothing was removed: --apply does it');
}

async function removeWithMails(
  ids: readonly string[],
  { database, config }: OpenDesk,
  onStep: (removed: number) => void,
): Promise<void> {
  const deliveries = await database
    .selectFrom('lead_deliveries')
    .select('id')
    .where('lead_id', 'in', ids)
    .execute();
  const named = [...ids, ...deliveries.map(({ id }) => id)];
  await removeLeads(database, ids, onStep);
  await removeFiles(await listMailFiles(config.dataDir, { ids: named }));
}

function oldLeads(database: Database, kind: LeadKind, before: string) {
  return database.selectFrom('leads').where('kind', '=', kind).where('received_at', '<', before);
}

/** Leads with unsent messages, or with a demo to come, which would vanish without a message. */
function stays({ or, exists, selectFrom }: ExpressionBuilder<Tables, 'leads'>, now: Date) {
  const untold = selectFrom('lead_deliveries').select('id').whereRef('lead_id', '=', 'leads.id');
  const coming = selectFrom('bookings').select('lead_id').whereRef('lead_id', '=', 'leads.id');
  return or([
    exists(untold.where('state', '=', 'due')),
    exists(coming.where('state', '!=', 'cancelled').where('ends_at', '>', now.toISOString())),
  ]);
}

async function countOld(database: Database, kind: LeadKind, before: string, now: Date) {
  const counts = await oldLeads(database, kind, before)
    .select((leads) => [
      leads.fn.countAll().as('old'),
      leads.fn.countAll().filterWhere(stays(leads, now)).as('staying'),
    ])
    .executeTakeFirstOrThrow();
  return { old: Number(counts.old), staying: Number(counts.staying) };
}

async function listOld(database: Database, kind: LeadKind, before: string, now: Date): Promise<string[]> {
  const rows = await oldLeads(database, kind, before)
    .select('id')
    .where((leads) => leads.not(stays(leads, now)))
    .limit(PAGE)
    .execute();
  return rows.map(({ id }) => id);
}
