import type { LeadCosts, LeadScene } from './lead-model.ts';

// The one place for what the model of leads is fed with, and held against. A newer run replaces them here and in
// docs/scaling.md. Leads a second are those of a quiet machine; processor and disk times are those that
// `node bench/processes.ts` printed on 2026-11-22 on the same machine, busy with other things (load 15 to 29): the former
// depend little on that, the latter much.

/** A case that was measured, and what the model is told of it. */
export interface MeasuredCase {
  name: string;
  scene: LeadScene;
  /** What was measured. */
  perSecond: number;
  /** Its own figure is where a constant comes from: that the model meets it proves nothing. */
  isSource: boolean;
}

/** `nproc` of the machine, which also sends the leads. */
const CORES = 2;

/** Processor time of wrk for a request, and of the threads beside the loop for a lead. */
const CLIENT_MS = 0.06;
const WRITER_MS = 0.27;
/** Of 16 KB, in the middle of 200 times. */
const SYNC_MS = 4;
/** A loop that is always busy: the inverse of 1,540 leads a second over 32 connections. */
const LOOP_MS = 1_000 / 1_540;
/** The same with what the loop and those who ask do for 100 pages a second: the inverse of 782. */
const LOOP_BESIDE_PAGES_MS = 1_000 / 782;
/** What strace adds to each sync of the slow disk. */
const SLOWER_MS = 20;

const SQLITE: LeadCosts = { clientMs: CLIENT_MS, loopMs: LOOP_MS, storeMs: WRITER_MS, syncMs: SYNC_MS };
const BESIDE_PAGES: LeadCosts = { ...SQLITE, loopMs: LOOP_BESIDE_PAGES_MS };

/** Here the store is the connection that writes, its server, and the threads beside the loop. */
const POSTGRES: LeadCosts = { clientMs: 0.05, loopMs: 0.78, storeMs: 0.56, syncMs: SYNC_MS };

const alone = { processes: 1, cores: CORES };

export const MEASURED: readonly MeasuredCase[] = [
  {
    name: 'SQLite, 32 connections',
    scene: { ...alone, costs: SQLITE, load: { connections: 32 } },
    perSecond: 1_540,
    isSource: true,
  },
  {
    name: 'SQLite, 128 connections',
    scene: { ...alone, costs: SQLITE, load: { connections: 128 } },
    perSecond: 1_760,
    isSource: false,
  },
  {
    name: 'SQLite, 500 visitors a second',
    scene: { ...alone, costs: SQLITE, load: { perSecond: 500 } },
    perSecond: 500,
    isSource: false,
  },
  {
    name: 'SQLite, 32 connections beside 100 pages a second',
    scene: { ...alone, costs: BESIDE_PAGES, load: { connections: 32 } },
    perSecond: 782,
    isSource: true,
  },
  {
    name: 'the same, each sync 20 ms longer',
    scene: {
      ...alone,
      costs: { ...BESIDE_PAGES, syncMs: SYNC_MS + SLOWER_MS },
      load: { connections: 32 },
    },
    perSecond: 623,
    isSource: false,
  },
];

/** Not measured: processes on the two cores that also hold Postgres and whoever sends. */
export const ON_TWO_CORES: readonly LeadScene[] = [1, 2, 3].map((processes) => ({
  costs: POSTGRES,
  processes,
  cores: CORES,
  load: { connections: Math.floor(48 / processes) },
}));

/** Not measurable here: as many cores as there are processes and writers, and visitors with machines of their own. */
export const TEN_THOUSAND: readonly LeadScene[] = [8, 9, 10, 12].map((processes) => ({
  costs: { ...POSTGRES, clientMs: 0 },
  processes,
  cores: 2 * processes,
  load: { perSecond: 10_000 },
}));
