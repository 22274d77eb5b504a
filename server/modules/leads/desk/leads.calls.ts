import { DAY_MS } from 'contract/dates.ts';
import { LEADS_PER_PAGE, MOST_COUNTED } from 'contract/desk/leads.ts';
import { leadsShownTo } from 'contract/desk/roles.ts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../plugins/database/schema.ts';
import { addDeskCall, type DeskPerson } from '../../../plugins/http/desk-calls.ts';
import { InvalidRequest, NotFound } from '../../../shared/errors.ts';
import { listComingDemos } from '../../bookings/bookings.queries.ts';
import { NotAllowed } from '../../desk/desk.queries.ts';
import { replayDeliveries } from '../deliveries/replay.ts';
import { applyFilter } from '../records/lead-filter.ts';
import { insertHistory } from '../records/lead-history.ts';
import { createLeadIndex } from '../records/lead-index.ts';
import { countLeads, listLeads, listNames } from '../records/lead-list.ts';
import { findMailFile } from '../records/lead-mails.ts';
import { insertNote } from '../records/mark-lead.ts';
import { removeWithMails } from '../records/old-leads.ts';
import { addBookCall, type BookDeskParts } from './book.calls.ts';
import { changeLeads } from './change-leads.ts';
import { listColleagues, toChoices } from './colleagues.ts';
import { correctAddress } from './correct-address.ts';
import { exportLeads } from './export-leads.ts';
import { addGivenUpCalls } from './given-up.calls.ts';
import { LeadNotThere } from './lead-errors.ts';
import { toLeadFilter, visibleTo } from './lead-query.rules.ts';
import { toLeadRow } from './lead-row.ts';
import { requireRoomToSendAgain } from './mail-bounds.ts';
import { mergePeople, splitPeople } from './merge-people.ts';
import { readPersonPage } from './person-page.ts';
import { createPresence } from './presence.ts';
import { createReadingWatch } from './reading-watch.ts';
import { addReplyTemplateCalls } from './reply-templates.calls.ts';
import { replyToLead } from './reply-to-lead.ts';
import { addSavedViewCalls } from './saved-views.calls.ts';
import { readToday } from './today.ts';

/** A search counts fewer: each of its matches is looked up. */
const MOST_COUNTED_OF_SEARCH = 1_000;
const CHOICES_DAYS = 365;
const MOST_CHOICES = 50;

/** Leads and the people behind them: what is seen, and what is done with them. */
export function addLeadCalls(app: FastifyInstance, parts: BookDeskParts): void {
  const { database, clock, config } = parts;
  const { office } = config;
  const index = createLeadIndex({ database, office, clock });
  const reading = createReadingWatch(parts);
  const presence = createPresence(parts);

  addDeskCall(
    app,
    'GET /leads',
    async ({ person, query: { order = 'newest', after, ...asked }, request: call }) => {
      index.warm();
      const now = clock();
      const filter = toLeadFilter(asked, person, now);
      const request = { filter, order, after, limit: LEADS_PER_PAGE };
      const most = filter.text === undefined ? MOST_COUNTED : MOST_COUNTED_OF_SEARCH;
      const page = await listLeads({ database, office, index }, request);
      await reading.note(call, page.leads);
      const total = after === undefined ? await countLeads({ database, index }, filter, most) : undefined;
      return {
        rows: page.leads.map((lead) => toLeadRow(lead, now)),
        ...(total && { total }),
        ...(page.next !== undefined && { next: page.next }),
      };
    },
  );

  addDeskCall(app, 'GET /leads/count', async ({ person, query: { order: _, after: __, ...asked } }) =>
    countLeads({ database, index }, toLeadFilter(asked, person, clock()), MOST_COUNTED_OF_SEARCH),
  );

  addDeskCall(app, 'GET /leads/choices', async ({ person }) => {
    const since = new Date(clock().getTime() - CHOICES_DAYS * DAY_MS).toISOString();
    const within = { ...visibleTo(person), since, most: MOST_CHOICES };
    const [people, sources, campaigns] = await Promise.all([
      listColleagues(database),
      listNames(database, 'source', within),
      listNames(database, 'campaign', within),
    ]);
    return { people: toChoices(people, person), sources, campaigns };
  });

  addDeskCall(app, 'PATCH /leads', async ({ person, body: { changes, isUndo = false }, change }) => {
    const action = isUndo ? 'leads.undo' : 'leads.change';
    const answer = await change(async (transaction, note) => {
      const become = { ...parts, database: transaction };
      const became = await changeLeads(become, person, { changes, isUndo });
      const { changed } = became;
      if (changed.length > 0) note({ action, subject: nameSome(changed), rows: changed.length });
      return became;
    });
    if (answer.changed.length > 0) parts.demos.wake();
    return answer;
  });

  addDeskCall(app, 'DELETE /leads', async ({ person, body, change }) => {
    // The right to erase shows no one leads that they may not see.
    if (leadsShownTo(person.rights) === 'none') throw new NotAllowed();
    const rows = await applyFilter(database.selectFrom('leads'), { ...visibleTo(person), state: 'spam' })
      .select('id')
      .where('id', 'in', body.ids)
      .execute();
    const coming = await listComingDemos(
      database,
      rows.map(({ id }) => id),
      clock(),
    );
    if (coming.length > 0) {
      throw new InvalidRequest('One of them has a demo to come. Cancel it in the calendar first.');
    }
    const ids = rows.map(({ id }) => id);
    // Before what can not be taken back.
    await change(async (_, note) => {
      if (ids.length > 0) note({ subject: nameSome(rows), rows: ids.length });
    });
    if (ids.length > 0) await removeWithMails(database, config.dataDir, ids, () => {});
    return { deleted: ids.length };
  });

  addDeskCall(app, 'POST /leads/export', async ({ person, body, change, reply }) =>
    exportLeads({ ...parts, index }, body, { person, change, reply }),
  );

  addDeskCall(app, 'POST /leads/:id/notes', async ({ person, params, body, change }) =>
    change(async (transaction, note) => {
      await requireVisible(transaction, person, params.id);
      const written = { leadId: params.id, text: body.text.trim(), author: person };
      const id = await insertNote(transaction, { ...written, now: clock() });
      note({ subject: params.id });
      return { id };
    }),
  );

  addDeskCall(app, 'POST /leads/:id/here', async ({ person, params, body }) => {
    await requireVisible(database, person, params.id);
    const { id, name } = person;
    return { others: await presence.note(params.id, { id, name, ...body }) };
  });

  addDeskCall(app, 'POST /leads/:id/replies', async ({ person, params, body, change }) => {
    await change(async (transaction, note) => {
      const isNew = await replyToLead({ database: transaction, clock }, person, params.id, body);
      if (isNew) note({ subject: params.id });
    });
    parts.demos.wake();
  });

  addDeskCall(
    app,
    'POST /leads/:id/deliveries/:delivery/send-again',
    async ({ person, params: { id, delivery }, change }) => {
      const now = clock();
      await change(async (transaction, note) => {
        await requireVisible(transaction, person, id);
        const row = await transaction
          .selectFrom('lead_deliveries')
          .select(['state', 'channel'])
          .where('id', '=', delivery)
          .where('lead_id', '=', id)
          .executeTakeFirst();
        if (!row) throw new NotFound();
        if (row.state !== 'dead' && row.state !== 'done') {
          throw new InvalidRequest('Only what was delivered or given up can be sent again.');
        }
        const details = { deliveryId: delivery, channel: row.channel };
        await requireRoomToSendAgain({ database, transaction, now }, { leadId: id, ...details });
        await insertHistory(transaction, { leadId: id, by: person, kind: 'sent-again', details }, now);
        const again = { leadId: id, deliveryId: delivery, state: row.state };
        await replayDeliveries({ database: transaction, clock }, again);
        note({ subject: id });
      });
      parts.demos.wake();
    },
  );

  addDeskCall(app, 'POST /leads/:id/address', async ({ person, params: { id }, body: { email }, change }) => {
    const sentAgain = await change(async (transaction, note) => {
      const sent = await correctAddress({ transaction, clock }, person, id, email);
      note({ subject: id });
      return sent;
    });
    parts.demos.wake();
    return { sentAgain };
  });

  addDeskCall(app, 'GET /leads/:id/files/:file', async ({ person, params: { id, file }, reply }) => {
    await requireVisible(database, person, id);
    const found = await findMailFile(database, id, file);
    if (!found) throw new NotFound();
    // Bytes from outside: no browser opens them as a page.
    await reply
      .type('application/octet-stream')
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(found.name)}`)
      .send(Buffer.from(found.content, 'base64'));
  });

  addDeskCall(app, 'GET /persons/:id', async ({ person, params, request }) => {
    const page = await readPersonPage(parts, params.id, person);
    if (!page) throw new LeadNotThere();
    await reading.note(request, page.leads);
    return page;
  });

  addDeskCall(app, 'POST /persons/:id/merge', async ({ person, params, body, change }) =>
    change(async (transaction, note) => {
      const merged = await mergePeople(transaction, person, [params.id, body.with], clock());
      note({ subject: `${params.id}, ${body.with}`, rows: merged.before.length });
      return merged;
    }),
  );

  addDeskCall(app, 'POST /persons/:id/split', async ({ person, params, body, change }) =>
    change(async (transaction, note) => {
      await splitPeople(transaction, person, body, clock());
      note({ subject: params.id, rows: body.before.length });
    }),
  );

  addDeskCall(app, 'GET /today', async ({ person }) => readToday({ ...parts, index }, person));

  addBookCall(app, parts);
  addGivenUpCalls(app, parts);
  addSavedViewCalls(app, parts);
  addReplyTemplateCalls(app, parts);
}

/**
 * @throws {LeadNotThere} for a lead that is not there, or that another person has: the answer does not distinguish them
 */
async function requireVisible(database: Kysely<Tables>, person: DeskPerson, id: string): Promise<void> {
  await applyFilter(database.selectFrom('leads'), visibleTo(person))
    .select('id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new LeadNotThere());
}

/** The first ids, which say in the audit what it was about. */
function nameSome(leads: readonly { id: string }[]): string {
  const named = leads.slice(0, 20).map(({ id }) => id);
  return named.join(', ') + (leads.length > named.length ? ', …' : '');
}
