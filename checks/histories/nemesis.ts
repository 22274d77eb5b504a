import { setTimeout } from 'node:timers/promises';
import type { Random } from '../../server/testing/random.ts';
import type { FaultProxy } from '../faults/fault-proxy.ts';
import type { World } from './world.ts';

type Harm = [name: string, doIt: (world: World, random: Random) => Promise<void>];

const HARMS: readonly Harm[] = [
  [
    'a process is killed',
    async ({ places }, random) => {
      const place = random.pick(places);
      await place.server.kill();
      await setTimeout(random.between(0, 2_000));
      await place.renew();
    },
  ],
  [
    'a process ends in order',
    async ({ places }, random) => {
      const place = random.pick(places);
      await place.server.stop();
      await place.renew();
    },
  ],
  [
    'a process stands still',
    async ({ places }, random) => {
      const { server } = random.pick(places);
      server.signal('SIGSTOP');
      await setTimeout(random.between(500, 5_000));
      server.signal('SIGCONT');
    },
  ],
  ['Postgres is restarted', ({ cluster }) => cluster.restart('fast')],
  ['Postgres forgets who is connected', ({ cluster }) => cluster.restart('immediate')],
  ['Postgres is killed', ({ cluster }) => cluster.restart('killed')],
  [
    'a process is cut off from Postgres or Redis, without a word',
    (world, random) => disturb(world, random, (way) => way.swallow()),
  ],
  [
    'a process is refused by Postgres or Redis',
    (world, random) => disturb(world, random, (way) => way.refuse()),
  ],
  ['a process loses its connections', (world, random) => disturb(world, random, (way) => way.drop())],
  [
    'a process has a slow way to Postgres or Redis',
    (world, random) => disturb(world, random, (way) => way.delay(random.between(10, 300))),
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
  { places }: World,
  random: Random,
  harmWay: (way: FaultProxy) => Promise<void> | void,
): Promise<void> {
  const way = random.pick(random.pick(places).ways);
  await harmWay(way);
  await setTimeout(random.between(500, 6_000));
  await way.goOn();
}

/** Does one harm after another until the time is up, and leaves everything running. */
export async function harm(
  world: World,
  random: Random,
  endsAt: number,
  tell: (name: string) => void,
): Promise<number> {
  let count = 0;
  while (performance.now() < endsAt) {
    await setTimeout(random.between(200, 3_000));
    const [name, doIt] = random.pick(HARMS);
    tell(name);
    await doIt(world, random);
    count += 1;
  }
  return count;
}
