import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../schema.ts';

/** Creates the tables of version 0.1.0. */
export function firstTables(engine: Engine): Migration {
  return {
    async up(database: Kysely<unknown>) {
      await createLeads(database);
      await createBookings(database);
      await createCategories(database);
      await createArticles(database, engine);
      await createMoves(database);
      await createRevision(database);
      await createServerKeys(database);
      await (engine === 'sqlite' ? createSqliteSearch(database) : createPostgresSearch(database));
      await createRemovals(database);
      await createPictures(database, engine);
      await createClients(database);
      await createUsers(database);
      await createTokens(database);
      await createPlaces(database);
      await createResets(database);
      await createRooms(database);
      await createThreads(database);
      await createMessages(database);
      await createReads(database);
      await createUnpaid(database);
    },
  };
}

/** Leads, the keys by which a repeated request is recognised, deliveries and notes. */
async function createLeads({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('leads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('attribution', 'text')
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('new'))
    .addColumn('context', 'text')
    .addColumn('suspicion', 'text')
    .execute();
  await schema.createIndex('leads_email').on('leads').column('email').execute();
  // Deferred: the key is claimed before its lead is inserted. Cascading: who erases a lead erases its trace.
  await schema
    .createTable('idempotency_keys')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('lead_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_pkey', ['kind', 'key'])
    .addForeignKeyConstraint('idempotency_keys_lead', ['lead_id'], 'leads', ['id'], (constraint) =>
      constraint.onDelete('cascade').deferrable().initiallyDeferred(),
    )
    .execute();
  // Without it every new lead would search all keys for its own.
  await schema.createIndex('idempotency_keys_lead_id').on('idempotency_keys').column('lead_id').execute();
  await schema
    .createIndex('idempotency_keys_created_at')
    .on('idempotency_keys')
    .column('created_at')
    .execute();
  await schema
    .createTable('lead_deliveries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('lease', 'text')
    .addColumn('leased_until', 'text')
    .addColumn('last_problem', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .addColumn('sequence', 'integer')
    .addColumn('details', 'text')
    .addUniqueConstraint('lead_deliveries_once', ['lead_id', 'channel', 'message'])
    .execute();
  await schema
    .createIndex('lead_deliveries_due')
    .on('lead_deliveries')
    // A channel that fails must not make the others search through what waits for it.
    .columns(['state', 'channel', 'due_at'])
    .execute();
  await schema
    .createTable('lead_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('lead_notes_lead_id').on('lead_notes').column('lead_id').execute();
}

/** Booked demos, the seats that they hold, and days without demos. */
async function createBookings({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('bookings')
    .addColumn('lead_id', 'text', (column) => column.primaryKey().references('leads.id').onDelete('cascade'))
    .addColumn('starts_at', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('bookings_starts_at').on('bookings').columns(['starts_at', 'state']).execute();
  // The primary key makes one winner: the second write of a seat finds it taken, in whichever process.
  // Deferred: a seat is taken before it is known whether there will be a lead.
  await schema
    .createTable('demo_seats')
    .addColumn('starts_at', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('lead_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('demo_seats_pkey', ['starts_at', 'seat'])
    .addForeignKeyConstraint('demo_seats_lead', ['lead_id'], 'leads', ['id'], (constraint) =>
      constraint.onDelete('cascade').deferrable().initiallyDeferred(),
    )
    .execute();
  await schema.createIndex('demo_seats_lead_id').on('demo_seats').column('lead_id').execute();
  await schema
    .createTable('demo_closed_days')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('closed_at', 'text', (column) => column.notNull())
    .execute();
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
    .addColumn('withdrawals', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`insert into blog_revision (number) values (0)`.execute(database);
}

async function createServerKeys({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('server_keys')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    // Before a rotation: what was signed with it stays valid for a while.
    .addColumn('previous', 'text')
    .addColumn('rotated_at', 'text')
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

async function createClients({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('clients')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('plan', 'text', (column) => column.notNull())
    // 'demo' for one client at most: several that start at once must not make one each.
    .addColumn('purpose', 'text', (column) => column.unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('credits_month', 'text', (column) => column.notNull())
    .addColumn('credits_used', 'integer', (column) => column.notNull())
    .execute();
}

async function createUsers({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('client_id', 'text', (column) => column.notNull().references('clients.id'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('middle_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    // The mark by which a login notices a changed password.
    .addColumn('password_version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.createIndex('users_client_id').on('users').columns(['client_id', 'id']).execute();
}

async function createTokens({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('token_families')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('used_generation', 'integer', (column) => column.notNull())
    .addColumn('used_token_hash', 'text')
    .addColumn('used_at', 'text')
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('token_families_user_id').on('token_families').column('user_id').execute();
  await schema
    .createTable('refresh_tokens')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('family_id', 'text', (column) =>
      column.notNull().references('token_families.id').onDelete('cascade'),
    )
    .addColumn('generation', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('refresh_tokens_family_id').on('refresh_tokens').column('family_id').execute();
}

async function createPlaces({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('login_places')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('last_login_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('login_places_pkey', ['user_id', 'place'])
    .execute();
}

async function createResets({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('password_resets')
    // One at a time: asking for another makes the one before worthless.
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
}

async function createRooms({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('chat_rooms')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('room_type', 'text', (column) => column.notNull())
    // One room for each user and one for each client, however many sign up at once.
    .addColumn('owner_id', 'text', (column) => column.notNull().unique())
    .addColumn('client_id', 'text', (column) => column.notNull().references('clients.id'))
    .addColumn('pod_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('chat_rooms_client_id').on('chat_rooms').column('client_id').execute();
}

async function createThreads({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('chat_threads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('room_id', 'text', (column) =>
      column.notNull().references('chat_rooms.id').onDelete('cascade'),
    )
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('message_count', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('longest_message', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema
    .createIndex('chat_threads_latest')
    .on('chat_threads')
    .columns(['room_id', 'updated_at', 'id'])
    .execute();
}

async function createMessages({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('chat_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('thread_id', 'text', (column) =>
      column.notNull().references('chat_threads.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('sender_id', 'text', (column) => column.notNull())
    .addColumn('client_message_id', 'text')
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('answer_to', 'text', (column) =>
      column.unique().references('chat_messages.id').onDelete('cascade'),
    )
    .addColumn('answer_due_at', 'text')
    .addColumn('is_error', 'integer', (column) => column.notNull())
    .addColumn('prompt_tokens', 'integer', (column) => column.notNull())
    .addColumn('completion_tokens', 'integer', (column) => column.notNull())
    .addColumn('cost_usd', 'double precision', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('chat_messages_place', ['thread_id', 'position'])
    .addUniqueConstraint('chat_messages_own_id', ['sender_id', 'client_message_id'])
    .execute();
  await schema
    .createIndex('chat_messages_due')
    .on('chat_messages')
    .column('answer_due_at')
    .where('answer_due_at' as never, 'is not', null)
    .execute();
  // Answers what is unread in a thread without touching its texts.
  await schema
    .createIndex('chat_messages_unread')
    .on('chat_messages')
    .columns(['thread_id', 'created_at', 'sender_id'])
    .execute();
}

async function createReads({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('chat_reads')
    .addColumn('room_id', 'text', (column) =>
      column.notNull().references('chat_rooms.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('read_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_reads_pkey', ['room_id', 'user_id'])
    .execute();
  await schema.createIndex('chat_reads_user_id').on('chat_reads').column('user_id').execute();
}

/** Messages of today that were stored without a credit. */
async function createUnpaid({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('chat_unpaid')
    .addColumn('owner_id', 'text', (column) => column.primaryKey())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('messages', 'integer', (column) => column.notNull())
    .execute();
}
