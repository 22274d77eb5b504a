import { randomUUID } from 'node:crypto';
import { LeadListFilter } from 'contract/desk/leads.ts';
import type { FastifyInstance } from 'fastify';
import Value from 'typebox/value';
import type { AppContext } from '../../../plugins/app-context.ts';
import { addDeskCall } from '../../../plugins/http/desk-calls.ts';
import { InvalidRequest, NotFound } from '../../../shared/errors.ts';

/** Most views of one person. */
const MOST_OF_PERSON = 50;

/** Filters that people keep under names: their own, and those that they share. */
export function addSavedViewCalls(
  app: FastifyInstance,
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
): void {
  addDeskCall(app, 'GET /views', async ({ person }) => {
    const rows = await database
      .selectFrom('desk_views')
      .selectAll()
      .where(({ or, eb }) => or([eb('person_id', '=', person.id), eb('shared', '=', 1)]))
      .orderBy('name')
      .orderBy('id')
      .execute();
    return rows.map(({ id, name, filter, shared, person_id }) => {
      const isMine = person_id === person.id || person.role === 'owner';
      return { id, name, filter: readFilter(filter), isShared: shared === 1, isMine };
    });
  });

  addDeskCall(app, 'POST /views', async ({ person, body, change }) => {
    const { count } = await database
      .selectFrom('desk_views')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('person_id', '=', person.id)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_OF_PERSON) {
      throw new InvalidRequest(`You have ${MOST_OF_PERSON} views. Delete one to save another.`);
    }
    const id = randomUUID();
    await change(async (transaction, note) => {
      await transaction
        .insertInto('desk_views')
        .values({
          ...{ id, person_id: person.id, name: body.name.trim(), filter: JSON.stringify(body.filter) },
          ...{ shared: body.isShared ? 1 : 0, created_at: clock().toISOString() },
        })
        .execute();
      // A view of one person alone is not the others’ concern.
      if (body.isShared) note({ subject: id });
    });
    return { id };
  });

  addDeskCall(app, 'DELETE /views/:id', async ({ person, params, change }) => {
    await change(async (transaction, note) => {
      let query = transaction.deleteFrom('desk_views').where('id', '=', params.id).returning('shared');
      if (person.role !== 'owner') query = query.where('person_id', '=', person.id);
      const deleted = await query.executeTakeFirst();
      if (!deleted) throw new NotFound();
      if (deleted.shared === 1) note({ subject: params.id });
    });
  });
}

/** Reads a filter; one that this version does not know is replaced by an empty one. */
function readFilter(json: string): LeadListFilter {
  const filter: unknown = JSON.parse(json);
  return Value.Check(LeadListFilter, filter) ? filter : {};
}
