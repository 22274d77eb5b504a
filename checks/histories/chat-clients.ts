import { spawnSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ConnectionProblem, ReceivedMessage } from 'contract/chat/chat.ts';
import type { Room } from 'contract/chat/chat-entities.ts';
import { io } from 'socket.io-client';
import { askAccount, type ChatSocket } from '../support/users.ts';
import {
  type ChatRequest,
  findChatViolations,
  type HeardMessage,
  type StoredMessage,
} from './chat-history.ts';
import type { Cluster } from './cluster.ts';
import type { Subject } from './subject.ts';

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));
const TENANTS = ['acme', 'harborlight'];
const PEOPLE = ['asha', 'ben'];
const PAUSE_MS = 150;
const TIMEOUT_MS = 8_000;
/** Errors that a person may get while a service is away. */
const HONEST_PROBLEMS: ReadonlySet<string> = new Set(['storage_unavailable', 'overloaded']);

interface Person {
  tenant: string;
  name: string;
  socket: ChatSocket;
  personal: Room;
  shared: Room;
}

/**
 * People of two clients who talk in rooms of their own and in one that they share, each connected to one of the
 * processes; a person who gets no acknowledgment of a message sends it again under the same id.
 */
export async function createChatSubject(cluster: Cluster): Promise<Subject> {
  const history: ChatRequest[] = [];
  const heard: HeardMessage[] = [];
  const problems = new Map<string, number>();
  let isEnding = false;

  const people: Person[] = [];
  for (const tenant of TENANTS) {
    const clientId = createClient(cluster, tenant);
    for (const name of PEOPLE) people.push(await join(cluster, clientId, tenant, name, people.length, heard));
  }
  /** @returns the thread, once it is acknowledged */
  async function say(
    { tenant, name, socket }: Person,
    roomId: string,
    threadId: string | null,
    ownId: string,
  ) {
    const content = `${ownId} for ${tenant}`;
    const askedAt = performance.now();
    for (;;) {
      const answer = await ask(socket, roomId, threadId, { id: ownId, content });
      if (answer && 'id' in answer) {
        const told = { id: answer.id, at: performance.now() };
        return { tenant, sender: name, ownId, threadId: answer.thread.id, content, askedAt, told };
      }
      const code = answer?.error.code ?? 'unanswered';
      problems.set(code, (problems.get(code) ?? 0) + 1);
      if (isEnding)
        return { tenant, sender: name, ownId, threadId: threadId ?? '', content, askedAt, told: undefined };
      await setTimeout(PAUSE_MS);
    }
  }
  /** Opens a thread before any fault: every thread has its first message. */
  async function open(person: Person, room: Room): Promise<string> {
    const opened = await say(person, room.id, null, `${person.tenant}-${person.name}-${room.roomType}-first`);
    history.push(opened);
    return opened.threadId;
  }
  const threads: [Person, roomId: string, threadId: string][] = [];
  for (const tenant of TENANTS) {
    const colleagues = people.filter((person) => person.tenant === tenant);
    let sharedThread: string | undefined;
    for (const person of colleagues) {
      sharedThread ??= await open(person, person.shared);
      threads.push([person, person.shared.id, sharedThread]);
      threads.push([person, person.personal.id, await open(person, person.personal)]);
    }
  }

  return {
    name: 'chat',
    async run(until) {
      const running = threads.map(async ([person, roomId, threadId], place) => {
        for (let count = 0; !isEnding; count += 1) {
          history.push(
            await say(person, roomId, threadId, `${person.tenant}-${person.name}-${place}-${count}`),
          );
          await setTimeout(PAUSE_MS);
        }
      });
      await until;
      isEnding = true;
      await Promise.all(running);
      for (const { socket } of people) socket.disconnect();
    },
    async judge() {
      const stored = await cluster.ask<
        StoredMessage & { client: string }
      >(`select m.id, c.name as tenant, m.thread_id as "threadId", m.position, m.client_message_id as "ownId",
          m.content, m.answer_to as "answerTo"
          from chat_messages m join chat_threads t on t.id = m.thread_id join chat_rooms r on r.id = t.room_id
          join clients c on c.id = r.client_id`);
      const strange = [...problems.keys()].filter(
        (code) => code !== 'unanswered' && !HONEST_PROBLEMS.has(code),
      );
      const violations = [
        ...findChatViolations(history, heard, stored),
        ...strange.map((code) => `a client received ${code}`),
      ];
      const told = history.filter((request) => request.told).length;
      const repeated = [...problems].map(([code, count]) => `${count} times ${code}`).join(', ');
      const said = `${history.length} messages of ${people.length} people of ${TENANTS.length} clients: ${told} acknowledged, ${stored.length} stored with their answers, ${heard.length} heard; said again after ${repeated || 'nothing'}`;
      return { said, violations };
    },
  };
}

async function join(
  cluster: Cluster,
  clientId: string,
  tenant: string,
  name: string,
  index: number,
  heard: HeardMessage[],
): Promise<Person> {
  const endpoint = cluster.endpoints[index % cluster.endpoints.length];
  if (!endpoint) throw new Error('no process runs');
  const user = await askAccount(endpoint, 'signup', {
    clientId,
    email: `${name}@${tenant}.example.com`,
    password: `the password of ${name}`,
  });
  const socket: ChatSocket = io(endpoint, {
    transports: ['websocket'],
    forceNew: true,
    extraHeaders: { Authorization: `Bearer ${user.access_token}` },
    reconnectionDelayMax: 500,
  });
  const listener = `${name} of ${tenant}`;
  socket.on('messageReceived', ({ thread, content }) => {
    heard.push({ tenant, listener, threadId: thread.id, content });
  });
  socket.on('PostAIResponse', (_roomId, threadId, _id, content) => {
    heard.push({ tenant, listener, threadId, content });
  });
  const rooms = await new Promise<Room[]>((resolve) => socket.once('rooms', resolve));
  const [personal, shared] = rooms;
  if (!personal || !shared) throw new Error(`${listener} has no rooms`);
  return { tenant, name, socket, personal, shared };
}

/** @returns `undefined` if nothing was said in time */
function ask(
  socket: ChatSocket,
  roomId: string,
  threadId: string | null,
  message: { id: string; content: string },
): Promise<ReceivedMessage | { error: ConnectionProblem } | undefined> {
  const answered = new Promise<ReceivedMessage | { error: ConnectionProblem }>((resolve) => {
    socket.emit('aiMessage', roomId, threadId, message, true, (answer: unknown) => {
      resolve(answer as ReceivedMessage);
    });
  });
  return Promise.race([answered, setTimeout(TIMEOUT_MS, undefined, { ref: false })]);
}

/** Creates a client as the operator does, beside the running processes. */
function createClient({ settings }: Cluster, name: string): string {
  const { PATH = '', HOME = '' } = process.env;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['server/commands/clients.ts', 'create', name, '--plan', 'enterprise'],
    { cwd: REPOSITORY, encoding: 'utf8', env: { PATH, HOME, ...settings } },
  );
  if (!stdout) throw new Error(`no client was made: ${stderr}`);
  return stdout.trim();
}
