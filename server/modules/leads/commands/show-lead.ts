import { command } from '../../../cli/command.ts';
import { Misuse, Refusal } from '../../../cli/command-line.ts';
import type { OpenDesk } from '../../../cli/desk.ts';
import { counted } from '../../../cli/terminal/figures.ts';
import { printable, printableJson } from '../../../cli/terminal/printable.ts';
import { formatPairs } from '../../../cli/terminal/table.ts';
import { describeBeginning } from '../records/booked-demo.rules.ts';
import { findLeadId, readIdBeginning } from '../records/lead-id.ts';
import { completeLeads, type DeliveryRecord, type Fields, type LeadRecord } from '../records/lead-record.ts';
import { labelBody, labelFields } from './field-labels.ts';

type Pairs = [string, string][];

export const showLead = command({
  name: 'show',
  usage: '<id> [--json]',
  summary: 'shows all that is known of a lead',
  options: { json: { type: 'boolean' } },
  read({ values, positionals }) {
    if (positionals.length !== 1) throw new Misuse('show takes one lead');
    const beginning = readIdBeginning(positionals[0]);
    return async (desk: OpenDesk) => {
      const lead = await findLead(beginning, desk);
      if (values.json) desk.print(printableJson(lead, 2));
      else for (const line of describeLead(lead, desk)) desk.print(line);
      return undefined;
    };
  },
});

async function findLead(beginning: string, { database }: OpenDesk): Promise<LeadRecord> {
  const id = await findLeadId(database, beginning);
  const rows = await database.selectFrom('leads').selectAll().where('id', '=', id).execute();
  const [lead] = await completeLeads(database, rows);
  if (!lead) throw new Refusal(`the lead ${id} has just been removed`);
  return lead;
}

function describeLead(lead: LeadRecord, { paint }: OpenDesk): string[] {
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
    ...(suspicions.length === 0 ? [] : ([['Suspicion', describeSuspicions(suspicions)]] satisfies Pairs)),
    ['Received', timeOf(receivedAt)],
  ];
}

/** What was sent, but for a demo's times, which are those that hold now. */
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

/** Such as `2026-03-10 06:30:00 UTC`. */
function timeOf(moment: string): string {
  return `${moment.slice(0, 19).replace('T', ' ')} UTC`;
}
