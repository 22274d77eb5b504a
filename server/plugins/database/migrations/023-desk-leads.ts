import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../schema.ts';

/** Adds the work of the desk on leads: who has one, what was said and changed, and saved searches. */
export const deskLeads = (engine: Engine): Migration => ({
  async up(database: Kysely<unknown>) {
    const { schema } = database;
    const texts = [
      'assigned_to',
      'snoozed_until',
      'edited_at',
      'answered_at',
      'merged',
      'source',
      'campaign',
    ];
    for (const column of texts) await schema.alterTable('leads').addColumn(column, 'text').execute();
    await schema
      .alterTable('leads')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.alterTable('lead_notes').addColumn('author_id', 'text').execute();
    await nameCampaigns(database, engine);

    // In the order of arrival with all that a list is filtered by: no filter reads the leads themselves.
    await schema
      .createIndex('leads_list')
      .on('leads')
      .columns(['id', 'received_at', 'state', 'kind', 'assigned_to', 'snoozed_until', 'source', 'campaign'])
      .execute();
    await schema.createIndex('leads_edited').on('leads').column('edited_at').execute();
    await schema.createIndex('leads_merged').on('leads').column('merged').execute();
    // A person's requests are joined by the address, whatever its capitals.
    await schema.createIndex('leads_address').on('leads').expression(sql`lower(email)`).execute();

    await schema
      .createTable('lead_history')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
      .addColumn('person_id', 'text')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('details', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('lead_history_lead').on('lead_history').column('lead_id').execute();
    await schema
      .createTable('desk_views')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person_id', 'text', (column) => column.notNull().references('desk_people.id'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('filter', 'text', (column) => column.notNull())
      .addColumn('shared', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('desk_views_person').on('desk_views').column('person_id').execute();
    await schema
      .createTable('desk_replies')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('changed_by', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .execute();
  },
});

/**
 * Names the campaigns of leads that are stored already: later ones come with it. Postgres cannot read a JSON text that
 * names the character 0.
 */
async function nameCampaigns(database: Kysely<unknown>, engine: Engine): Promise<void> {
  const read = (key: string) =>
    engine === 'sqlite'
      ? sql`attribution ->> ${sql.lit(`$.${key}`)}`
      : sql`cast(attribution as json) ->> ${sql.lit(key)}`;
  const isReadable =
    engine === 'sqlite' ? sql`json_valid(attribution)` : sql`strpos(attribution, '\\u0000') = 0`;
  await sql`
    update leads set source = ${read('utm_source')}, campaign = ${read('utm_campaign')}
    where attribution is not null and ${isReadable}`.execute(database);
}
