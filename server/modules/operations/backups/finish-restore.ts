import { registerFolders } from '../../../plugins/database/erased-register.ts';
import { confirmPrimary, findCopyReasonFor } from '../../../plugins/database/installation.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import type { Config } from '../../../plugins/settings/config.ts';
import { eraseAgain } from '../privacy/erase-again.ts';

/** State of a restored database after the last step. */
export interface FinishedRestore {
  /** Number of people who were erased again. */
  erasedAgain: number;
  /** It sends messages. */
  isLive: boolean;
}

/**
 * The last step of a restore, on the database in its place: confirms that it is live, and erases again who was erased
 * since.
 * @param isBroughtBack whether `restore` has erased them already; pg_restore has not
 */
export async function finishRestore(
  { database, config }: { database: Database; config: Config },
  { isBroughtBack, isConfirmedLive }: { isBroughtBack: boolean; isConfirmedLive: boolean },
): Promise<FinishedRestore> {
  const folders = registerFolders(config);
  const erasedAgain = isBroughtBack ? 0 : await eraseAgain({ database, dataDir: config.dataDir, folders });
  if (isConfirmedLive) await confirmPrimary(database, config);
  return { erasedAgain, isLive: (await findCopyReasonFor(database, config)) === undefined };
}
