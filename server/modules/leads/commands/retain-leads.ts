import { Command, Option } from '@commander-js/extra-typings';
import { LEAD_KINDS, type LeadKind } from 'contract/api-paths.ts';
import { dateOf } from 'contract/dates.ts';
import { SPAM_DAYS } from 'contract/leads/retention.ts';
import type { CommandContext, DatabaseContext } from '../../../cli/command-context.ts';
import { readNumber } from '../../../cli/options.ts';
import { counted, formatCount } from '../../../cli/terminal/figures.ts';
import { emptyLog } from '../../../plugins/database/wipe-pages.ts';
import { RETENTION_DAYS } from '../leads.settings.ts';
import { retainLeads as retain } from '../records/old-leads.ts';

export const retainLeads = (context: CommandContext) =>
  new Command('retention')
    .summary('removes leads older than a number of days, or counts them')
    .description(
      'Removes leads older than a number of days, or counts them. A lead with unsent messages or an upcoming demo stays. Run it once a day to enforce the rule.',
    )
    .option(
      '--days <days>',
      'default: what RETENTION_DAYS sets for each kind',
      readNumber(RETENTION_DAYS.maximum),
    )
    .addOption(new Option('--kind <kind>', 'default: all kinds').choices(LEAD_KINDS))
    .option('--apply', 'deletes them; without it, they are only counted')
    .action(async ({ kind, days, apply = false }) => {
      await using open = await context.open();
      for (const each of kind === undefined ? LEAD_KINDS : [kind]) {
        const line = await retainKind(each, days ?? open.config.retentionDays[each], apply, open);
        open.progress(undefined);
        open.print(`${each}: ${line}`);
      }
      if (kind === undefined) {
        const line = await retainKind('spam', SPAM_DAYS, apply, open);
        open.print(`spam: ${line}`);
      }
      if (apply) await emptyLog(open.database);
      else open.print('Nothing was removed: add --apply to remove them');
    });

/** @returns what became of the leads of a kind */
async function retainKind(
  kind: LeadKind | 'spam',
  days: number | undefined,
  isApplied: boolean,
  { database, clock, config, progress }: DatabaseContext,
): Promise<string> {
  if (days === undefined) {
    return 'kept, since neither --days nor RETENTION_DAYS names it';
  }
  const counts = await retain({ database, clock, config }, { kind, days, isApplied }, (step) =>
    progress(counted(step, 'lead')),
  );
  const removed = isApplied ? counts.removed : counts.old - counts.staying;
  const kept =
    counts.staying > 0 ? `; ${formatCount(counts.staying)} stay: unsent messages, or an upcoming demo` : '';
  const verb = isApplied ? 'removed' : 'would be removed';
  return `${counted(removed, 'lead')} from before ${dateOf(counts.before)} ${verb}${kept}`;
}
