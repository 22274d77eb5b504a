import { DESK_PATH } from 'contract/desk/paths.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import { mailParts, writeMail } from '../../../plugins/mail/mail-words.ts';
import { mailOrigin } from '../../../plugins/mail/sender.ts';
import type { Config } from '../../../plugins/settings/config.ts';
import { readMailbox } from '../../../shared/addresses/mailbox.ts';
import { listAllPeople } from '../../desk/desk.queries.ts';
import { type DeskMails, REPLY_EMAIL } from '../channels/desk-email.ts';
import { VISITOR_EMAIL } from '../channels/email.ts';
import type { LeadSnapshot } from '../deliveries/channel.ts';
import { personOf } from '../deliveries/lead-texts.ts';
import { replyAddressOf } from '../inbox/reply-address.rules.ts';
import { findHistory, type HistoryRecord } from '../records/lead-history.ts';
import { THE_DESK } from './give-in-turn.ts';

interface Parts {
  database: Database;
  config: Pick<Config, 'publicUrl' | 'host' | 'port' | 'replyMailbox' | 'salesEmail'>;
}

/** Creates the sources of mails that are written at the desk; stored mails are read when they are sent. */
export function createDeskMails({ database, config }: Parts): DeskMails {
  return {
    async findReply(lead, message) {
      const entry = await findHistory(database, lead.id, idIn(message));
      if (entry?.kind !== 'reply') return undefined;
      const author = await findAuthor(database, entry);
      if (!author) return undefined;
      const { subject, text, deliveryId } = entry.details;
      const thread = await listThread(database, lead.id, deliveryId);
      const mailbox = config.replyMailbox === null ? undefined : readMailbox(config.replyMailbox);
      const answersTo = mailbox ? replyAddressOf(mailbox, deliveryId) : author.email;
      return { to: lead.email, author, answersTo, subject, text, writtenAt: new Date(entry.at), thread };
    },

    async findColleagueMail(lead, message) {
      const entry = await findHistory(database, lead.id, idIn(message));
      if (entry?.kind !== 'assigned' || entry.details.to === null) return undefined;
      const row = await database
        .selectFrom('leads')
        .select('assigned_to')
        .where('id', '=', lead.id)
        .executeTakeFirst();
      // Given to another person since, or taken back.
      if (row?.assigned_to !== entry.details.to) return undefined;
      const [person, colleague] = await Promise.all([
        findAuthor(database, entry),
        findPerson(database, entry.details.to),
      ]);
      if (!colleague || colleague.isRemoved) return undefined;
      const isInTurn = entry.personId === null && entry.personName !== null;
      const author = isInTurn ? { ...THE_DESK, email: config.salesEmail ?? colleague.email } : person;
      if (!author) return undefined;
      const content = assignedMail(lead, author.name, entry.details.together ?? 1, mailOrigin(config));
      return { to: colleague.email, author, content, at: new Date(entry.at) };
    },
  };
}

/** Returns the id in a message, such as `reply.<id>`. */
function idIn(message: string): string {
  return message.slice(message.indexOf('.') + 1);
}

/** Returns the author of an entry, with the name that they had then. */
async function findAuthor(
  database: Database,
  { personId, personName }: Pick<HistoryRecord, 'personId' | 'personName'>,
) {
  const person = personId === null ? undefined : await findPerson(database, personId);
  return person && { ...person, name: personName ?? person.name };
}

async function findPerson(database: Database, id: string) {
  return (await listAllPeople(database)).find((person) => person.id === id);
}

/** Lists the deliveries that the visitor has got for this request so far, the oldest first. */
async function listThread(database: Database, leadId: string, until: string): Promise<string[]> {
  const rows = await database
    .selectFrom('lead_deliveries')
    .select('id')
    .where('lead_id', '=', leadId)
    .where('channel', 'in', [VISITOR_EMAIL, REPLY_EMAIL])
    .where('state', '=', 'done')
    .where('id', '!=', until)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

function assignedMail(lead: LeadSnapshot, author: string, together: number, origin: string | undefined) {
  const who = personOf(lead) || lead.email;
  return writeMail('desk-assignment', {
    values: {
      ...{ author, who, kind: mailParts().kinds[lead.kind], requests: together },
      others: together > 1 ? together - 1 : undefined,
    },
    situations: [together > 1 ? 'several requests' : 'one request'],
    urls: [origin && `${origin}${DESK_PATH}/person/${lead.id}`],
    facts: {
      from: lead.email,
      received: `${lead.receivedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    },
  });
}
