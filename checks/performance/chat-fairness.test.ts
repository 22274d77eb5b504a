import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { UserResponse } from 'contract/accounts/accounts.ts';
import { MESSAGE_MAX_LENGTH, type ReceivedMessage } from 'contract/chat/chat.ts';
import { expect, it, onTestFinished } from 'vitest';
import { connectAs, createClient, hearRooms, signUp } from '../faults/chat-people.ts';
import { makeServerFolders } from '../faults/server-folders.ts';
import type { RunningServer } from '../faults/server-process.ts';
import { startForTest } from '../faults/start-for-test.ts';
import type { ChatSocket } from '../support/users.ts';
import { watchOwnDelay } from './event-loop-delay.ts';

const PEOPLE = ['asha', 'ben', 'carol', 'dora', 'eve', 'farid', 'gwen', 'hugo', 'ines', 'jon'];
const LONG_MESSAGES = 60;
/** The usual limit of a user. */
const EVENTS_PER_SECOND = '20';
/** Limit that lets a thread be filled in seconds. */
const NO_LIMIT = '1000000';
/** Odd: what is said of the middle one, a machine that stood still for a moment does not change. */
const ROUNDS = 5;
/** Samples of each person, in each half of a round. */
const SAMPLES = 25;
/** Keeps a person well inside 20 events a second. */
const PAUSE_MS = 80;
const MOST_RATIO = 2;
const LONGEST_MS = 300_000;

interface Person {
  socket: ChatSocket;
  roomId: string;
}

interface Outcome {
  ms: number;
  isRefused: boolean;
}

/** 99th percentiles. */
interface Round {
  quietMs: number;
  busyMs: number;
  /** Wait of this process on the machine beside the greedy user, which the server does not cause. */
  lateMs: number;
}

/** @returns starts a server, each with the data of the one before */
async function prepareServers(): Promise<(eventsPerSecond: string) => Promise<RunningServer>> {
  const { siteDir, dataDir } = await makeServerFolders();
  return (eventsPerSecond) =>
    startForTest({
      env: { SITE_DIR: siteDir, DATA_DIR: dataDir, CHAT_EVENTS_PER_SECOND: eventsPerSecond },
    });
}

async function openPerson(server: RunningServer, user: UserResponse): Promise<Person> {
  const socket = connectAs(server, user);
  return { socket, roomId: (await hearRooms(socket)).personal.id };
}

function send(socket: ChatSocket, roomId: string, threadId: string | null, text: string) {
  return new Promise<ReceivedMessage | { error: unknown }>((resolve) => {
    socket.emit('aiMessage', roomId, threadId, text, (answer) => resolve(answer as ReceivedMessage));
  });
}

/** A thread that is as heavy as one can be. */
async function fillThread({ socket, roomId }: Person): Promise<string> {
  let threadId: string | null = null;
  for (let sent = 0; sent < LONG_MESSAGES; ) {
    const answer = await send(socket, roomId, threadId, 'x'.repeat(MESSAGE_MAX_LENGTH));
    if ('error' in answer) {
      await pause(PAUSE_MS);
      continue;
    }
    threadId = answer.thread.id;
    sent += 1;
  }
  return threadId ?? '';
}

/**
 * Measures what others notice on the site and in the chat: there a look into the database, and no write to the disk.
 */
async function sample(server: RunningServer, { socket, roomId }: Person): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const measure = async (isRefused: () => Promise<boolean>) => {
    const startedAt = performance.now();
    outcomes.push({ isRefused: await isRefused(), ms: performance.now() - startedAt });
  };
  for (let taken = 0; taken < SAMPLES; taken += 1) {
    await measure(async () => {
      const response = await fetch(server.url);
      await response.arrayBuffer();
      return !response.ok;
    });
    await measure(
      () =>
        new Promise((resolve) => {
          socket.emit('getThreadMessages', 1, 1, roomId, 'none', (answer) => {
            resolve((answer as { error: { code: string } }).error.code !== 'not_found');
          });
        }),
    );
    await pause(PAUSE_MS);
  }
  return outcomes;
}

function sampleAll(server: RunningServer, people: readonly Person[]): Promise<Outcome[]> {
  return Promise.all(people.map((person) => sample(server, person))).then((all) => all.flat());
}

/** @returns ends the user */
async function startGreedyUser(...args: string[]): Promise<() => Promise<string>> {
  const program = fileURLToPath(new URL('greedy-user.ts', import.meta.url));
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return async () => {
    const said = once(child.stdout, 'data');
    child.kill('SIGTERM');
    return String(await said);
  };
}

function percentile99(outcomes: readonly Outcome[]): number {
  const sorted = outcomes.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
}

it(
  'serves all other users as fast as before while one user is at all limits',
  async () => {
    const startServer = await prepareServers();
    const filledServer = await startServer(NO_LIMIT);
    const greedy = await signUp(filledServer, createClient(filledServer, 'Greedy'), 'greedy');
    const filling = await openPerson(filledServer, greedy);
    const threadId = await fillThread(filling);
    filling.socket.disconnect();
    await filledServer.stop();
    const server = await startServer(EVENTS_PER_SECOND);
    const clientId = createClient(server, 'Others');
    const people: Person[] = [];
    for (const name of PEOPLE) people.push(await openPerson(server, await signUp(server, clientId, name)));
    await sampleAll(server, people);

    const rounds: Round[] = [];
    // In turns, so that what else this machine does falls on both.
    while (rounds.length < ROUNDS) {
      const quiet = await sampleAll(server, people);
      const stop = await startGreedyUser(
        server.url,
        greedy.access_token,
        filling.roomId,
        threadId,
        EVENTS_PER_SECOND,
      );
      const readDelay = watchOwnDelay();
      const busy = await sampleAll(server, people);
      const round = { quietMs: percentile99(quiet), busyMs: percentile99(busy), lateMs: readDelay() };
      rounds.push(round);
      const [quietMs, busyMs, lateMs] = [round.quietMs, round.busyMs, round.lateMs].map((ms) =>
        ms.toFixed(1),
      );
      console.log(
        `p99 ${quietMs} ms quiet, ${busyMs} ms beside the greedy, we were late by ${lateMs} ms; ${await stop()}`,
      );
      expect([...quiet, ...busy].filter(({ isRefused }) => isRefused)).toEqual([]);
    }

    const slower = rounds
      .map(({ quietMs, busyMs, lateMs }) => busyMs - lateMs - MOST_RATIO * quietMs)
      .sort((a, b) => a - b);
    expect(slower[Math.floor(ROUNDS / 2)]).toBeLessThan(0);
  },
  LONGEST_MS,
);
