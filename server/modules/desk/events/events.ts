import type { ServerResponse } from 'node:http';
import { type DeskEvent, type DeskTopic, mayHear } from 'contract/desk/events.ts';
import type { DeskParts } from '../desk-parts.ts';
import { findOpenSessions, type OpenSession } from '../sessions/sessions.store.ts';
import { type ChangeMarks, readChanges } from './read-changes.ts';

const POLL_MS = 500;
/** Less than the time after which a connection without a byte is cut, here and at proxies. */
const HEARTBEAT_MS = 15_000;
/** Interval of checks whether the sessions of open streams are still active. */
const CHECK_MS = 2_000;
/** Tabs of one person; with one more the oldest ends, which may have been left behind a proxy that doesn't say so. */
const MOST_PER_PERSON = 10;
/**
 * Limit of streams in this process, each of which holds a connection. At the limit, a person's new stream replaces
 * their oldest one; a person without a stream is rejected.
 */
const MOST = 200;

/**
 * Reconnection delay of a stream that made room for another of its person: desks that compete take turns this slowly.
 */
const RETRY_LATER = 'retry: 30000\n\n';

interface Listener {
  session: OpenSession;
  response: ServerResponse;
}

/** Reports changes to the desks that are open. */
export interface Events {
  /** Ends the oldest stream of a person who has no room for another; reports whether there is room now. */
  makeRoom(personId: string): boolean;
  /** Reads where the stream begins, if no desk listens yet: every later change is reported. */
  begin(): Promise<void>;
  /** Reports changes from now on, over a response whose head has been sent, until it closes or the session ends. */
  subscribe(session: OpenSession, response: ServerResponse): void;
  /** Ends all. */
  close(): Promise<void>;
}

/** Reads what has changed every half a second, but only while a desk listens. */
export function createEvents({
  database,
  clock,
  logger,
  watched,
}: Pick<DeskParts, 'database' | 'clock' | 'logger' | 'watched'>): Events {
  const listeners = new Set<Listener>();
  let marks: ChangeMarks | undefined;
  let timer: NodeJS.Timeout | undefined;
  let polling: Promise<void> | undefined;
  let beatAt = 0;
  let checkAt = 0;

  return {
    makeRoom(personId) {
      const own = [...listeners].filter(({ session }) => session.person.id === personId);
      const [oldest] = own;
      if (oldest && (own.length >= MOST_PER_PERSON || listeners.size >= MOST)) end(oldest, RETRY_LATER);
      return listeners.size < MOST;
    },

    async begin() {
      marks ??= (await readChanges(database, watched, undefined)).marks;
    },

    subscribe(session, response) {
      const listener = { session, response };
      listeners.add(listener);
      // A browser that ends its side has gone: the server would only find out with the next bytes.
      response.socket?.once('end', () => response.destroy());
      response.once('close', () => forget(listener));
      timer ??= setInterval(() => {
        polling ??= poll().finally(() => {
          polling = undefined;
        });
      }, POLL_MS).unref();
    },

    async close() {
      for (const listener of listeners) end(listener);
      stop();
      await polling;
    },
  };

  function end(listener: Listener, lastWords?: string): void {
    listener.response.end(lastWords);
    forget(listener);
  }

  function forget(listener: Listener): void {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  }

  function stop(): void {
    clearInterval(timer);
    timer = undefined;
    // The next listener begins with the state at that time.
    marks = undefined;
  }

  async function poll(): Promise<void> {
    const time = performance.now();
    try {
      if (time >= checkAt) {
        checkAt = time + CHECK_MS;
        await endWithSessions();
      }
      const read = await readChanges(database, watched, marks);
      // It may have stopped meanwhile.
      if (timer) marks = read.marks;
      for (const topic of read.topics) spread(topic);
    } catch (err) {
      logger.warn({ err }, 'the desk did not hear what has changed');
    }
    if (time < beatAt) return;
    beatAt = time + HEARTBEAT_MS;
    for (const { response } of listeners) response.write(':\n\n');
  }

  function spread(topic: DeskTopic): void {
    const event: DeskEvent = { topic };
    for (const { session, response } of listeners) {
      if (mayHear(session.person.rights, topic)) response.write(`data: ${JSON.stringify(event)}\n\n`);
    }
  }

  /** Rights may have changed, too. */
  async function endWithSessions(): Promise<void> {
    const ids = [...new Set([...listeners].map(({ session }) => session.id))];
    const open = new Map((await findOpenSessions(database, ids, clock())).map((each) => [each.id, each]));
    for (const listener of listeners) {
      const session = open.get(listener.session.id);
      if (session) listener.session = session;
      else if (ids.includes(listener.session.id)) end(listener);
    }
  }
}
