import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Questions of visitors that the site has no answer to, and votes on the answers that it has. No one's name stands in
 * them.
 */
export const answers: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('unanswered_questions')
      .addColumn('question', 'text', (column) => column.primaryKey())
      .addColumn('times', 'integer', (column) => column.notNull())
      .addColumn('first_day', 'text', (column) => column.notNull())
      .addColumn('last_day', 'text', (column) => column.notNull())
      .execute();
    await database.schema
      .createTable('answer_votes')
      .addColumn('topic', 'text', (column) => column.primaryKey())
      .addColumn('helpful', 'integer', (column) => column.notNull())
      .addColumn('unhelpful', 'integer', (column) => column.notNull())
      .execute();
  },
};
