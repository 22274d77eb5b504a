import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../schema.ts';

/** Articles as they are written at the desk, each of their states, and the pictures in them. */
export const blogDrafts = (engine: Engine): Migration => ({
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('blog_drafts')
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('saves', 'integer', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('saved_at', 'text', (column) => column.notNull())
      .addColumn('published_at', 'text')
      .addColumn('live_hash', 'text')
      .addPrimaryKeyConstraint('blog_drafts_state', ['source', 'number'])
      .execute();
    await schema
      .createTable('blog_draft_pictures')
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('picture_id', 'text', (column) => column.notNull())
      .addColumn('bytes', engine === 'sqlite' ? 'blob' : sql`bytea`, (column) => column.notNull())
      .addPrimaryKeyConstraint('blog_draft_pictures_address', ['source', 'address'])
      .execute();
    await schema
      .createIndex('blog_draft_pictures_picture')
      .on('blog_draft_pictures')
      .column('picture_id')
      .execute();
  },
});
