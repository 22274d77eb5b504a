import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The language of an article, where it is not that of the site. */
export const articleLanguage: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema.alterTable('blog_articles').addColumn('lang', 'text').execute();
  },
};
