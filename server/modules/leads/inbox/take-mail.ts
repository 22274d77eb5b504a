import { createHash } from 'node:crypto';
import { v7 as uuidV7 } from 'uuid';
import type { Database } from '../../../plugins/database/schema.ts';
import type { Clock } from '../../../shared/clock.ts';
import { TO_VISITORS } from '../channels/desk-email.ts';
import type { LeadMailsTable } from '../leads.tables.ts';
import { reopenLead } from '../records/mark-lead.ts';
import { readDeliveryStatus } from './bounce.rules.ts';
import { kindOfMail } from './mail-kind.rules.ts';
import type { MailReader } from './mail-reader.ts';
import { findDeliveryIds } from './reply-address.rules.ts';

/** A mail as it arrived. */
export interface ReceivedMail {
  source: Uint8Array;
  /** Its first bytes only: it is larger than what is read. */
  isPart: boolean;
  receivedAt: Date;
  /** Addresses to which it was delivered, where its headers do not say so. */
  recipients?: string;
}

/**
 * Outcome of a mail: `unknown` answers a mail of a person who was erased, or one that never was; `other` answers none of
 * ours; `own` is one that we have sent, `known` was taken before.
 */
export type MailOutcome = LeadMailsTable['kind'] | 'known' | 'unknown' | 'other' | 'own' | 'too-many';

interface Parts {
  database: Database;
  reader: Pick<MailReader, 'read'>;
  clock: Clock;
  /** Sender of the emails of the site. */
  ownSender: string;
}

/** Larger mails are read without their files. */
export const MOST_MAIL_BYTES = 10_000_000;
export const MOST_BYTES_OF_PART = 500_000;
/** More on one request are no conversation. */
const MOST_OF_LEAD = 500;
const ADDRESSES = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to'];
/** Headers that tell whether a mail is for us, and what kind it is. */
export const TELLING_HEADERS = [...ADDRESSES, 'in-reply-to', 'references', 'content-type'];

/** Puts a mail on the timeline of the person whose mail it answers, once however often it is taken. */
export async function takeMail(parts: Parts, mail: ReceivedMail): Promise<MailOutcome> {
  const { database, reader, clock, ownSender } = parts;
  const read = await reader.read(mail.source);
  const headers = read?.headers ?? readHeaders(mail.source);
  const kind = kindOfMail(headers, ownSender);
  if (kind === 'own') return 'own';
  const ids = findDeliveryIds({
    recipients: [mail.recipients ?? '', ...ADDRESSES.map((name) => headers[name] ?? '')].join('\n'),
    references: `${read?.returnedId ?? ''}\n${headers.references ?? ''}\n${headers['in-reply-to'] ?? ''}`,
  });
  if (ids.length === 0) return 'other';
  const key = createHash('sha256')
    .update(headers['message-id']?.trim() || mail.source)
    .digest('base64url');
  const bounce = kind === 'bounce' ? readDeliveryStatus(read?.status ?? '') : undefined;
  // It is only late: nothing has come back.
  if (kind === 'bounce' && !bounce) return 'other';
  return database.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom('lead_deliveries')
      .select(['id', 'lead_id', 'channel'])
      .where('id', 'in', ids)
      .where('channel', 'in', TO_VISITORS)
      .execute();
    const delivery = ids.flatMap((id) => found.find((each) => each.id === id) ?? [])[0];
    if (!delivery) return 'unknown';
    const { count } = await transaction
      .selectFrom('lead_mails')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('lead_id', '=', delivery.lead_id)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_OF_LEAD) return 'too-many';
    const id = uuidV7();
    const at = mail.receivedAt.toISOString();
    const isCut = read?.isCut || mail.isPart;
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('lead_mails')
      .values({
        ...{ id, lead_id: delivery.lead_id, kind, key, received_at: at },
        sender: read?.sender ?? '',
        subject: read?.subject ?? '',
        text: bounce ? bounce.problem : (read?.text ?? ''),
        quoted: bounce ? '' : (read?.quoted ?? ''),
        problem: !read ? 'unreadable' : isCut && !bounce ? 'files-left-out' : null,
      })
      .onConflict((conflict) => conflict.columns(['lead_id', 'key']).doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) return 'known';
    // What was cut off has no whole file at its end.
    const files = mail.isPart ? [] : (read?.files ?? []);
    for (const { name, size, content } of files) {
      await transaction
        .insertInto('lead_mail_files')
        .values({ id: uuidV7(), mail_id: id, name, size, content })
        .execute();
    }
    if (bounce) {
      await transaction
        .updateTable('lead_deliveries')
        .set({ state: 'dead', last_problem: bounce.problem, ended_at: at, lease: null, leased_until: null })
        .where('id', '=', delivery.id)
        .execute();
    }
    const now = clock();
    if (kind === 'automatic') {
      await transaction
        .updateTable('leads')
        .set({ edited_at: now.toISOString() })
        .where('id', '=', delivery.lead_id)
        .execute();
    } else {
      await reopenLead(transaction, { id: delivery.lead_id, repliedAt: mail.receivedAt, now });
    }
    return kind;
  });
}

/** The headers of a mail whose rest cannot be read. */
function readHeaders(source: Uint8Array): Record<string, string> {
  const [head = ''] = Buffer.from(source)
    .subarray(0, 65_536)
    .toString('latin1')
    .split(/\r?\n\r?\n/, 1);
  const lines = head.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, name = '', value = ''] = /^([!-9;-~]+):\s*(.*)$/.exec(line) ?? [];
      return name ? [[name.toLowerCase(), value]] : [];
    }),
  );
}
