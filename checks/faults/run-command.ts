import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { COMPILE_CACHE } from './server-process.ts';

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));

export interface CommandResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

/**
 * Runs an operator's command as a process of its own, with settings and constants as `startServer` takes them.
 * @param command the name of its file in `server/commands/`
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  { env, nodeArgs = [] }: { env: Record<string, string>; nodeArgs?: readonly string[] },
): Promise<CommandResult> {
  const { PATH = '', HOME = '' } = process.env;
  const program = ['checks/support/with-constants.ts', `server/commands/${command}.ts`];
  const child = spawn(process.execPath, [...nodeArgs, ...program, ...args], {
    cwd: REPOSITORY,
    env: { PATH, HOME, ...COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (chunk: string) => {
      written[name] += chunk;
    });
  }
  const [code] = await once(child, 'close');
  return { code: code as number | null, ...written };
}
