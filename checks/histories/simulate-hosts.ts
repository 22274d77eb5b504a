import type { Database } from '../../server/plugins/database/schema.ts';
import { openInMemory } from '../support/memory-database.ts';
import { createRandom } from '../support/random.ts';
import { STEPS } from './host-steps.ts';
import { createWitness } from './host-witness.ts';
import { openHostWorld } from './host-world.ts';

/** Steps of processes; people do all others. */
const BY_PROCESSES: ReadonlySet<string> = new Set([
  ...['time passes', 'a process is killed while it reads', 'no process runs for hours'],
]);
/** Then another office with other hosts, hours and calendars begins. */
const STEPS_OF_WORLD = 2_000;

export interface Simulation {
  steps: number;
  worlds: number;
  bookings: number;
  /** Number of times that each step was done. */
  counts: Map<string, number>;
  violations: string[];
  seconds: number;
}

/**
 * Plays offices with hosts, one after the other, by a clock of their own: the rules, the stores and the reader of
 * calendars as the server has them, with calendars that lag, lie and fail, and processes that die while they read. It
 * ends with the world in which something has happened that may not.
 * @param openDatabase an empty one
 */
export async function simulateHosts(
  { steps, seed }: { steps: number; seed: number },
  openDatabase: () => Promise<Database> = openInMemory,
  tell: (line: string) => void = () => {},
): Promise<Simulation> {
  const began = performance.now();
  const total: Simulation = {
    steps: 0,
    worlds: 0,
    bookings: 0,
    counts: new Map(),
    violations: [],
    seconds: 0,
  };
  while (total.steps < steps && total.violations.length === 0) {
    const most = Math.min(STEPS_OF_WORLD, steps - total.steps);
    await playWorld(seed + total.worlds, most, total, openDatabase);
    total.worlds += 1;
    total.seconds = (performance.now() - began) / 1_000;
    if (total.worlds % 25 === 0) tell(`${total.steps} steps in ${total.seconds.toFixed(0)} s`);
  }
  return total;
}

async function playWorld(
  seed: number,
  most: number,
  total: Simulation,
  openDatabase: () => Promise<Database>,
): Promise<void> {
  const random = createRandom(seed);
  const database = await openDatabase();
  const fetchBefore = globalThis.fetch;
  try {
    const world = await openHostWorld(database, random);
    globalThis.fetch = world.fetch;
    const witness = createWitness(world);
    const wheel = STEPS.flatMap(([often, name, step]) =>
      Array.from({ length: often }, () => ({ name, step })),
    );
    for (let count = 0; count < most && witness.violations.size === 0; count += 1) {
      const { name, step } = random.pick(wheel);
      await step(world, witness);
      await witness.look(BY_PROCESSES.has(name) ? 'processes' : 'people');
      total.steps += 1;
      total.counts.set(name, (total.counts.get(name) ?? 0) + 1);
      for (const violation of witness.violations) {
        total.violations.push(`seed ${seed}, step ${count}, ${name}: ${violation}`);
      }
    }
    const { bookings } = await database
      .selectFrom('bookings')
      .select(({ fn }) => fn.countAll().as('bookings'))
      .executeTakeFirstOrThrow();
    total.bookings += Number(bookings);
  } finally {
    globalThis.fetch = fetchBefore;
    await database.destroy();
  }
}

/** Returns a line for each step that was played, and for each broken promise. */
export function describeSimulation({
  steps,
  worlds,
  bookings,
  counts,
  violations,
  seconds,
}: Simulation): string {
  const parts = [...counts].toSorted(([, one], [, other]) => other - one);
  return [
    `${steps} steps in ${worlds} offices, ${bookings} demos, ${seconds.toFixed(0)} s: ${violations.length} promises broken`,
    ...parts.map(([name, count]) => `  ${count} × ${name}`),
    ...violations.map((violation) => `  ${violation}`),
  ].join('\n');
}
