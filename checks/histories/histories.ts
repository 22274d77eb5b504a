// `npm run histories -- [minutes] [--seed number] [--nginx] [--only seats|hosts|sqlite|team|team-sqlite]`: clients record their requests and the
// answers, while processes, Postgres and Redis are killed, stopped, renewed and cut off from each other; then checkers compare
// that with what is stored. The seed chooses the faults; when exactly they happen depends on the machine.
//
// `npm run histories -- --steps number [--seed number]`: offices with hosts in one process, by a clock of their own; the same
// seed plays the same.
//
// `npm run histories -- --copies number [--seed number]`: a process that copies SQLite to the second is killed as often.
//
// `npm run histories -- --conversations number [--seed number]`: as many visitors answer mails of the desk, while processes and the
// mailbox are killed and cut off.

import { parseArgs } from 'node:util';
import { createRandom, type Random } from '../support/random.ts';
import { createBookingSubject } from './booking-clients.ts';
import { createChatSubject } from './chat-clients.ts';
import { type Cluster, startAlone, startCluster } from './cluster.ts';
import { CONVERSATION_ENGINES, playConversations } from './converse.ts';
import { killCopies } from './copy-kills.ts';
import { createHostSubject } from './host-clients.ts';
import { createLeadSubject } from './lead-clients.ts';
import { injectFaults } from './nemesis.ts';
import { describeSimulation, simulateHosts } from './simulate-hosts.ts';
import type { Subject } from './subject.ts';
import { createTeamSubject } from './team-clients.ts';

const DEFAULT_MINUTES = 12;

/** Round of histories. Add further subjects here: each makes promises, and has clients and a checker of its own. */
interface Round {
  name: string;
  open: (isBehindNginx: boolean) => Promise<Cluster>;
  subjects: (cluster: Cluster, random: Random) => Promise<Subject[]>;
}

const withHosts: Round['subjects'] = async (cluster, random) => [
  createLeadSubject(cluster, random),
  await createHostSubject(cluster, random),
];

const withTeam: Round['subjects'] = async (cluster, random) => [
  createLeadSubject(cluster, random),
  await createTeamSubject(cluster, random),
];

const ROUNDS: readonly Round[] = [
  {
    name: 'seats',
    open: startCluster,
    subjects: async (cluster, random) => [
      createLeadSubject(cluster, random),
      createBookingSubject(cluster, random),
      await createChatSubject(cluster),
    ],
  },
  { name: 'hosts', open: startCluster, subjects: withHosts },
  { name: 'sqlite', open: () => startAlone(), subjects: withHosts },
  { name: 'team', open: startCluster, subjects: withTeam },
  { name: 'team-sqlite', open: () => startAlone(), subjects: withTeam },
];

const { values, positionals } = parseArgs({
  options: {
    seed: { type: 'string' },
    nginx: { type: 'boolean', default: false },
    only: { type: 'string' },
    steps: { type: 'string' },
    copies: { type: 'string' },
    conversations: { type: 'string' },
  },
  allowPositionals: true,
});
const minutes = Number(positionals[0] ?? DEFAULT_MINUTES);
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9));
const steps = Number(values.steps ?? 1);
const copies = Number(values.copies ?? 1);
const conversations = Number(values.conversations ?? 1);
const rounds = ROUNDS.filter(({ name }) => values.only === undefined || name === values.only);
const isCounted = [minutes, steps, copies, conversations].every((number) => number > 0);
if (!isCounted || !Number.isInteger(seed) || rounds.length === 0)
  throw new Error(
    'usage: npm run histories -- [minutes] [--seed number] [--nginx] [--only seats|hosts|sqlite|team|team-sqlite], or --steps number [--seed number], or --copies number [--seed number], or --conversations number [--seed number]',
  );

if (values.copies) await killAgain();
else if (values.conversations) await converse();
else if (values.steps) await simulate();
else for (const round of rounds) await play(round, minutes / rounds.length);

async function killAgain(): Promise<void> {
  const isKept = await killCopies({ rounds: copies, random: createRandom(seed) }, console.log);
  if (!isKept) process.exitCode = 1;
  console.log(`Again: npm run histories -- --copies ${copies} --seed ${seed}`);
}

async function converse(): Promise<void> {
  for (const engine of CONVERSATION_ENGINES) {
    const { said, faults, violations } = await playConversations({ engine, count: conversations, seed }, log);
    console.log(`${engine}: ${said}, ${faults} faults; ${violations.length} promises broken`);
    for (const violation of violations.slice(0, 20)) console.log(`  ${violation}`);
    if (violations.length > 0) process.exitCode = 1;
  }
  console.log(`Again: npm run histories -- --conversations ${conversations} --seed ${seed}`);
}

async function simulate(): Promise<void> {
  const simulation = await simulateHosts({ steps, seed }, undefined, console.log);
  console.log(describeSimulation(simulation));
  if (simulation.violations.length > 0) process.exitCode = 1;
  console.log(`Again: npm run histories -- --steps ${steps} --seed ${seed}`);
}

async function play({ name, open, subjects: openSubjects }: Round, long: number): Promise<void> {
  console.log(`${name}: ${long} minutes, seed ${seed}${values.nginx ? ', through nginx' : ''}`);
  /** Generator beside that of the faults, whose order would otherwise depend on how often clients ask. */
  const random = createRandom(seed + 1);
  const cluster = await open(values.nginx);
  try {
    const subjects = await openSubjects(cluster, random);
    const endsAt = performance.now() + long * 60_000;
    const injecting = injectFaults(cluster, createRandom(seed), () => performance.now() >= endsAt, log);
    const until = injecting.then(() => {});
    await Promise.all(subjects.map((subject) => subject.run(until)));
    console.log(`${await injecting} faults injected`);
    let isBroken = false;
    for (const subject of subjects) {
      const { said, violations } = await subject.judge();
      console.log(`${subject.name}: ${said}; ${violations.length} promises broken`);
      for (const violation of violations.slice(0, 20)) console.log(`  ${violation}`);
      isBroken ||= violations.length > 0;
    }
    if (isBroken) {
      process.exitCode = 1;
      for (const line of cluster.errors().slice(-20)) console.log(line);
    }
    console.log(
      `Again: npm run histories -- ${long} --seed ${seed}${values.nginx ? ' --nginx' : ''} --only ${name}`,
    );
  } finally {
    await cluster.stop();
  }
}

function log(line: string): void {
  console.log(`${new Date().toISOString().slice(11, 19)} ${line}`);
}
