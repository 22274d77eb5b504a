import type { LeadCosts, LeadScene } from './lead-model.ts';

// The one place for what the model of leads is fed with, and held against. A newer run replaces them here and in
// docs/scaling.md. All of them were printed by one run each of `node bench/processes.ts` and `npm run bench` on 2026-11-23 on
// a quiet machine (load 1.4 before).

/** A case that was measured, and what the model is told of it. */
export interface MeasuredCase {
  name: string;
  scene: LeadScene;
  /** What was measured. */
  perSecond: number;
}

/** `nproc` of the machine, which also sends the leads. */
const CORES = 2;

/** Of 16 KB, in the middle of 200 times. */
const SYNC_MS = 0.218;

/**
 * A lead took 0.164, 0.106 and 0.093 ms of the loop and 0.064, 0.038 and 0.024 of the thread that writes, over 12, 48 and
 * 144 connections, of which a transaction holds half: so much for each lead, and for each transaction.
 */
const SQLITE: LeadCosts = {
  clientMs: 0.01,
  loopMs: 0.087,
  storeMs: 0.02,
  loopPerCommitMs: 0.47,
  storePerCommitMs: 0.26,
  syncMs: SYNC_MS,
};
/**
 * Here the store is the connection that writes, its server, and the threads beside the loop: 0.145, 0.176 and 0.205 ms of
 * loops and 0.108, 0.127 and 0.144 of stores for a lead, with one, two and three processes that share 48 connections.
 */
const POSTGRES: LeadCosts = {
  clientMs: 0.011,
  loopMs: 0.114,
  storeMs: 0.089,
  loopPerCommitMs: 0.75,
  storePerCommitMs: 0.46,
  syncMs: SYNC_MS,
};

const alone = { processes: 1, cores: CORES };

export const MEASURED: readonly MeasuredCase[] = [
  {
    name: 'SQLite, 48 connections',
    scene: { ...alone, costs: SQLITE, load: { connections: 48 } },
    perSecond: 6_857,
  },
  {
    name: 'SQLite, 144 connections',
    scene: { ...alone, costs: SQLITE, load: { connections: 144 } },
    perSecond: 8_748,
  },
  {
    name: 'SQLite, 12 connections',
    scene: { ...alone, costs: SQLITE, load: { connections: 12 } },
    perSecond: 3_749,
  },
  ...[
    { processes: 1, perSecond: 4_901 },
    { processes: 2, perSecond: 5_671 },
    { processes: 3, perSecond: 5_187 },
  ].map(({ processes, perSecond }) => ({
    name: `Postgres, 48 connections, processes: ${processes}`,
    scene: { costs: POSTGRES, processes, cores: CORES, load: { connections: 48 / processes } },
    perSecond,
  })),
];

/** Not measurable here: as many cores as there are processes and writers, and visitors with machines of their own. */
export const TEN_THOUSAND: readonly LeadScene[] = [2, 3, 4, 6].map((processes) => ({
  costs: { ...POSTGRES, clientMs: 0 },
  processes,
  cores: 2 * processes,
  load: { perSecond: 10_000 },
}));
