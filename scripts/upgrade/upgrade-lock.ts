import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { CommandContext } from '../../server/cli/command-context.ts';
import { OWNER_ONLY } from '../../server/cli/private-file.ts';
import { printableLine } from '../../server/cli/terminal/printable.ts';
import { Refusal } from '../../server/shared/refusal.ts';
import { asOwnerOf } from './run-program.ts';

const LOCK_FILE = 'upgrade.lock';
/** Description of the work of the process that has the lock. */
const HOLDER_FILE = 'upgrade.lock.holder';
const SQLITE_BUSY = 5;

/**
 * Takes the lock under which one process at a time upgrades an installation, returns, or takes leads in. The system takes it
 * back from a process that was killed.
 * @param work as in 'an upgrade to main'
 * @throws {Refusal} saying what has it, and since when
 */
export function lockUpgrades(
  { config: { dataDir }, clock }: Pick<CommandContext, 'config' | 'clock'>,
  work: string,
  by = process.env.SUDO_USER ?? process.env.USER ?? `user ${process.getuid?.()}`,
): Disposable {
  if (!existsSync(dataDir)) throw new Refusal(`there is no ${dataDir}: DATA_DIR must name the data folder`);
  return asOwnerOf(dataDir, () => {
    const lock = new DatabaseSync(join(dataDir, LOCK_FILE), { timeout: 0 });
    const holderFile = join(dataDir, HOLDER_FILE);
    try {
      lock.exec('begin exclusive');
    } catch (error) {
      lock.close();
      if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
      throw new Refusal(`${describeHolder(holderFile)}: try again once it has ended`);
    }
    const since = clock().toISOString().slice(0, 19).replace('T', ' ');
    writeFileSync(holderFile, `${work} runs since ${since} UTC, by ${by} (process ${process.pid})`, {
      mode: OWNER_ONLY,
    });
    return { [Symbol.dispose]: () => lock.close() };
  });
}

/** A server that was taken over may have written it: a terminal must not obey it. */
function describeHolder(file: string): string {
  try {
    return printableLine(readFileSync(file, 'utf8')).slice(0, 200);
  } catch {
    // It has the lock only just now.
    return 'another upgrade runs';
  }
}
