import type { CommandContext } from '../../../cli/command-context.ts';
import { commandGroup } from '../../../cli/run-command.ts';
import { copyPerson, erasePerson } from '../../operations/operations.commands.ts';
import { exportLeads } from './export-leads.ts';
import { listLeads } from './list-leads.ts';
import { handleLead, noteLead, releaseLead } from './mark-lead.ts';
import { replayLead } from './replay-deliveries.ts';
import { retainLeads } from './retain-leads.ts';
import { showLead } from './show-lead.ts';
import { showWeek } from './show-week.ts';
import { testChannels } from './test-channels.ts';

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
