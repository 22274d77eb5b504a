import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));
/** Far more than any example needs; a program that never says what it should is ended then. */
const TIMEOUT_MS = 180_000;

export interface Program {
  command: string;
  args: readonly string[];
}

/**
 * Runs a program, with packages found as a developer's folder finds them, until it has ended by itself, or has written
 * what is expected.
 * @returns all that it wrote to both streams
 */
export function runUntil(
  { command, args }: Program,
  { expected, env = {} }: { expected?: RegExp; env?: Record<string, string> } = {},
): Promise<string> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(command, args, {
    cwd: REPOSITORY,
    env: { PATH, HOME, PYTHONUNBUFFERED: '1', ...env },
    timeout: TIMEOUT_MS,
    killSignal: 'SIGKILL',
  });
  let output = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk;
        if (expected?.test(output)) child.kill('SIGKILL');
      });
    }
    child.on('error', reject);
    child.on('close', () => resolve(output));
  });
}
