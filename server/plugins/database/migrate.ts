import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import { StartError } from '../settings/start-error.ts';
import { firstTables } from './migrations/001-first-tables.ts';
import { bookingLimits } from './migrations/012-booking-limits.ts';
import { installation } from './migrations/013-installation.ts';
import { upkeep } from './migrations/014-upkeep.ts';
import { articleLanguage } from './migrations/015-article-language.ts';
import { answers } from './migrations/016-answers.ts';
import { articleDescription } from './migrations/017-article-description.ts';
import { hosts } from './migrations/018-hosts.ts';
import { calendars } from './migrations/019-calendars.ts';
import { bookingOffers } from './migrations/020-bookings-offers.ts';
import { bookingGuests } from './migrations/021-booking-guests.ts';
import { desk } from './migrations/022-desk.ts';
import { deskLeads } from './migrations/023-desk-leads.ts';
import { refusedFields } from './migrations/024-refused-fields.ts';
import { storedSettings } from './migrations/026-stored-settings.ts';
import { calendarProblems } from './migrations/028-calendar-problems.ts';
import { changeMarks } from './migrations/029-change-marks.ts';
import { deskAuthors } from './migrations/030-desk-authors.ts';
import { texts } from './migrations/031-texts.ts';
import { textChanges } from './migrations/032-text-changes.ts';
import { textDrafts } from './migrations/033-text-drafts.ts';
import { leadMails } from './migrations/034-lead-mails.ts';
import { visits } from './migrations/035-visits.ts';
import { blogDrafts } from './migrations/037-blog-drafts.ts';
import { deskNotices } from './migrations/038-desk-notices.ts';
import { textPreviews } from './migrations/039-text-previews.ts';
import { deskLocales } from './migrations/040-desk-locales.ts';
import type { Database, Engine } from './schema.ts';

const FIRST = '001-leads';
/** Steps that the first one contains. Databases name them as run, and so does every new one: an older version can return. */
const MERGED = [
  '002-blog',
  '003-accounts',
  '004-chat',
  '005-chat-bounds',
  '006-lead-delivery',
  '007-logins',
  '008-blog-removals-and-pictures',
  '009-key-rotation',
  '010-bookings',
  '011-booking-mails',
];
const NOTHING: Migration = { up: async () => {} };

/**
 * Migrations in order, of all modules together: one of a module often builds on what another one made (012 of the
 * bookings refers to the leads), so that a folder in each module would hide what runs after what. A name, once
 * released, never changes; a new one is called after its module, as in `016-bookings-hosts`.
 */
const MIGRATIONS: Record<string, (engine: Engine) => Migration> = {
  [FIRST]: firstTables,
  ...Object.fromEntries(MERGED.map((name) => [name, () => NOTHING])),
  '012-booking-limits': () => bookingLimits,
  '013-installation': () => installation,
  '014-upkeep': () => upkeep,
  '015-article-language': () => articleLanguage,
  '016-answers': () => answers,
  '017-article-description': () => articleDescription,
  '018-hosts': () => hosts,
  '019-calendars': () => calendars,
  '020-bookings-offers': () => bookingOffers,
  '021-booking-guests': () => bookingGuests,
  '022-desk': () => desk,
  '023-desk-leads': deskLeads,
  '024-refused-fields': () => refusedFields,
  '026-stored-settings': () => storedSettings,
  '028-calendar-problems': () => calendarProblems,
  '029-change-marks': () => changeMarks,
  '030-desk-authors': () => deskAuthors,
  '031-texts': () => texts,
  '032-text-changes': () => textChanges,
  '033-text-drafts': () => textDrafts,
  '034-lead-mails': () => leadMails,
  '035-visits': () => visits,
  '037-blog-drafts': blogDrafts,
  '038-desk-notices': () => deskNotices,
  '039-text-previews': () => textPreviews,
  '040-desk-locales': () => deskLocales,
};

/**
 * Brings the database to the newest schema; several processes may try at the same time, and wait for one another. One
 * that a newer version has brought further stays as it is: migrations only add (CONTRIBUTING, 'A migration'), so that
 * the version before can go on, or come back.
 * @throws {StartError} for a database of a development version before 0.1.0
 * @param last the migration at which to stop, as the version did that it belongs to
 */
export async function migrate(database: Database, last?: string): Promise<void> {
  await requireFirstRelease(database);
  const getMigrations = async () =>
    Object.fromEntries(Object.entries(MIGRATIONS).map(([name, make]) => [name, make(database.engine)]));
  const migrator = new Migrator({ db: database, provider: { getMigrations } });
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error && (await findNewerMigrations(database)).length === 0) throw error;
}

/** Rejects a database that has the first of the merged steps without the last, `011-booking-mails`. */
async function requireFirstRelease(database: Database): Promise<void> {
  const tables = await database.introspection.getTables();
  const deliveries = tables.find(({ name }) => name === 'lead_deliveries');
  const isOlder = deliveries
    ? !deliveries.columns.some(({ name }) => name === 'details')
    : tables.some(({ name }) => name === 'leads');
  if (!isOlder) return;
  const setting = database.engine === 'postgres' ? 'DATABASE_URL' : 'DATA_DIR';
  throw new StartError(setting, 'its database is of a version before 0.1.0, from which there is no update');
}

/** The migrations of a newer version that have run on it; none where one of ours is missing. */
export async function findNewerMigrations(database: Database): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(database);
  const run = rows.map(({ name }) => name);
  const isWhole = Object.keys(MIGRATIONS).every((name) => run.includes(name));
  return isWhole ? run.filter((name) => !(name in MIGRATIONS)) : [];
}

export function isMigration(name: string): boolean {
  return Object.hasOwn(MIGRATIONS, name);
}

/** The name of the newest migration that this program knows; names sort in the order in which they run. */
export function newestMigration(): string {
  return Object.keys(MIGRATIONS).sort().at(-1) ?? '';
}
