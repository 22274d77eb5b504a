import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../schema.ts';

/** Articles with their categories, old addresses and search index, and the keys that the server makes for itself. */
export function blog(engine: Engine): Migration {
  return {
    async up(database: Kysely<unknown>) {
      await createCategories(database);
      await createArticles(database, engine);
      await createMoves(database);
      await createRevision(database);
      await createServerKeys(database);
      await (engine === 'sqlite' ? createSqliteSearch(database) : createPostgresSearch(database));
    },
  };
}

async function createCategories({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('blog_categories')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .execute();
}

async function createArticles({ schema }: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = schema.createTable('blog_articles');
  // SQLite's index counts its rows with whole numbers, and only a primary key of that kind survives a VACUUM.
  const keyed =
    engine === 'sqlite'
      ? table
          .addColumn('search_row', 'integer', (column) => column.primaryKey())
          .addColumn('id', 'text', (column) => column.notNull().unique())
      : table.addColumn('id', 'text', (column) => column.primaryKey());
  await keyed
    .addColumn('source', 'text', (column) => column.notNull().unique())
    .addColumn('source_hash', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('category_id', 'text', (column) => column.notNull().references('blog_categories.id'))
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('author', 'text')
    .addColumn('image', 'text')
    .addColumn('read_minutes', 'integer', (column) => column.notNull())
    .addColumn('publish_at', 'text', (column) => column.notNull())
    .addColumn('is_draft', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    // The long ones come last: SQLite reads a row from its beginning, and lists need no more than the first.
    .addColumn('opening', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addUniqueConstraint('blog_articles_address', ['category_id', 'url'])
    .execute();
  // In the order of the list: a page of it is read off the index, of all articles and of one category.
  await schema
    .createIndex('blog_articles_newest')
    .on('blog_articles')
    .columns(['is_draft', 'publish_at', 'id'])
    .execute();
  await schema
    .createIndex('blog_articles_newest_of_category')
    .on('blog_articles')
    .columns(['category_id', 'is_draft', 'publish_at', 'id'])
    .execute();
}

async function createMoves({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('blog_moves')
    .addColumn('category_slug', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('article_id', 'text', (column) =>
      column.notNull().references('blog_articles.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('blog_moves_pkey', ['category_slug', 'url'])
    .execute();
  await schema.createIndex('blog_moves_article_id').on('blog_moves').column('article_id').execute();
}

async function createRevision(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('blog_revision')
    .addColumn('number', 'integer', (column) => column.notNull())
    .execute();
  await sql`insert into blog_revision (number) values (0)`.execute(database);
}

async function createServerKeys({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('server_keys')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}

/** Two indexes without the text itself: words in all their forms, and as written, for words half typed. */
async function createSqliteSearch(database: Kysely<unknown>): Promise<void> {
  await sql`create virtual table blog_stems using fts5 (subject, text, content = '', contentless_delete = 1,
    tokenize = 'porter unicode61 remove_diacritics 2')`.execute(database);
  await sql`create virtual table blog_words using fts5 (subject, text, content = '', contentless_delete = 1,
    tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3')`.execute(database);
}

/** Both in one: a vector holds the stems and the words as written. */
async function createPostgresSearch(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('blog_search')
    .addColumn('article_id', 'text', (column) =>
      column.primaryKey().references('blog_articles.id').onDelete('cascade'),
    )
    .addColumn('words', sql`tsvector`, (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('blog_search_words')
    .on('blog_search')
    .using('gin')
    .column('words')
    .execute();
}
