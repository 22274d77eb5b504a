import { execFile, execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const SECONDS = 5;
const WARM_UP_SECONDS = 1;

export interface LoadResult {
  perSecond: number;
  p99Ms: number;
  /** Answered altogether, the first moments included. */
  requests: number;
}

interface Load {
  connections: number;
  /** A file of this folder that makes the requests; plain GET without it. */
  script?: string;
  headers?: Record<string, string>;
}

/** Ends the process with the command to run when a tool is missing. */
export function requireTools(names: string[]): void {
  const missing = names.filter((name) => {
    try {
      execFileSync('which', [name]);
      return false;
    } catch {
      return true;
    }
  });
  if (missing.length === 0) return;
  console.error(`The bench needs ${missing.join(' and ')}: sudo apt-get install -y ${missing.join(' ')}`);
  process.exit(1);
}

/**
 * Loads one address for some seconds and reads wrk's figures.
 * @throws when an answer was not a success: a fast refusal is no result
 */
export async function measureLoad(url: string, load: Load): Promise<LoadResult> {
  const warmUp = await runWrk(url, load, WARM_UP_SECONDS);
  const output = await runWrk(url, load, SECONDS);
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`${url} did not answer all requests:\n${output}`);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p99Ms: readP99(output),
    requests: readRequests(warmUp) + readRequests(output),
  };
}

async function runWrk(url: string, { connections, script, headers = {} }: Load, seconds: number) {
  const args = [
    '--threads',
    '1',
    '--connections',
    String(connections),
    '--duration',
    `${seconds}s`,
    '--latency',
    '--timeout',
    '20s',
  ];
  if (script) args.push('--script', fileURLToPath(new URL(script, import.meta.url)));
  for (const [name, value] of Object.entries(headers)) args.push('--header', `${name}: ${value}`);
  const { stdout } = await promisify(execFile)('wrk', [...args, url]);
  return stdout;
}

function readRequests(output: string): number {
  return Number(/(\d+) requests in/.exec(output)?.[1]);
}

function readP99(output: string): number {
  const [, value, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
  return Number(value) * ({ us: 0.001, ms: 1, s: 1000 }[unit ?? ''] ?? Number.NaN);
}
