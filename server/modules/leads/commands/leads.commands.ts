import { Command, Option } from '@commander-js/extra-typings';
import { LEAD_KINDS, type LeadKind } from 'contract/api-paths.ts';
import { dateOf } from 'contract/dates.ts';
import { SPAM_DAYS } from 'contract/leads/retention.ts';
import type { CommandContext, DatabaseContext } from '../../../cli/command-context.ts';
import { readNumber } from '../../../cli/options.ts';
import { commandGroup, Failure } from '../../../cli/run-command.ts';
import { counted, formatCount } from '../../../cli/terminal/figures.ts';
import { findCopyReasonFor } from '../../../plugins/database/installation.ts';
import { emptyLog } from '../../../plugins/database/wipe-pages.ts';
import { readMailBrand } from '../../../plugins/mail/mail-brand.ts';
import { Refusal } from '../../../shared/refusal.ts';
import { copyPerson, erasePerson } from '../../operations/operations.commands.ts';
import { deliveryNotes } from '../deliveries/open-channels.ts';
import { replayDeliveries } from '../deliveries/replay.ts';
import { testDeliveries } from '../deliveries/test-deliveries.ts';
import { RETENTION_DAYS } from '../leads.settings.ts';
import { LEAD_ID_HELP, readIdBeginning } from '../records/lead-argument.ts';
import { findLeadId } from '../records/lead-id.ts';
import { retainLeads as retain } from '../records/old-leads.ts';
import { exportLeads } from './export-leads.ts';
import { listLeads } from './list-leads.ts';
import { handleLead, noteLead, releaseLead } from './mark-lead.ts';
import { showLead } from './show-lead.ts';
import { showWeek } from './show-week.ts';

const testChannels = (context: CommandContext) =>
  new Command('test')
    .summary('sends a sample lead on every channel, and prints the results')
    .description(
      'Sends a sample lead on every channel, and prints the results. Stores nothing. It needs the settings of the server in its environment, since they are stored nowhere.',
    )
    .action(async () => {
      await using open = await context.open();
      const { config, clock, database, print } = open;
      const copyReason = await findCopyReasonFor(database, config);
      if (copyReason !== undefined) throw new Refusal(`nothing was sent, since this database ${copyReason}`);
      for (const note of deliveryNotes(config)) print(note);
      const tested = await testDeliveries({
        config,
        brand: await readMailBrand(config.siteDir),
        clock,
        onTested: ({ sentence }) => print(sentence),
      });
      if (tested.some(({ outcome }) => outcome.kind !== 'done')) throw new Failure();
    });

const retainLeads = (context: CommandContext) =>
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

const replayLead = (context: CommandContext) =>
  new Command('replay')
    .description('sends dead deliveries again, of one lead or of all')
    .argument('[id]', LEAD_ID_HELP, readIdBeginning)
    .option('--dead', 'those of all leads')
    .action(async (beginning, { dead = false }, command) => {
      if (dead === (beginning !== undefined))
        command.error('error: replay takes one lead, or --dead for all');
      await using open = await context.open();
      const leadId = beginning && (await findLeadId(open.database, beginning));
      const replayed = await replayDeliveries(open, { leadId });
      open.print(`${counted(replayed, 'delivery', 'deliveries')} due again`);
    });

/** `npm run leads`: what came in, and what is to become of it. */
export const leadsCommands = (context: CommandContext) =>
  commandGroup('npm run leads --', [
    listLeads(context),
    showLead(context),
    showWeek(context),
    handleLead(context),
    noteLead(context),
    releaseLead(context),
    replayLead(context),
    exportLeads(context),
    copyPerson(context),
    erasePerson(context),
    retainLeads(context),
    testChannels(context),
  ]);
