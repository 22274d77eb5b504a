import type { Program } from '../../../cli/command.ts';
import type { OpenDesk } from '../../../cli/desk.ts';
import { openDesk } from '../../../cli/open-desk.ts';
import { copyPerson } from '../../privacy/copy-person.ts';
import { erasePerson } from '../../privacy/erase-command.ts';
import { exportLeads } from './export-leads.ts';
import { listLeads } from './list-leads.ts';
import { freeLead, handleLead, noteLead } from './mark-lead.ts';
import { replayLead } from './replay-command.ts';
import { retainLeads } from './retain-leads.ts';
import { showLead } from './show-lead.ts';
import { testChannels } from './test-channels.ts';
import { showWeek } from './week/show-week.ts';

/** `npm run leads`: what came in, and what is to become of it. */
export const LEADS_PROGRAM: Program<OpenDesk> = {
  name: 'npm run leads --',
  commands: [
    listLeads,
    showLead,
    showWeek,
    handleLead,
    noteLead,
    freeLead,
    replayLead,
    exportLeads,
    copyPerson,
    erasePerson,
    retainLeads,
    testChannels,
  ],
  open: openDesk,
};
