import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../../server/shared/refusal.ts';

/** Lines that are shown of a program that failed. */
const MOST_LINES = 20;

/** Variables by which the npm that started this process tells others of its folder. */
const OF_THIS_NPM = { npm_config_prefix: undefined, npm_config_local_prefix: undefined };

/** Program that is run in a folder. */
export interface Program {
  folder: string;
  environment?: Record<string, string | undefined>;
  /** Folder of data: as root, the program runs as its owner, so that what it writes there is the owner's. */
  dataDir?: string;
}

/** The Node that a version brings, or else the present one. */
export function nodeOf(folder: string): string {
  const brought = join(folder, 'node_modules/.bin/node');
  return existsSync(brought) ? brought : process.execPath;
}

/** Starts a program, with both of its streams piped. */
export function startProgram(
  command: string,
  args: readonly string[],
  { folder, environment = {}, dataDir }: Program,
): ChildProcess {
  const owner = dataDir !== undefined && process.getuid?.() === 0 ? statSync(dataDir) : undefined;
  return spawn(command, args, {
    cwd: folder,
    env: { ...process.env, ...OF_THIS_NPM, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(owner && { uid: owner.uid, gid: owner.gid }),
  });
}

/** @returns what it wrote @throws {Refusal} with its last lines, when it fails */
export async function runProgram(
  command: string,
  args: readonly string[],
  program: Program,
): Promise<string> {
  const child = startProgram(command, args, program);
  const output = collectOutput(child);
  const [code] = await once(child, 'close').catch((error: Error) => [error.message]);
  if (code === 0) return output();
  throw new Refusal([...lastLines(output()), `${[command, ...args].join(' ')}: failed (${code})`].join('\n'));
}

export function collectOutput(child: ChildProcess): () => string {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return () => output;
}

export function lastLines(output: string): string[] {
  return output.trimEnd().split('\n').slice(-MOST_LINES);
}

/**
 * Does work in a folder as its owner. As root it would follow links that the owner has laid there: a server that was taken over
 * could have files elsewhere written.
 */
export function asOwnerOf<Result>(folder: string, work: () => Result): Result {
  if (process.geteuid?.() !== 0 || !process.setegid || !process.seteuid) return work();
  const { uid, gid } = statSync(folder);
  process.setegid(gid);
  process.seteuid(uid);
  try {
    return work();
  } finally {
    process.seteuid(0);
    process.setegid(0);
  }
}
