import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Config } from '../../server/plugins/settings/config.ts';
import { listRunningServers } from '../../server/process/running-servers.ts';
import { Refusal } from '../../server/shared/refusal.ts';
import { runProgram } from './run-program.ts';
import { readCounts, type Sample } from './watch.rules.ts';

const READY_WITHIN_MS = 120_000;
/** Visitors wait as long where a process has ended whose socket is kept. */
const ASK_MS = 3_000;
const AGAIN_MS = 200;
/** The units of deploy/systemd. */
const UNIT = /\/(site@\d+)\.service$/m;

/** A server that runs, and who starts and stops it. */
export interface Server {
  address: string;
  port: string;
  control: Control;
}

type Control = (action: 'start' | 'stop' | 'restart') => Promise<unknown>;

/** The folders in which servers of a version leave their notes. */
const noteFolders = (config: Config, folder: string) => ({
  runDir: join(folder, 'data/running'),
  dataDir: config.dataDir,
});

/**
 * Finds the servers on the data of the settings.
 * @param program called with start, stop or restart, and the port; without it, systemd is
 * @returns `undefined` where neither controls one of them
 */
export function findServers(
  config: Config,
  folder: string,
  program: string | undefined,
): Server[] | undefined {
  const storage = config.databaseUrl === null ? 'sqlite' : 'postgres';
  const servers = listRunningServers(noteFolders(config, folder))
    .filter(
      (note) =>
        note.storage === storage && (storage === 'postgres' || note.settings.DATA_DIR === config.dataDir),
    )
    .map(({ pid, address, settings: { PORT: port = '' } }) => ({
      ...{ address, port },
      control: program === undefined ? ofSystemd(pid) : ofProgram(program, port, folder),
    }));
  const isControlled = (server: (typeof servers)[number]): server is Server => server.control !== undefined;
  return servers.length > 0 && servers.every(isControlled) ? servers : undefined;
}

function ofProgram(program: string, port: string, folder: string): Control {
  return (action) => runProgram('sh', ['-c', `${program} "$@"`, 'sh', action, port], { folder });
}

function ofSystemd(pid: number): Control | undefined {
  const [, unit] = UNIT.exec(readFileSync(`/proc/${pid}/cgroup`, 'utf8')) ?? [];
  if (unit === undefined) return undefined;
  // Its socket would start it again for the next visitor.
  const units = { start: [unit], restart: [unit], stop: [`${unit}.socket`, unit] };
  return (action) => runProgram('systemctl', [action, ...units[action]], { folder: '/' });
}

/** Waits until a server answers, as the build that it should be. @throws {Refusal} */
export async function untilReady({ address }: Server, build: string | undefined): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS;
  while (performance.now() < deadline) {
    const found = (await ask(`${address}/readyz`)) && (await ask(`${address}/healthz`));
    if (found && (build === undefined || JSON.parse(found).build === build)) return;
    await setTimeout(AGAIN_MS);
  }
  throw new Refusal(`${address} is not ready${build ? ` as build ${build}` : ''}`);
}

/** Looks at a server once, after asking for pages, so that there is something to count. */
export async function takeSample(
  { address, port }: Server,
  { config, folder, pages }: { config: Config; folder: string; pages: readonly string[] },
): Promise<Sample> {
  await Promise.all(pages.map((page) => ask(address + page)));
  const note = listRunningServers(noteFolders(config, folder)).find(({ settings }) => settings.PORT === port);
  const isReady = (await ask(`${address}/readyz`)) !== undefined;
  const metrics = note?.metricsPort && (await ask(`http://127.0.0.1:${note.metricsPort}/metrics`));
  return { isReady, pid: note?.pid, ...readCounts(metrics || '') };
}

/** @returns `undefined` for an error, or no answer */
async function ask(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(ASK_MS), redirect: 'manual' });
    const text = await answer.text();
    return answer.status < 500 ? text : undefined;
  } catch {
    return undefined;
  }
}
