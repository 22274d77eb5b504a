import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import { leads } from './migrations/001-leads.ts';
import { blog } from './migrations/002-blog.ts';
import { accounts } from './migrations/003-accounts.ts';
import { chat } from './migrations/004-chat.ts';
import { chatBounds } from './migrations/005-chat-bounds.ts';
import { leadDelivery } from './migrations/006-lead-delivery.ts';
import { logins } from './migrations/007-logins.ts';
import { blogRemovalsAndPictures } from './migrations/008-blog-removals-and-pictures.ts';
import { keyRotation } from './migrations/009-key-rotation.ts';
import { bookings } from './migrations/010-bookings.ts';
import { bookingMails } from './migrations/011-booking-mails.ts';
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
import type { Database, Engine } from './schema.ts';

/**
 * Migrations in order, of all modules together: one of a module often builds on what another one made (012 of the
 * bookings refers to the leads), so that a folder in each module would hide what runs after what. A name, once
 * released, never changes; a new one is called after its module, as in `016-bookings-hosts`.
 */
const MIGRATIONS: Record<string, (engine: Engine) => Migration> = {
  '001-leads': () => leads,
  '002-blog': blog,
  '003-accounts': () => accounts,
  '004-chat': () => chat,
  '005-chat-bounds': () => chatBounds,
  '006-lead-delivery': () => leadDelivery,
  '007-logins': () => logins,
  '008-blog-removals-and-pictures': blogRemovalsAndPictures,
  '009-key-rotation': () => keyRotation,
  '010-bookings': () => bookings,
  '011-booking-mails': () => bookingMails,
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
};

/**
 * Brings the database to the newest schema; several processes may try at the same time, and wait for one another. One
 * that a newer version has brought further stays as it is: migrations only add (CONTRIBUTING, 'A migration'), so that
 * the version before can go on, or come back.
 * @param last the migration at which to stop, as the version did that it belongs to
 */
export async function migrate(database: Database, last?: string): Promise<void> {
  const getMigrations = async () =>
    Object.fromEntries(Object.entries(MIGRATIONS).map(([name, make]) => [name, make(database.engine)]));
  const migrator = new Migrator({ db: database, provider: { getMigrations } });
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error && (await findNewerMigrations(database)).length === 0) throw error;
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
