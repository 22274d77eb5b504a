import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../schema.ts';

/**
 * Adds what was taken off the blog, the pictures of its articles, and how often something was withdrawn from readers.
 */
export function blogRemovalsAndPictures(engine: Engine): Migration {
  return {
    async up(database: Kysely<unknown>) {
      await database.schema
        .alterTable('blog_revision')
        .addColumn('withdrawals', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await createRemovals(database);
      await createPictures(database, engine);
    },
  };
}

async function createRemovals({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('blog_removals')
    .addColumn('category_slug', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('redirect', 'text')
    .addColumn('removed_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('blog_removals_pkey', ['category_slug', 'url'])
    .execute();
}

async function createPictures({ schema }: Kysely<unknown>, engine: Engine): Promise<void> {
  await schema
    .createTable('blog_pictures')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createTable('blog_picture_files')
    .addColumn('picture_id', 'text', (column) =>
      column.notNull().references('blog_pictures.id').onDelete('cascade'),
    )
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('bytes', engine === 'sqlite' ? 'blob' : sql`bytea`, (column) => column.notNull())
    .addPrimaryKeyConstraint('blog_picture_files_pkey', ['picture_id', 'width', 'format'])
    .execute();
  await schema
    .createTable('blog_article_pictures')
    .addColumn('article_id', 'text', (column) =>
      column.notNull().references('blog_articles.id').onDelete('cascade'),
    )
    .addColumn('picture_id', 'text', (column) => column.notNull().references('blog_pictures.id'))
    .addPrimaryKeyConstraint('blog_article_pictures_pkey', ['article_id', 'picture_id'])
    .execute();
  await schema
    .createIndex('blog_article_pictures_picture_id')
    .on('blog_article_pictures')
    .column('picture_id')
    .execute();
}
