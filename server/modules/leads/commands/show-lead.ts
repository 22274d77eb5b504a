import { Command } from '@commander-js/extra-typings';
import { printable } from 'contract/printable.ts';
import type { CommandContext } from '../../../cli/command-context.ts';
import { counted } from '../../../cli/terminal/figures.ts';
import { printableJson } from '../../../cli/terminal/printable.ts';
import { formatPairs } from '../../../cli/terminal/table.ts';
import { Refusal } from '../../../shared/refusal.ts';
import { describeBeginning } from '../records/booked-demo.rules.ts';
import { labelBody, labelFields } from '../records/field-labels.ts';
import { LEAD_ID_HELP, readIdBeginning } from '../records/lead-argument.ts';
import { findLeadId } from '../records/lead-id.ts';
import { type DeliveryRecord, type Fields, findLead, type LeadRecord } from '../records/lead-record.ts';

type Pairs = [string, string | undefined][];

export const showLead = (context: CommandContext) =>
  new Command('show')
    .description('shows all data of a lead')
    .argument('<id>', LEAD_ID_HELP, readIdBeginning)
    .option('--json', 'as JSON')
    .action(async (beginning, { json }) => {
      await using open = await context.open();
      const id = await findLeadId(open.database, beginning);
      const lead = await findLead(open.database, open.config.office, id);
      if (!lead) throw new Refusal(`the lead ${id} has just been removed`);
      if (json) open.print(printableJson(lead, 2));
      else for (const line of describeLead(lead, open)) open.print(line);
    });

function describeLead(lead: LeadRecord, { paint }: CommandContext): string[] {
  const sections: [string, Pairs][] = [
    [`Lead ${lead.id}`, headOf(lead)],
    ['Form', labelBody(lead.kind, formOf(lead))],
    ['How the visit began', labelFields(lead.attribution)],
    ['Context', labelFields(lead.context)],
    ['Deliveries', lead.deliveries.map(describeDelivery)],
    ['Notes', lead.notes.map(({ createdAt, text }) => [timeOf(createdAt), printable(text)])],
  ];
  return sections
    .filter(([, pairs]) => pairs.length > 0)
    .flatMap(([title, pairs], index) => [
      ...(index > 0 ? [''] : []),
      paint('bold', title),
      ...formatPairs(pairs),
    ]);
}

function headOf({ kind, state, suspicions, receivedAt }: LeadRecord): Pairs {
  return [
    ['Kind', kind],
    ['State', state],
    ['Suspicion', suspicions.length === 0 ? undefined : describeSuspicions(suspicions)],
    ['Received', timeOf(receivedAt)],
  ];
}

/** Returns the form as it was sent, with the current times of its demo. */
function formOf({ body, booking }: LeadRecord): Fields {
  if (!booking) return body;
  const startDateTime = describeBeginning(booking, body.startDateTime);
  return { ...body, startDateTime, endDateTime: booking.endDateTime };
}

/** The server's own words, such as `trap_filled`. */
function describeSuspicions(suspicions: readonly string[]): string {
  return printable(suspicions.join(', ').replaceAll('_', ' '));
}

function describeDelivery({ channel, message, ...delivery }: DeliveryRecord): [string, string] {
  return [`${channel}, ${message}`, describeState(delivery)];
}

function describeState(delivery: Omit<DeliveryRecord, 'channel' | 'message'>): string {
  const { state, attempts, dueAt, endedAt, lastProblem } = delivery;
  const parts = {
    done: `done ${endedAt ? timeOf(endedAt) : ''}`,
    due: `due ${timeOf(dueAt)}`,
    dead: `dead since ${timeOf(endedAt ?? dueAt)}: npm run leads -- replay sends it again`,
    held: 'held until the lead is released',
    dropped: `not sent, since ${timeOf(endedAt ?? dueAt)}`,
  };
  const tried = attempts > 0 ? `, ${counted(attempts, 'attempt')}` : '';
  const problem = lastProblem === null || state === 'done' ? '' : `\n${printable(lastProblem)}`;
  return `${parts[state]}${tried}${problem}`;
}

/** Formats a moment, such as `2026-03-10 06:30:00 UTC`. */
function timeOf(moment: string): string {
  return `${moment.slice(0, 19).replace('T', ' ')} UTC`;
}
