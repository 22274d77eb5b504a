import { randomUUID } from 'node:crypto';
import type { NewReplyTemplate } from 'contract/desk/person.ts';
import { findUnknownPlaceholders, PLACEHOLDERS } from 'contract/desk/reply-placeholders.ts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { AppContext } from '../../../plugins/app-context.ts';
import type { Tables } from '../../../plugins/database/schema.ts';
import { addDeskCall } from '../../../plugins/http/desk-calls.ts';
import { InvalidRequest, NotFound } from '../../../shared/errors.ts';
import { namePeople } from './colleagues.ts';
import { TemplateOutdated } from './lead-errors.ts';

const MOST = 200;

/** Templates of replies: all who see leads read them, those with the right to settings write them. */
export function addReplyTemplateCalls(
  app: FastifyInstance,
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
): void {
  addDeskCall(app, 'GET /replies', async () =>
    database
      .selectFrom('desk_replies')
      .select(['id', 'version', 'name', 'subject', 'text'])
      .orderBy('name')
      .orderBy('id')
      .execute(),
  );

  addDeskCall(app, 'POST /replies', async ({ person, body, change }) => {
    requireKnownPlaceholders(body);
    const { count } = await database
      .selectFrom('desk_replies')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST) throw new InvalidRequest(`There are ${MOST} templates. Delete one first.`);
    const id = randomUUID();
    const by = { changed_by: person.id, changed_at: clock().toISOString() };
    await change(async (transaction, note) => {
      await transaction
        .insertInto('desk_replies')
        .values({ id, ...body, ...by })
        .execute();
      note({ subject: id });
    });
    return { id };
  });

  addDeskCall(
    app,
    'PUT /replies/:id',
    async ({ person, params: { id }, body: { version, ...body }, change }) => {
      requireKnownPlaceholders(body);
      const by = { changed_by: person.id, changed_at: clock().toISOString() };
      await change(async (transaction, note) => {
        const { numUpdatedRows } = await transaction
          .updateTable('desk_replies')
          .set({ ...body, ...by, version: version + 1 })
          .where('id', '=', id)
          .where('version', '=', version)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw await refusalOf(transaction, id);
        note({ subject: id });
      });
    },
  );

  addDeskCall(app, 'DELETE /replies/:id', async ({ params: { id }, change }) => {
    await change(async (transaction, note) => {
      const { numDeletedRows } = await transaction
        .deleteFrom('desk_replies')
        .where('id', '=', id)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new NotFound();
      note({ subject: id });
    });
  });
}

/** @throws {InvalidRequest} for a template that would be sent with a placeholder which nothing fills in */
function requireKnownPlaceholders({ subject, text }: NewReplyTemplate): void {
  const problems = Object.entries({ subject, text }).flatMap(([field, written]) => {
    const unknown = findUnknownPlaceholders(written);
    const known = Object.keys(PLACEHOLDERS).map((name) => `{${name}}`);
    const message = `Nothing fills in ${unknown.join(', ')}. There are ${known.join(', ')}.`;
    return unknown.length > 0 ? [{ field, message }] : [];
  });
  if (problems[0]) throw new InvalidRequest(problems[0].message, problems);
}

/** Returns the reason why a template was not changed: it is gone, or another person was faster. */
async function refusalOf(transaction: Kysely<Tables>, id: string): Promise<Error> {
  const row = await transaction
    .selectFrom('desk_replies')
    .select('changed_by')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return new NotFound();
  return new TemplateOutdated((await namePeople(transaction)).get(row.changed_by) ?? 'A colleague');
}
