import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Clients, their users, the refresh tokens of the users, and the places from which each has signed in. */
export const accounts: Migration = {
  async up(database: Kysely<unknown>) {
    await createClients(database);
    await createUsers(database);
    await createTokens(database);
    await createPlaces(database);
  },
};

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
