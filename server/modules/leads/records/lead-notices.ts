import type { EmailParts } from 'contract/content/email.ts';
import type { NoticeKind } from 'contract/desk/notices.ts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../plugins/database/schema.ts';
import { HELD_BACK } from '../../../shared/held-back.ts';
import { firstIdAt } from '../../../shared/uuid-time.ts';
import { findDemoHost } from '../../bookings/bookings.queries.ts';
import { TO_VISITORS } from '../channels/desk-email.ts';
import { VISITOR_EMAIL } from '../channels/email.ts';
import { applyFilter } from './lead-filter.ts';

/** Time after a moment, up to another one. */
export interface Span {
  after: Date;
  until: Date;
}

/** Something that happened to a lead of a person, by the name of its sentence. */
export interface LeadNotice {
  what: keyof EmailParts['notices'];
  leadId: string;
  /** Name of the visitor, or their address. */
  who: string;
}

interface Question {
  person: { id: string; email: string };
  kinds: readonly NoticeKind[];
  span: Span;
  /** Times at which a request came that has waited too long since a moment in the span. */
  waitingSince: Span;
}

const MOST = 100;

/**
 * Lists what happened to the leads of a person, to those that no one has and to demos that they hold. It is read when it is
 * sent, so that nothing of an erased person is kept for a later email.
 */
export async function listLeadNotices(
  database: Kysely<Tables>,
  { person, kinds, span, waitingSince }: Question,
): Promise<LeadNotice[]> {
  const ids = [firstIdAt(span.after), firstIdAt(span.until)] as const;
  const times = [span.after.toISOString(), span.until.toISOString()] as const;
  const visible = applyFilter(database.selectFrom('leads'), {})
    .select(['leads.id', 'leads.email', 'leads.body', 'leads.assigned_to'])
    .where('leads.state', 'not in', HELD_BACK)
    .orderBy('leads.id')
    .limit(MOST);
  const own = applyFilter(visible, { onlyOf: person.id });
  const withMails = own
    .innerJoin('lead_mails', 'lead_mails.lead_id', 'leads.id')
    .where('lead_mails.id', '>=', ids[0])
    .where('lead_mails.id', '<', ids[1]);
  const refused = own
    .innerJoin('lead_deliveries as refused', 'refused.lead_id', 'leads.id')
    .where('refused.state', '=', 'dead')
    .where('refused.channel', 'in', TO_VISITORS)
    .where('refused.ended_at', '>', times[0])
    .where('refused.ended_at', '<=', times[1])
    // A delivery report has ended it, which is a mail of its own.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('lead_mails')
            .select('lead_mails.id')
            .whereRef('lead_mails.lead_id', '=', 'refused.lead_id')
            .where('lead_mails.kind', '=', 'bounce')
            .whereRef('lead_mails.received_at', '=', 'refused.ended_at'),
        ),
      ),
    );
  const given = visible
    .innerJoin('lead_history', 'lead_history.lead_id', 'leads.id')
    .where('leads.assigned_to', '=', person.id)
    .where('lead_history.kind', '=', 'assigned')
    .where('lead_history.id', '>=', ids[0])
    .where('lead_history.id', '<', ids[1])
    .where('lead_history.person_id', 'is distinct from', person.id)
    .where('lead_history.details', 'like', `%"to":"${person.id}"%`);
  const changed = (occasion: 'moved' | 'cancelled') =>
    visible
      .innerJoin('lead_deliveries as change', 'change.lead_id', 'leads.id')
      .where('change.channel', '=', VISITOR_EMAIL)
      .where('change.state', '!=', 'held')
      .where('change.message', 'like', `${occasion}.%`)
      .where('change.id', '>=', ids[0])
      .where('change.id', '<', ids[1]);
  const waits = sql`coalesce(leads.replied_at, leads.received_at)`;
  const waiting = applyFilter(own, { unanswered: { waitingSince: times[1], now: times[1] } })
    .where(waits, '>', waitingSince.after.toISOString())
    .where(waits, '<=', waitingSince.until.toISOString());

  const questions: [NoticeKind, LeadNotice['what'], typeof visible][] = [
    ['assigned', 'assigned', given],
    ['reply', 'reply', withMails.where('lead_mails.kind', '=', 'reply')],
    ['waiting', 'waiting', waiting],
    ['demo', 'moved', changed('moved')],
    ['demo', 'canceled', changed('cancelled')],
    ['bounce', 'bounce', withMails.where('lead_mails.kind', '=', 'bounce')],
    ['bounce', 'bounce', refused],
  ];
  // Two mails on one request are one thing to look at.
  const found = new Map<string, LeadNotice>();
  for (const [kind, what, question] of questions) {
    if (!kinds.includes(kind)) continue;
    for (const { id, email, body, assigned_to: owner } of await question.execute()) {
      const isOwn = owner === null || owner === person.id || (await isHostOf(database, id, person.email));
      if (isOwn) found.set(`${what} ${id}`, { what, leadId: id, who: nameIn(body) || email });
    }
  }
  return [...found.values()];
}

async function isHostOf(database: Kysely<Tables>, leadId: string, email: string): Promise<boolean> {
  const host = await findDemoHost(database, leadId);
  return host?.email.toLowerCase() === email.toLowerCase();
}

function nameIn(body: string): string {
  const { firstName, lastName } = JSON.parse(body) as Record<string, unknown>;
  return [firstName, lastName].filter((name) => typeof name === 'string' && name !== '').join(' ');
}
