// `npm run histories -- [minutes] [--seed number] [--nginx]`: clients record their requests and the answers, while
// processes, Postgres and Redis are killed, stopped, renewed and cut off from each other; then checkers compare that with
// what is stored. The seed chooses the faults; when exactly they happen depends on the machine.

import { parseArgs } from 'node:util';
import { createRandom } from '../../server/testing/random.ts';
import { createBookingSubject } from './booking-clients.ts';
import { createChatSubject } from './chat-clients.ts';
import { createLeadSubject } from './lead-clients.ts';
import { harm } from './nemesis.ts';
import { startWorld } from './world.ts';

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
/** Apart from that of the harm, whose order would otherwise depend on how often clients ask. */
const random = createRandom(seed + 1);
const world = await startWorld(values.nginx);
// Further ones take their place here: whatever promises something, with clients and a checker of its own.
const subjects = [
  createLeadSubject(world, random),
  createBookingSubject(world, random),
  await createChatSubject(world),
];
try {
  const endsAt = performance.now() + minutes * 60_000;
  const harmed = harm(world, createRandom(seed), endsAt, (name) =>
    console.log(`${new Date().toISOString().slice(11, 19)} ${name}`),
  );
  const until = harmed.then(() => {});
  await Promise.all(subjects.map((subject) => subject.run(until)));
  console.log(`${await harmed} times something was harmed`);
  for (const { name, judge } of subjects) {
    const { said, faults } = await judge();
    console.log(`${name}: ${said}; ${faults.length} promises broken`);
    for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
  if (process.exitCode) for (const line of world.errors().slice(-20)) console.log(line);
  console.log(`Again: npm run histories -- ${minutes} --seed ${seed}${values.nginx ? ' --nginx' : ''}`);
} finally {
  await world.stop();
}
