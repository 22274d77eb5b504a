import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What search engines and feeds show of an article, where its writer says so. */
export const articleDescription: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema.alterTable('blog_articles').addColumn('description', 'text').execute();
  },
};
