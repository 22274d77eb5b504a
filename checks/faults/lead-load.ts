import { Agent, request } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { LEAD_PATHS } from 'contract/api-paths.ts';

const BODY = JSON.stringify({ name: 'Scheduler', email: 'asha@example.com' });

/** Outcome of one request. */
export interface Outcome {
  /** `undefined` when the connection broke before an answer came. */
  status: number | undefined;
  id?: string;
}

export interface LeadLoad {
  outcomes: Outcome[];
  /** Resolves once so many leads have been acknowledged. */
  acknowledged: (count: number) => Promise<void>;
  /** Resolves once so many more have been. */
  moreAcknowledged: (count: number) => Promise<void>;
  /** Returns the number of answers by status. */
  counts: () => Record<string, number>;
  /** No further requests; resolves once those under way have ended. */
  end: () => Promise<void>;
}

/** Keeps so many keep-alive clients posting leads, one after another, until it is ended or refused. */
export function startLeadLoad(url: string, clients: number): LeadLoad {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const outcomes: Outcome[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  let isEnding = false;
  let done = 0;

  async function runClient(): Promise<void> {
    while (!isEnding) {
      const outcome = await postLead(url, agent);
      outcomes.push(outcome);
      if (outcome.id !== undefined) done += 1;
      for (const { count, resolve } of waiting) if (done >= count) resolve();
      if (outcome.status === undefined) return;
    }
  }
  const running = Array.from({ length: clients }, runClient);

  const acknowledged = (count: number) => new Promise<void>((resolve) => waiting.push({ count, resolve }));

  return {
    outcomes,
    acknowledged,
    moreAcknowledged: (count) => acknowledged(done + count),
    counts: () =>
      Object.fromEntries(
        Object.entries(Object.groupBy(outcomes, ({ status }) => String(status))).map(([status, some]) => [
          status,
          some?.length ?? 0,
        ]),
      ),
    end: async () => {
      isEnding = true;
      await Promise.all(running);
      agent.destroy();
    },
  };
}

/** Posts one lead; a broken connection is an outcome too. */
export function postLead(url: string, agent = new Agent()): Promise<Outcome> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(BODY) };
    const call = request(url + LEAD_PATHS.agent, { method: 'POST', agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      answer.on('error', () => resolve({ status: undefined }));
      answer.on('end', () => {
        const status = answer.statusCode;
        resolve(status === 201 ? { status, id: JSON.parse(text).id } : { status });
      });
    });
    call.on('error', () => resolve({ status: undefined }));
    call.end(BODY);
  });
}

/** The ids that are in the database file. */
export function findStoredIds(databaseFile: string): Set<string> {
  const database = new DatabaseSync(databaseFile, { readOnly: true });
  const rows = database.prepare('select id from leads').all();
  database.close();
  return new Set(rows.map(({ id }) => String(id)));
}

/** Acknowledged leads that are not in the database. */
export function findMissing(outcomes: readonly Outcome[], databaseFile: string): string[] {
  const stored = findStoredIds(databaseFile);
  return outcomes.flatMap(({ id }) => (id !== undefined && !stored.has(id) ? [id] : []));
}
