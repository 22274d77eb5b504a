import { countUnforgotten, REGISTER_FILE, registerFolders } from '../plugins/database/erased-register.ts';
import { describeCopy } from '../plugins/database/installation.rules.ts';
import { confirmPrimary, type DatabaseRole, openDatabaseRole } from '../plugins/database/installation.ts';
import type { Database } from '../plugins/database/schema.ts';
import type { Config } from '../plugins/settings/config.ts';
import { StartError } from '../plugins/settings/start-error.ts';

/**
 * Finds out at the start whether the database is the live one.
 * @param isConfirmed the operator confirms it
 * @returns notes for the operator: a copy sends nothing
 * @throws {StartError} when it may contain people who were erased after it was copied
 */
export async function findDatabaseRole(
  database: Database,
  config: Config,
  isConfirmed: boolean,
): Promise<{ databaseRole: DatabaseRole; notes: string[] }> {
  if (isConfirmed) {
    const unforgotten = await countUnforgotten(database, registerFolders(config));
    if (unforgotten > 0) {
      throw new StartError(
        'DATA_DIR',
        `${REGISTER_FILE} names ${unforgotten} who were erased after this copy was made: npm run restore -- --this-is-live erases them again, and confirms it`,
      );
    }
    await confirmPrimary(database, config);
  }
  const databaseRole = await openDatabaseRole(database, config);
  const reason = await databaseRole.findCopyReason();
  return { databaseRole, notes: reason === undefined ? [] : [describeCopy(reason)] };
}
