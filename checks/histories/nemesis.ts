import { setTimeout } from 'node:timers/promises';
import type { FaultProxy } from '../faults/fault-proxy.ts';
import type { Random } from '../support/random.ts';
import type { Cluster } from './cluster.ts';

/** Name of a fault, and what injects it and ends it again. */
export type Fault = [name: string, doIt: (cluster: Cluster, random: Random) => Promise<void>];
type Away = (parts: Pick<Cluster, 'nodes'> & WithStores, random: Random) => Promise<void>;
type WithStores = { [Part in 'postgres' | 'redis']: NonNullable<Cluster[Part]> };

/** Faults of a process, wherever it runs. */
const FAULTS_OF_PROCESSES: readonly Fault[] = [
  [
    'a process is killed',
    async ({ nodes }, random) => {
      const node = random.pick(nodes);
      await node.server.kill();
      await setTimeout(random.between(0, 2_000));
      await node.renew();
    },
  ],
  [
    'a process ends in order',
    async ({ nodes }, random) => {
      const node = random.pick(nodes);
      await node.server.stop();
      await node.renew();
    },
  ],
  [
    'a process stands still',
    async ({ nodes }, random) => {
      const { server } = random.pick(nodes);
      server.signal('SIGSTOP');
      await setTimeout(random.between(500, 5_000));
      server.signal('SIGCONT');
    },
  ],
];

/** Faults between several processes and the stores that they share. */
const FAULTS_OF_STORES: readonly [name: string, doIt: Away][] = [
  ['Postgres is restarted', ({ postgres }) => postgres.restart('fast')],
  ['Postgres forgets who is connected', ({ postgres }) => postgres.restart('immediate')],
  ['Postgres is killed', ({ postgres }) => postgres.restart('killed')],
  [
    'a process is cut off from Postgres or Redis, without a word',
    (cluster, random) => disturb(cluster, random, (link) => link.swallow()),
  ],
  [
    'a process is refused by Postgres or Redis',
    (cluster, random) => disturb(cluster, random, (link) => link.refuse()),
  ],
  ['a process loses its connections', (cluster, random) => disturb(cluster, random, (link) => link.drop())],
  [
    'a process has a slow link to Postgres or Redis',
    (cluster, random) => disturb(cluster, random, (link) => link.delay(random.between(10, 300))),
  ],
  [
    'Redis is killed, and comes back empty',
    async ({ redis }, random) => {
      await redis.kill();
      await setTimeout(random.between(0, 3_000));
      await redis.start();
    },
  ],
  [
    'Redis stands still',
    async ({ redis }, random) => {
      redis.pause();
      await setTimeout(random.between(500, 5_000));
      redis.goOn();
    },
  ],
  [
    'Redis has no memory left',
    async ({ redis }, random) => {
      await redis.ask('config', 'set', 'maxmemory', '1');
      await setTimeout(random.between(500, 5_000));
      await redis.ask('config', 'set', 'maxmemory', '0');
    },
  ],
];

async function disturb(
  { nodes }: Pick<Cluster, 'nodes'>,
  random: Random,
  breakLink: (link: FaultProxy) => Promise<void> | void,
): Promise<void> {
  const link = random.pick(random.pick(nodes).links);
  await breakLink(link);
  await setTimeout(random.between(500, 6_000));
  await link.goOn();
}

/**
 * Injects one fault after another until it is over, and leaves everything running.
 * @param more faults beside those of processes and stores
 */
export async function injectFaults(
  cluster: Cluster,
  random: Random,
  isOver: () => boolean,
  tell: (name: string) => void,
  more: readonly Fault[] = [],
): Promise<number> {
  const { postgres, redis, nodes } = cluster;
  const ofStores = postgres && redis ? { postgres, redis, nodes } : undefined;
  const faults: Fault[] = [
    ...FAULTS_OF_PROCESSES,
    ...more,
    ...(ofStores
      ? FAULTS_OF_STORES.map(([name, doIt]): Fault => [name, (_cluster, chosen) => doIt(ofStores, chosen)])
      : []),
  ];
  let count = 0;
  while (!isOver()) {
    await setTimeout(random.between(200, 3_000));
    const [name, doIt] = random.pick(faults);
    tell(name);
    await doIt(cluster, random);
    count += 1;
  }
  return count;
}
