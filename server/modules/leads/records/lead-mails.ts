import type { Kysely } from 'kysely';
import type { Tables } from '../../../plugins/database/schema.ts';
import type { LeadMailsTable } from '../leads.tables.ts';

/** A mail that came back, without the content of its files. */
export interface MailRecord {
  id: string;
  leadId: string;
  kind: LeadMailsTable['kind'];
  sender: string;
  subject: string;
  text: string;
  quoted: string;
  problem: LeadMailsTable['problem'];
  receivedAt: string;
  files: { id: string; name: string; size: number }[];
}

/** Lists the mails that came back about these leads, in the order of time. */
export async function listMails(database: Kysely<Tables>, leadIds: readonly string[]): Promise<MailRecord[]> {
  if (leadIds.length === 0) return [];
  const rows = await database
    .selectFrom('lead_mails')
    .selectAll()
    .where('lead_id', 'in', leadIds)
    .orderBy('received_at')
    .orderBy('id')
    .execute();
  const mails = database.selectFrom('lead_mails').select('id').where('lead_id', 'in', leadIds);
  const files =
    rows.length === 0
      ? []
      : await database
          .selectFrom('lead_mail_files')
          .select(['id', 'mail_id', 'name', 'size'])
          .where('mail_id', 'in', mails)
          .orderBy('id')
          .execute();
  const filesOf = Map.groupBy(files, ({ mail_id }) => mail_id);
  return rows.map(({ id, lead_id, kind, sender, subject, text, quoted, problem, received_at }) => ({
    ...{ id, leadId: lead_id, kind, sender, subject, text, quoted, problem, receivedAt: received_at },
    files: (filesOf.get(id) ?? []).map(({ id: file, name, size }) => ({ id: file, name, size })),
  }));
}

/** Finds a file of a mail about a lead. */
export async function findMailFile(
  database: Kysely<Tables>,
  leadId: string,
  id: string,
): Promise<{ name: string; content: string } | undefined> {
  return database
    .selectFrom('lead_mail_files')
    .innerJoin('lead_mails', 'lead_mails.id', 'lead_mail_files.mail_id')
    .select(['lead_mail_files.name', 'lead_mail_files.content'])
    .where('lead_mails.lead_id', '=', leadId)
    .where('lead_mail_files.id', '=', id)
    .executeTakeFirst();
}
