import { type GivenUpList, MOST_GIVEN_UP } from 'contract/desk/given-up.ts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../plugins/database/schema.ts';
import { addDeskCall, type DeskPerson } from '../../../plugins/http/desk-calls.ts';
import { PublicError } from '../../../shared/errors.ts';
import { replayDeliveries } from '../deliveries/replay.ts';
import { labelOf } from '../leads.channels.ts';
import { applyFilter } from '../records/lead-filter.ts';
import { insertHistory } from '../records/lead-history.ts';
import type { BookDeskParts } from './book.calls.ts';
import { describeMessage, describeProblem, describeTarget } from './describe-delivery.rules.ts';
import { visibleTo } from './lead-query.rules.ts';
import { nameOf } from './lead-row.ts';
import { requireRoomToSendAgain } from './mail-bounds.ts';

/** Messages that were given up or came back: the list, and what is done with them. */
export function addGivenUpCalls(app: FastifyInstance, parts: BookDeskParts): void {
  const { database, clock, config } = parts;

  addDeskCall(app, 'GET /given-up', async ({ person, query: { channel } }): Promise<GivenUpList> => {
    const dead = selectGivenUp(database, person);
    const [rows, counts] = await Promise.all([
      (channel === undefined ? dead : dead.where('channel', '=', channel))
        .innerJoin('leads', 'leads.id', 'lead_deliveries.lead_id')
        .select(['lead_deliveries.id', 'lead_id', 'channel', 'message', 'last_problem', 'ended_at'])
        .select(['leads.email', 'leads.body'])
        .orderBy('ended_at', 'desc')
        .orderBy('lead_deliveries.id')
        .limit(MOST_GIVEN_UP)
        .execute(),
      dead
        .select(({ fn }) => ['channel', fn.countAll().as('count')])
        .groupBy('channel')
        .orderBy('channel')
        .execute(),
    ]);
    return {
      rows: rows.map(
        ({ id, lead_id: leadId, channel: by, message, last_problem, ended_at, email, body }) => ({
          ...{ id, leadId, who: nameOf(JSON.parse(body)) || email, label: labelOf(by) },
          to: describeTarget(by, email, config.salesEmail),
          about: describeMessage(by, message),
          problem: describeProblem({ state: 'dead', lastProblem: last_problem }) ?? 'It could not be sent.',
          endedAt: ended_at ?? '',
        }),
      ),
      channels: counts.map(({ channel: name, count }) => ({
        ...{ channel: name, label: labelOf(name), count: Number(count) },
      })),
    };
  });

  addDeskCall(app, 'POST /given-up/send-again', async ({ person, body: { ids }, change }) => {
    const now = clock();
    const answer = await change(async (transaction, note) => {
      const refused = new Set<string>();
      let changed = 0;
      for (const { id, lead_id: leadId, channel } of await findSome(transaction, person, ids)) {
        const details = { deliveryId: id, channel };
        try {
          await requireRoomToSendAgain({ database, transaction, now }, { leadId, ...details });
        } catch (error) {
          if (!(error instanceof PublicError)) throw error;
          refused.add(error.message);
          continue;
        }
        await insertHistory(transaction, { leadId, by: person, kind: 'sent-again', details }, now);
        changed += await replayDeliveries({ database: transaction, clock }, { leadId, deliveryId: id });
      }
      note({ subject: ids.slice(0, 20).join(', '), rows: changed });
      return { changed, refused: [...refused] };
    });
    parts.demos.wake();
    return answer;
  });

  addDeskCall(app, 'POST /given-up/set-aside', async ({ person, body: { ids }, change }) =>
    change(async (transaction, note) => {
      const some = await findSome(transaction, person, ids);
      if (some.length > 0) {
        await transaction
          .updateTable('lead_deliveries')
          .set({ state: 'dropped' })
          .where(
            'id',
            'in',
            some.map(({ id }) => id),
          )
          .where('state', '=', 'dead')
          .execute();
      }
      note({ subject: ids.slice(0, 20).join(', '), rows: some.length });
      return { changed: some.length, refused: [] };
    }),
  );
}

/** Selects what was given up, of the requests that the person may see. */
function selectGivenUp(database: Kysely<Tables>, person: DeskPerson) {
  const seen = applyFilter(database.selectFrom('leads').select('leads.id'), visibleTo(person));
  return database
    .selectFrom('lead_deliveries')
    .where('lead_deliveries.state', '=', 'dead')
    .where('lead_deliveries.lead_id', 'in', seen);
}

async function findSome(transaction: Kysely<Tables>, person: DeskPerson, ids: readonly string[]) {
  return selectGivenUp(transaction, person)
    .select(['id', 'lead_id', 'channel'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
}
