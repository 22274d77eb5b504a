import type { Program } from './command.ts';
import type { OpenDesk } from './desk.ts';
import { exportLeads } from './leads/export-leads.ts';
import { listLeads } from './leads/list-leads.ts';
import { freeLead, handleLead, noteLead } from './leads/mark-lead.ts';
import { replayLead } from './leads/replay-command.ts';
import { retainLeads } from './leads/retain-leads.ts';
import { showLead } from './leads/show-lead.ts';
import { testChannels } from './leads/test-channels.ts';
import { showWeek } from './leads/week/show-week.ts';
import { openDesk } from './open-desk.ts';
import { copyPerson } from './person/copy-person.ts';
import { erasePerson } from './person/erase-command.ts';

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
