import { makeClient, newEmail, openChat, signUp } from '../faults/demo-user.ts';
import { findStoredIds } from '../faults/lead-load.ts';
import { type RunningServer, startServer } from '../faults/server-process.ts';
import { receiveGuests } from './guest.ts';

/** Statuses with which the server may answer nonsense: a refusal in words of ours, never a failure of ours. */
export const REFUSALS = new Set([400, 401, 403, 404, 405, 408, 409, 413, 415, 417, 422, 429, 431, 503, 505]);
const ANSWERS = new Set([200, 201, 204, 301, 302, 303, 304, 308, ...REFUSALS]);

/** Levels of the log, as pino counts them: what is at or above it is a fault of ours. */
const ERROR_LEVEL = 50;

/** Limits out of the way, and time-outs short, so that a case that ends by a time-out costs a second. */
const SETTINGS = {
  HEADERS_TIMEOUT_MS: '500',
  REQUEST_TIMEOUT_MS: '800',
  KEEP_ALIVE_TIMEOUT_MS: '300',
  // Longer than anything that is asked for in earnest may take on a busy machine.
  IDLE_TIMEOUT_MS: '10000',
  LEADS_PER_MINUTE: '1000000000',
  LOGINS_PER_MINUTE: '1000000000',
  CHAT_EVENTS_PER_SECOND: '1000000',
  // Calls name the network that they come from.
  TRUSTED_PROXIES: '127.0.0.1',
  LOG_LEVEL: 'warn',
};

export type FuzzTarget = Awaited<ReturnType<typeof startTarget>>;

/** A real server in a process of its own, and what must hold for it whatever a client sends. */
export async function startTarget() {
  const server = await startServer({ env: SETTINGS });
  const clientId = await makeClient(server);
  const user = await signUp(server, newEmail(), clientId);
  const witness = await openChat(server, user);
  const acknowledged = new Set<string>();
  let heard = 0;

  return {
    url: server.url,
    port: Number(new URL(server.url).port),
    user,
    roomId: witness.room.id,

    receiveGuest: receiveGuests(server, clientId),

    /** Remembers a lead that was answered 201. */
    acknowledge: (id: string) => void acknowledged.add(id),

    /** @throws when the server is gone, or has logged a fault of its own since it was asked last */
    async assertSound(): Promise<void> {
      const { status } = await fetch(`${server.url}/healthz`);
      if (status !== 200) throw new Error(`/healthz answers ${status}`);
      const output = server.output();
      const faults = findFaults(output.slice(heard));
      heard = output.length;
      if (faults.length > 0) throw new Error(`the server logged a fault of its own:\n${faults.join('\n')}`);
    },

    /** @throws when a well-behaved client gets no more answers */
    async assertChatAnswers(): Promise<void> {
      await new Promise<void>((resolve, reject) => {
        const overdue = setTimeout(() => reject(new Error('the chat does not answer')), 60_000);
        witness.socket.emit('updatelastRead', witness.room.id, () => {
          clearTimeout(overdue);
          resolve();
        });
      });
    },

    /** @throws when a lead that was acknowledged is not in the database */
    assertKept(): void {
      const stored = findStoredIds(server.databaseFile);
      const missing = [...acknowledged].filter((id) => !stored.has(id));
      if (missing.length > 0) throw new Error(`acknowledged, and not stored: ${missing.join(', ')}`);
    },

    async stop(): Promise<void> {
      witness.socket.disconnect();
      await stopServer(server);
    },
  };
}

async function stopServer(server: RunningServer): Promise<void> {
  const code = await server.stop();
  if (code !== 0) throw new Error(`the server ended with ${code}:\n${server.output().slice(-2_000)}`);
}

/** @throws when a client could take the answer for a failure of the server, or read internal details in it */
export function assertSoundAnswer(status: number, type: string | null | undefined, body: string): void {
  if (!ANSWERS.has(status)) throw new Error(`status ${status}: ${body.slice(0, 500)}`);
  if (status < 400 || !type?.startsWith('application/json')) return;
  const { statusCode, code, message, ...more } = JSON.parse(body);
  const isSound =
    statusCode === status &&
    typeof code === 'string' &&
    typeof message === 'string' &&
    Object.keys(more).every((name) => ['fields', 'requestId'].includes(name));
  if (!isSound) throw new Error(`an error of another shape: ${body.slice(0, 500)}`);
}

function findFaults(output: string): string[] {
  return output.split('\n').filter((line) => {
    const level = /^\{"level":(\d+)/.exec(line)?.[1];
    // Refused forms are what these callers send: the watch over them is right.
    return level !== undefined && Number(level) >= ERROR_LEVEL && !line.includes('"cause":"forms-refused"');
  });
}
