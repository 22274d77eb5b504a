import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the description of an article that search engines and feeds show, where its writer gives one. */
export const articleDescription: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema.alterTable('blog_articles').addColumn('description', 'text').execute();
  },
};
