import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Attempt, Bench, ProgramOptions, Started } from './peer.ts';

const UNTIL_MS = 20_000;
const LOOK_MS = 50;
/** Programs of servers stand there, which not every shell looks for. */
const MORE_PATH = '/usr/sbin:/sbin:/usr/local/sbin';

export interface OpenBench extends Bench {
  attempts: Attempt[];
  /** Attempts that came out otherwise than stated, as `title: error`. */
  wrong: string[];
  close: () => Promise<void>;
}

export async function openBench(packages: string): Promise<OpenBench> {
  const folder = await mkdtemp(join(tmpdir(), 'peer-'));
  const ends: (() => unknown)[] = [];
  const attempts: Attempt[] = [];
  const wrong: string[] = [];

  const optionsOf = ({ cwd = folder, env = {} }: ProgramOptions): SpawnOptions => ({
    cwd,
    env: { PATH: `${process.env.PATH}:${MORE_PATH}`, HOME: folder, LANG: 'C.UTF-8', ...env },
  });

  function start(command: string, args: readonly string[], options: ProgramOptions = {}): Started {
    const child = spawn(command, args, optionsOf(options));
    child.stdin?.on('error', () => {});
    child.stdin?.end(options.input ?? '');
    const output = gather(child, ['stdout', 'stderr']);
    const exited = exitOf(child);
    const end = (signal: NodeJS.Signals = 'SIGTERM') => {
      child.kill(signal);
      return exited;
    };
    ends.push(() => end('SIGKILL'));
    return { pid: child.pid ?? 0, output, exited, end };
  }

  async function execute(command: string, args: readonly string[], options: ProgramOptions = {}) {
    const child = spawn(command, args, optionsOf(options));
    child.stdin?.on('error', () => {});
    child.stdin?.end(options.input ?? '');
    const [written, errors] = [gather(child, ['stdout']), gather(child, ['stderr'])];
    const code = await exitOf(child);
    if (code === 0) return written();
    throw new Error(`${command} ${args.join(' ')} ended with ${code}: ${errors() || written()}`);
  }

  async function until<Found>(look: () => Found | Promise<Found>): Promise<NonNullable<Found>> {
    const endsAt = performance.now() + UNTIL_MS;
    let problem: unknown;
    while (performance.now() < endsAt) {
      try {
        const found = await look();
        if (found) return found;
      } catch (error) {
        problem = error;
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
    throw problem ?? new Error(`not there after ${UNTIL_MS} ms: ${look}`);
  }

  return {
    ...{ folder, packages, attempts, wrong, start, execute, until },
    defer: (end) => void ends.push(end),
    async attempt(tried, check, finding = {}) {
      const begun = performance.now();
      try {
        await check();
        attempts.push({ tried, ...finding });
      } catch (error) {
        wrong.push(`${tried}: ${error instanceof Error ? error.message : error}`);
        console.error(`  NOT AS STATED ${wrong.at(-1)}`);
      }
      console.error(`  ${tried}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    },
    async close() {
      for (const end of ends.reverse()) await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function gather(child: ChildProcess, streams: readonly ('stdout' | 'stderr')[]): () => string {
  let output = '';
  for (const name of streams) {
    child[name]?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return () => output;
}

function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
}
