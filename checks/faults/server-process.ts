import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findServer } from '../../scripts/build-sources.mjs';

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));
/** Cache of compiled code for the next start: a fifth of its work. */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(REPOSITORY, 'node_modules/.cache/tests') };
const SERVER = ['checks/support/with-constants.ts', findServer(REPOSITORY)];
/** Says only when to give up: on a busy machine ten starts share a core. */
const FAILING_TAKES_AT_MOST_MS = 120_000;
const LISTENING = /^Listening on (\S+)$/m;

export interface StartOptions {
  /**
   * Settings beside the server's own port and data folder, which a caller may name to start on old data; constants by
   * such names too (SITE_DIR, SHUTDOWN_TIMEOUT_MS; `checks/support/with-constants.ts`).
   */
  env?: Record<string, string>;
  /** Program that runs the server, such as a tracer; node itself by default. */
  wrapper?: readonly string[];
  /** Program in the place of our server: an earlier version has no such constants. */
  program?: readonly string[];
  /** Descriptor of a socket that the process gets as its first beside the usual three. */
  inheritedSocket?: number;
}

export interface RunningServer {
  url: string;
  pid: number;
  /** Database of this start's data folder. */
  databaseFile: string;
  /** All that the process has written so far, both streams. */
  output: () => string;
  /** Resolves once the output contains the text. */
  wrote: (text: string) => Promise<void>;
  /** Sends a signal without waiting. */
  signal: (name: NodeJS.Signals) => void;
  /** Resolves with the exit code, `null` if a signal ended the process. */
  exited: Promise<number | null>;
  /** Ends the server in order, and removes the data folder if this start made it. */
  stop: () => Promise<number | null>;
  /** Ends the process as a power cut would; the data stays. */
  kill: () => Promise<void>;
}

/** Starts the real server as a process of its own and waits until it listens. */
export async function startServer({ env = {}, ...options }: StartOptions = {}): Promise<RunningServer> {
  const ownDataDir = env.DATA_DIR ? undefined : await makeTemporaryFolder();
  const dataDir = env.DATA_DIR ?? ownDataDir ?? '';
  const { child, exited, output } = spawnServer(
    { METRICS_PORT: '0', PORT: '0', DATA_DIR: dataDir, RUN_DIR: join(dataDir, 'running'), ...env },
    options,
  );
  const url = await listeningAddress(child, exited, output);

  return {
    url,
    pid: child.pid ?? 0,
    databaseFile: join(dataDir, 'site.sqlite'),
    output,
    wrote: (text) => waitForOutput(child, output, (written) => written.includes(text)),
    signal: (name) => void child.kill(name),
    exited,
    stop: async () => {
      child.kill('SIGTERM');
      const code = await exited;
      if (ownDataDir) await rm(ownDataDir, { recursive: true, force: true });
      return code;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** Starts the server with settings that it should refuse; resolves once it has ended. */
export async function startAndFail(
  env: Record<string, string>,
): Promise<{ code: number | null; stderr: string }> {
  const { child, exited } = spawnServer(
    { METRICS_PORT: '0', PORT: '0', ...env },
    { timeout: FAILING_TAKES_AT_MOST_MS },
  );
  let stderr = '';
  child.stderr?.on('data', (chunk) => {
    stderr += chunk;
  });
  return { code: await exited, stderr };
}

export function makeTemporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'server-'));
}

function spawnServer(
  env: Record<string, string>,
  {
    wrapper = [],
    program = SERVER,
    inheritedSocket,
    timeout,
  }: Omit<StartOptions, 'env'> & { timeout?: number },
) {
  const [command = '', ...args] = [...wrapper, process.execPath, ...program];
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(command, args, {
    cwd: REPOSITORY,
    env: { PATH, HOME, ...COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe', ...(inheritedSocket === undefined ? [] : [inheritedSocket])],
    killSignal: 'SIGKILL',
    timeout,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  }
  const exited = once(child, 'close').then(([code]) => code as number | null);
  return { child, exited, output: () => output };
}

async function listeningAddress(
  child: ChildProcess,
  exited: Promise<unknown>,
  output: () => string,
): Promise<string> {
  const failed = exited.then(() => {
    throw new Error(`the server ended before it listened: ${output()}`);
  });
  await Promise.race([waitForOutput(child, output, (written) => LISTENING.test(written)), failed]);
  return LISTENING.exec(output())?.[1] ?? '';
}

function waitForOutput(child: ChildProcess, output: () => string, isEnough: (written: string) => boolean) {
  return new Promise<void>((resolve) => {
    const check = () => {
      if (isEnough(output())) resolve();
    };
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', check);
    check();
  });
}
