import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { IDEMPOTENCY_KEY_HEADER, LEAD_PATHS } from 'contract/api-paths.ts';

const BODY = JSON.stringify({ name: 'Scheduler', email: 'asha@example.com' });

/** One form that was sent: under which key, and what was answered. */
export interface KeyedOutcome {
  key: string;
  /** `undefined` when the connection broke before an answer came. */
  status: number | undefined;
  id?: string;
}

export interface KeyedLoad {
  outcomes: KeyedOutcome[];
  /** Resolves once so many more have been acknowledged. */
  moreAcknowledged: (count: number) => Promise<void>;
  end: () => Promise<void>;
}

/** Keeps so many clients sending forms one after another, each under a key of its own, as the site's pages do. */
export function startKeyedLoad(url: string, clients: number): KeyedLoad {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const outcomes: KeyedOutcome[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  let isEnding = false;
  const countAcknowledged = () => outcomes.filter(({ status }) => status === 201).length;

  async function runClient(): Promise<void> {
    while (!isEnding) {
      outcomes.push(await sendKeyed(url, randomUUID(), agent));
      const done = countAcknowledged();
      for (const { count, resolve } of waiting) if (done >= count) resolve();
    }
  }
  const running = Array.from({ length: clients }, runClient);

  return {
    outcomes,
    moreAcknowledged(count) {
      const wanted = countAcknowledged() + count;
      return new Promise((resolve) => waiting.push({ count: wanted, resolve }));
    },
    async end() {
      isEnding = true;
      await Promise.all(running);
      agent.destroy();
    },
  };
}

/** Sends one form under a key. */
export function sendKeyed(url: string, key: string, agent = new Agent()): Promise<KeyedOutcome> {
  return new Promise((resolve) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(BODY),
      [IDEMPOTENCY_KEY_HEADER]: key,
    };
    const call = request(url + LEAD_PATHS.agent, { method: 'POST', agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      answer.on('error', () => resolve({ key, status: undefined }));
      answer.on('end', () => {
        const status = answer.statusCode;
        resolve(status === 201 ? { key, status, id: JSON.parse(text).id } : { key, status });
      });
    });
    call.on('error', () => resolve({ key, status: undefined }));
    call.end(BODY);
  });
}
