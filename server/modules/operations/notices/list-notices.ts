import type { Office } from 'contract/bookings/office.ts';
import { fill } from 'contract/content/fill.ts';
import { type NoticeKind, noticesFor } from 'contract/desk/notices.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../plugins/database/schema.ts';
import { mailParts } from '../../../plugins/mail/mail-words.ts';
import type { NoticeReader } from '../../desk/desk.queries.ts';
import { labelOf, listLeadNotices, type Span } from '../../leads/leads.queries.ts';
import { channelDown } from '../monitoring/alert.rules.ts';
import { officeHoursBefore } from './notice.rules.ts';

/** Something of which a person of the desk hears. */
export interface Notice {
  /** Sentence without a full stop. */
  text: string;
  /** Path of its screen, below that of the desk. */
  path: string;
}

/** Lists what a person hears of, as far as they may know it. */
export async function listNotices(
  { database, office }: { database: Kysely<Tables>; office: Office },
  { person, choices }: Pick<NoticeReader, 'person' | 'choices'>,
  kinds: readonly NoticeKind[],
  span: Span,
): Promise<Notice[]> {
  const may = noticesFor(person.rights).filter((kind) => kinds.includes(kind));
  const since = (moment: Date) => officeHoursBefore(office, moment, choices.waitingHours);
  const waitingSince = { after: since(span.after), until: since(span.until) };
  const [leads, down] = await Promise.all([
    listLeadNotices(database, { person, kinds: may, span, waitingSince }),
    may.includes('channel') ? listChannelsDown(database, span) : [],
  ]);
  const words = mailParts().notices;
  return [
    ...leads.map(({ what, leadId, who }) => ({
      text: fill(words[what], { who }),
      path: `/person/${leadId}${what === 'reply' ? '#reply' : ''}`,
    })),
    ...down.map((channel) => ({ text: fill(words.channel, { who: labelOf(channel) }), path: '/health' })),
  ];
}

async function listChannelsDown(database: Kysely<Tables>, { after, until }: Span): Promise<string[]> {
  const prefix = channelDown('');
  const rows = await database
    .selectFrom('alerts')
    .select('cause')
    .where('cause', 'like', `${prefix}%`)
    .where('since', '>', after.toISOString())
    .where('since', '<=', until.toISOString())
    .execute();
  return rows.map(({ cause }) => cause.slice(prefix.length));
}
