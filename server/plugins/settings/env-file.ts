import { resolve } from 'node:path';
import { StartError } from './start-error.ts';

/** The one variable that no such file can hold, since it names the file. */
export const ENV_FILE = 'ENV_FILE';

/**
 * Loads the file that `ENV_FILE` names into the environment of this process, with Node's own parser, like
 * `node --env-file`: server and commands read every character the same way. Variables that are set already win.
 * @throws {StartError} when it cannot be read
 */
export function loadEnvFile(environment: Record<string, string | undefined> = process.env): void {
  const { [ENV_FILE]: named = '', INIT_CWD: cwd = process.cwd() } = environment;
  if (named === '') return;
  try {
    // npm runs scripts at the root of the repository; INIT_CWD is the operator's folder.
    process.loadEnvFile(resolve(cwd, named));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(ENV_FILE, `must be a file that this user may read (${code})`);
  }
}
