import { createRandom } from '../checks/support/random.ts';

/** Measured costs of one lead. */
export interface LeadCosts {
  /** Processor time of the client, on the same machine; 0 where visitors have machines of their own. */
  clientMs: number;
  /** Time on the event loop, from the request to the answer. */
  loopMs: number;
  /** Time of the writer: a thread with SQLite, a connection with Postgres. */
  storeMs: number;
  /** Time of both for each transaction, however many leads it has: messages, and waking their receivers. */
  loopPerCommitMs: number;
  storePerCommitMs: number;
  /** Waited for the disk by each transaction, however many leads it has. */
  syncMs: number;
}

export interface LeadScene {
  costs: LeadCosts;
  processes: number;
  /** Shared by everything of the scene. */
  cores: number;
  /**
   * Clients of each process that send one lead after another; or visitors who come whenever they like, to all of them.
   */
  load: { connections: number } | { perSecond: number };
  /** Most leads of one transaction. */
  mostTogether?: number;
}

export interface Forecast {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Leads of a transaction, on average. */
  together: number;
}

/** Does one piece of work after another. All that have work share the cores evenly. */
interface Thread {
  waiting: Work[];
  current: Work | undefined;
  /** Number of leads that waited when this turn began and still wait; later ones belong to the next turn. */
  leftOfTurn: number;
  onTurnEnd: () => void;
}

interface Work {
  leftMs: number;
  next: () => void;
}

interface Process {
  client: Thread;
  loop: Thread;
  store: Thread;
  gathered: Lead[];
  isCommitting: boolean;
}

interface Lead {
  beganAt: number;
}

const LEADS = 6_000;
/** Leads before the measure: by then queues are as long as they stay. */
const WARM_UP = 1_000;
const SEED = 1;
const MOST_TOGETHER = 256;

/**
 * Plays leads through group commit: in one turn the loop takes the requests that have come, then what has gathered is
 * written and synced together, and the loop answers. Clients who wait for each other's commit come together again, so
 * that loop and store take turns. It knows no network, no garbage and no lock that processes wait for.
 */
export function forecastLeads(scene: LeadScene): Forecast {
  const { costs, cores, load, mostTogether = MOST_TOGETHER } = scene;
  const random = createRandom(SEED);
  const threads: Thread[] = [];
  const timers: { at: number; next: () => void }[] = [];
  const tookMs: number[] = [];
  let now = 0;
  let warmAt = 0;
  let transactions = 0;
  let committed = 0;

  const startThread = (onTurnEnd = () => {}): Thread => {
    const thread: Thread = { waiting: [], current: undefined, leftOfTurn: 0, onTurnEnd };
    threads.push(thread);
    return thread;
  };
  /** Half as long to one and a half times as long: no two requests are the same. */
  const doWork = (thread: Thread, ms: number, next: () => void) => {
    thread.waiting.push({ leftMs: ms * (0.5 + random.next()), next });
    thread.current ??= thread.waiting.shift();
  };
  const processes: Process[] = Array.from({ length: scene.processes }, () => {
    const process: Process = {
      client: startThread(),
      loop: startThread(() => {
        if (!process.isCommitting) commit(process);
      }),
      store: startThread(),
      gathered: [],
      isCommitting: false,
    };
    return process;
  });

  function send(process: Process): void {
    doWork(process.client, costs.clientMs, () => {
      const lead = { beganAt: now };
      doWork(process.loop, costs.loopMs / 2, () => void process.gathered.push(lead));
    });
  }

  function commit(process: Process): void {
    const batch = process.gathered.splice(0, mostTogether);
    process.isCommitting = batch.length > 0;
    if (!process.isCommitting) return;
    transactions += 1;
    committed += batch.length;
    // Behind whatever has come meanwhile, as every answer of a thread or a connection.
    doWork(process.loop, costs.loopPerCommitMs, () => {
      doWork(process.store, costs.storePerCommitMs + costs.storeMs * batch.length, () => {
        timers.push({
          at: now + costs.syncMs,
          next: () => {
            process.isCommitting = false;
            for (const lead of batch) doWork(process.loop, costs.loopMs / 2, () => answer(process, lead));
          },
        });
      });
    });
  }

  function answer(process: Process, { beganAt }: Lead): void {
    tookMs.push(now - beganAt);
    if (tookMs.length === WARM_UP) warmAt = now;
    if ('connections' in load) send(process);
  }

  function arrive(perSecond: number): void {
    send(random.pick(processes));
    const pauseMs = (-Math.log(1 - random.next()) * 1_000) / perSecond;
    timers.push({ at: now + pauseMs, next: () => arrive(perSecond) });
  }

  if ('connections' in load) {
    for (const process of processes) for (let count = 0; count < load.connections; count += 1) send(process);
  } else arrive(load.perSecond);

  while (tookMs.length < LEADS) {
    const busy = threads.filter(({ current }) => current);
    const speed = Math.min(1, cores / busy.length);
    const workMs = Math.min(...busy.map(({ current }) => (current?.leftMs ?? 0) / speed));
    const timer = timers.reduce((first, each) => (each.at < first.at ? each : first), NEVER);
    const stepMs = Math.min(workMs, timer.at - now);
    now += stepMs;
    for (const { current } of busy) if (current) current.leftMs -= stepMs * speed;
    if (timer.at <= now) timers.splice(timers.indexOf(timer), 1)[0]?.next();
    for (const thread of busy) finish(thread);
  }
  const inOrder = tookMs.slice(WARM_UP).sort((a, b) => a - b);
  return {
    perSecond: (inOrder.length / (now - warmAt)) * 1_000,
    p50Ms: inOrder[Math.floor(inOrder.length * 0.5)] ?? Number.NaN,
    p99Ms: inOrder[Math.floor(inOrder.length * 0.99)] ?? Number.NaN,
    together: committed / transactions,
  };
}

const NEVER = { at: Number.POSITIVE_INFINITY, next: () => {} };
/** Rest that rounding leaves of a piece of work. */
const NOTHING_MS = 1e-9;

function finish(thread: Thread): void {
  const { current } = thread;
  if (!current || current.leftMs > NOTHING_MS) return;
  current.next();
  if (thread.leftOfTurn > 0) {
    thread.leftOfTurn -= 1;
  } else {
    thread.onTurnEnd();
    thread.leftOfTurn = Math.max(0, thread.waiting.length - 1);
  }
  thread.current = thread.waiting.shift();
}
