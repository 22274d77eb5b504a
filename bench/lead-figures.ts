import type { LeadCosts, LeadScene } from './lead-model.ts';

// The one place for the inputs of the lead model and the figures that it is compared with. A newer run replaces them
// here and in docs/scaling.md. All of them were printed by one run each of `node bench/processes.ts` and
// `npm run bench` on 2026-11-23 on a quiet machine (load 0.9 before).

/** A case that was measured, with the model's input for it. */
export interface MeasuredCase {
  name: string;
  scene: LeadScene;
  /** Measured rate. */
  perSecond: number;
}

/** `nproc` of the machine, which also sends the leads. */
const CORES = 2;

/** Median time of a sync of 16 KB, of 200. */
const SYNC_MS = 0.157;

/**
 * Costs by least squares, for each lead and for each transaction. A lead took 0.067, 0.051 and 0.046 ms of the loop and
 * 0.037, 0.021 and 0.015 of the thread that writes, over 12, 48 and 144 connections; a transaction holds half of these.
 */
const SQLITE: LeadCosts = {
  clientMs: 0.009,
  loopMs: 0.045,
  storeMs: 0.014,
  loopPerCommitMs: 0.135,
  storePerCommitMs: 0.139,
  syncMs: SYNC_MS,
};
/**
 * Here the store is the connection that writes, its server, and the threads beside the loop: 0.061, 0.074 and 0.1 ms of
 * loops and 0.079, 0.068 and 0.102 of stores for a lead, with one, two and three processes that share 48 connections.
 */
const POSTGRES: LeadCosts = {
  clientMs: 0.012,
  loopMs: 0.039,
  storeMs: 0.06,
  loopPerCommitMs: 0.468,
  storePerCommitMs: 0.276,
  syncMs: SYNC_MS,
};

const alone = { processes: 1, cores: CORES };

export const MEASURED: readonly MeasuredCase[] = [
  {
    name: 'SQLite, 48 connections',
    scene: { ...alone, costs: SQLITE, load: { connections: 48 } },
    perSecond: 15_981,
  },
  {
    name: 'SQLite, 144 connections',
    scene: { ...alone, costs: SQLITE, load: { connections: 144 } },
    perSecond: 19_577,
  },
  {
    name: 'SQLite, 12 connections',
    scene: { ...alone, costs: SQLITE, load: { connections: 12 } },
    perSecond: 11_376,
  },
  ...[
    { processes: 1, perSecond: 9_172 },
    { processes: 2, perSecond: 11_957 },
    { processes: 3, perSecond: 8_781 },
  ].map(({ processes, perSecond }) => ({
    name: `Postgres, 48 connections, processes: ${processes}`,
    scene: { costs: POSTGRES, processes, cores: CORES, load: { connections: 48 / processes } },
    perSecond,
  })),
];

/**
 * Cases that cannot be measured here: as many cores as there are processes and writers, and visitors with machines of
 * their own.
 */
export const TEN_THOUSAND: readonly LeadScene[] = [2, 3, 4, 6].map((processes) => ({
  costs: { ...POSTGRES, clientMs: 0 },
  processes,
  cores: 2 * processes,
  load: { perSecond: 10_000 },
}));
