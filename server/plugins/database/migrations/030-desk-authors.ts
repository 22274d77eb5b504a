import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The names that people had when they wrote, versions of templates, and an index that counts what a person sent. */
export const deskAuthors: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database;
    await schema.alterTable('lead_notes').addColumn('author_name', 'text').execute();
    await schema.alterTable('lead_history').addColumn('person_name', 'text').execute();
    await schema
      .alterTable('desk_replies')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .createIndex('lead_history_person')
      .on('lead_history')
      .columns(['person_id', 'created_at'])
      .execute();
    await sql`update lead_notes set author_name =
      (select name from desk_people where id = author_id) where author_id is not null`.execute(database);
    await sql`update lead_history set person_name =
      (select name from desk_people where id = person_id) where person_id is not null`.execute(database);
  },
};
