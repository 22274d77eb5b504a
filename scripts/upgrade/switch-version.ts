import { setTimeout } from 'node:timers/promises';
import type { Config } from '../../server/plugins/settings/config.ts';
import { Refusal } from '../../server/shared/refusal.ts';
import { listPages } from './pages.ts';
import { linkTo } from './releases.ts';
import { type Server, takeSample, untilReady } from './servers.ts';
import { findReasonToReturn, type Sample } from './watch.rules.ts';

const LOOK_MS = 1_000;

/** The two versions, and what runs. */
export interface Switch {
  link: string;
  servers: readonly Server[];
  config: Config;
  watchSeconds: number;
}

/**
 * Switches the servers to a version, one after the other, so that of two one always answers; a socket that systemd keeps
 * holds the visitors of one. Watches them, and switches back by itself when something fails.
 * @returns the reason why it has switched back
 */
export async function switchVersion(
  { from, to, build }: { from: string; to: string; build: string },
  parts: Switch,
): Promise<string | undefined> {
  const reason = await restartInto(to, build, parts).then(
    () => watch(to, parts),
    (error: Error) => error.message,
  );
  if (reason === undefined) return undefined;
  await restartInto(from, undefined, parts).catch((error: Error) => {
    throw new Refusal(`${reason}; and after the switch back: ${error.message}`);
  });
  return reason;
}

/** @param build what they answer afterwards, where it is known */
export async function restartInto(
  folder: string,
  build: string | undefined,
  { link, servers }: Pick<Switch, 'link' | 'servers'>,
): Promise<void> {
  linkTo(link, folder);
  for (const server of servers) {
    await server.control('restart');
    await untilReady(server, build);
  }
}

async function watch(folder: string, { servers, config, watchSeconds }: Switch): Promise<string | undefined> {
  const pages = listPages(folder);
  const samples = new Map<Server, Sample[]>(servers.map((server) => [server, []]));
  // Draws what the first visitor would wait for.
  for (const server of servers) await takeSample(server, { config, folder, pages });
  const end = performance.now() + watchSeconds * 1_000;
  // None that is not ready at the end is left so.
  const isOver = () =>
    performance.now() > end && [...samples.values()].every((taken) => taken.at(-1)?.isReady);
  while (!isOver()) {
    for (const [server, taken] of samples) {
      taken.push(await takeSample(server, { config, folder, pages }));
      const reason = findReasonToReturn(taken);
      if (reason !== undefined) return `${server.address}: ${reason}`;
    }
    await setTimeout(LOOK_MS);
  }
  return undefined;
}
