import type { Query, QueryClient } from '@tanstack/react-query';
import { isTopic } from 'contract/desk/events.ts';
import { DESK_API } from 'contract/desk/paths.ts';
import { useEffect } from 'react';
import { ApiError, askToSignIn, watchAnswers } from './api.ts';
import { createStore } from './create-store.ts';
import { sessionQuery } from './session.ts';

/** `live`: changes come as they happen. `lost`: no answer comes; what is shown may be outdated. */
export type Connection = 'connecting' | 'live' | 'lost';

const connection = createStore<Connection>('connecting');

/** Returns the state of the connection to the server, and follows it. */
export const useConnection = connection.use;

/** Failures of a stream before the person is notified: the server may only be restarting. */
const PATIENCE = 2;

/**
 * Hears of changes while the desk is open, and has what is shown fetched again. After a gap all is fetched, since changes may
 * have been missed.
 */
export function useLive(queries: QueryClient): void {
  useEffect(() => {
    const stream = openStream(queries);
    const onOffline = () => connection.set('lost');
    addEventListener('online', stream.connect);
    addEventListener('offline', onOffline);
    const stopWatching = watchAnswers((answered) => {
      if (!answered) connection.set('lost');
    });
    return () => {
      stream.end();
      removeEventListener('online', stream.connect);
      removeEventListener('offline', onOffline);
      stopWatching();
    };
  }, [queries]);
}

/** Each attempt comes from the one before, after a wait: never two at a time, and none at once but by the person. */
function openStream(queries: QueryClient) {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let hasEnded = false;
  /** The person closed the dialog: their next call asks again, not the stream. */
  let hasDeclined = false;

  const connect = () => {
    clearTimeout(timer);
    source?.close();
    source = new EventSource(`${DESK_API}/events`);
    source.onopen = () => {
      failures = 0;
      hasDeclined = false;
      connection.set('live');
      // Before the stream began, this page heard of no change: not even between its first answers and now.
      void queries.invalidateQueries();
    };
    source.onmessage = ({ data }) => {
      const topic = topicOf(data);
      if (topic) void queries.invalidateQueries({ predicate: (query) => isOf(topic, query) });
    };
    source.onerror = () => {
      source?.close();
      failures += 1;
      timer = setTimeout(connect, waitAfter(failures, Math.random()));
      void lookWhy();
    };
  };

  /** A stream does not say why it ends: the session does. */
  const lookWhy = async () => {
    const error = await queries.fetchQuery({ ...sessionQuery, staleTime: 0 }).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    if (hasEnded || (connection.get() === 'live' && source?.readyState === EventSource.OPEN)) return;
    if (!(error instanceof ApiError && error.status === 401)) {
      if (failures >= PATIENCE) connection.set('lost');
      return;
    }
    if (hasDeclined) return;
    clearTimeout(timer);
    hasDeclined = !(await askToSignIn());
    if (hasEnded) return;
    if (hasDeclined) timer = setTimeout(connect, waitAfter(failures + PATIENCE, 1));
    else connect();
  };

  connect();
  return {
    connect,
    end: () => {
      hasEnded = true;
      clearTimeout(timer);
      source?.close();
    },
  };
}

/** A query is of the topic that its key begins with, or of several that its `meta.topics` lists. */
function isOf(topic: string, { queryKey, meta }: Pick<Query, 'queryKey' | 'meta'>): boolean {
  return queryKey[0] === topic || (Array.isArray(meta?.topics) && meta.topics.includes(topic));
}

function topicOf(data: unknown): string | undefined {
  try {
    const { topic } = JSON.parse(String(data)) as { topic?: unknown };
    return isTopic(topic) ? topic : undefined;
  } catch {
    return undefined;
  }
}

const FIRST_MS = 1_000;
const MOST_MS = 30_000;

/**
 * Returns the wait before the next attempt: twice as long each time, up to half a minute, with a part by chance, so that all
 * desks do not come at once after a restart.
 * @param failures in a row, from 1
 * @param chance from 0 to 1
 */
export function waitAfter(failures: number, chance: number): number {
  const most = Math.min(MOST_MS, FIRST_MS * 2 ** (failures - 1));
  return most / 2 + (most / 2) * chance;
}
