import { resolve } from 'node:path';
import { SETTINGS } from './settings.ts';
import { StartError } from './start-error.ts';

/**
 * Reads the file that `ENV_FILE` names into the environment of this process, by Node's own parser, as `node --env-file`
 * does: server and commands understand each sign of it the same. A variable that is set already stays.
 * @throws {StartError} when it cannot be read
 */
export function loadEnvFile(environment: Record<string, string | undefined> = process.env): void {
  const { [SETTINGS.envFile.name]: named = '', INIT_CWD: cwd = process.cwd() } = environment;
  if (named === '') return;
  try {
    // npm runs scripts at the root of the repository, and says in INIT_CWD where the operator stands.
    process.loadEnvFile(resolve(cwd, named));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(SETTINGS.envFile.name, `must be a file that this user may read (${code})`);
  }
}
