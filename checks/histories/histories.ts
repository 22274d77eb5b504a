// `npm run histories -- [minutes] [--seed number] [--nginx]`: clients record their requests and the answers, while
// processes, Postgres and Redis are killed, stopped, renewed and cut off from each other; then checkers compare that with
// what is stored. The seed chooses the faults; when exactly they happen depends on the machine.

import { parseArgs } from 'node:util';
import { createRandom } from '../../server/testing/random.ts';
import { createBookingSubject } from './booking-clients.ts';
import { createChatSubject } from './chat-clients.ts';
import { startCluster } from './cluster.ts';
import { createLeadSubject } from './lead-clients.ts';
import { injectFaults } from './nemesis.ts';

const DEFAULT_MINUTES = 10;

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string' }, nginx: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const minutes = Number(positionals[0] ?? DEFAULT_MINUTES);
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9));
if (!(minutes > 0) || !Number.isInteger(seed))
  throw new Error('usage: npm run histories -- [minutes] [--seed number] [--nginx]');

console.log(`${minutes} minutes, seed ${seed}${values.nginx ? ', through nginx' : ''}`);
/** Not the generator of the faults, whose order would otherwise depend on how often clients ask. */
const random = createRandom(seed + 1);
const cluster = await startCluster(values.nginx);
// Add further subjects here: each is something that makes promises, with clients and a checker of its own.
const subjects = [
  createLeadSubject(cluster, random),
  createBookingSubject(cluster, random),
  await createChatSubject(cluster),
];
try {
  const endsAt = performance.now() + minutes * 60_000;
  const injecting = injectFaults(cluster, createRandom(seed), endsAt, (name) =>
    console.log(`${new Date().toISOString().slice(11, 19)} ${name}`),
  );
  const until = injecting.then(() => {});
  await Promise.all(subjects.map((subject) => subject.run(until)));
  console.log(`${await injecting} faults injected`);
  for (const { name, judge } of subjects) {
    const { said, violations } = await judge();
    console.log(`${name}: ${said}; ${violations.length} promises broken`);
    for (const violation of violations.slice(0, 20)) console.log(`  ${violation}`);
    if (violations.length > 0) process.exitCode = 1;
  }
  if (process.exitCode) for (const line of cluster.errors().slice(-20)) console.log(line);
  console.log(`Again: npm run histories -- ${minutes} --seed ${seed}${values.nginx ? ' --nginx' : ''}`);
} finally {
  await cluster.stop();
}
