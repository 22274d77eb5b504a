import type { Query, QueryClient } from '@tanstack/react-query';
import { DESK_TOPICS } from 'contract/desk/events.ts';
import { DESK_API } from 'contract/desk/paths.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { watchAnswers } from './api.ts';
import { waitAfter } from './backoff.ts';
import { sessionQuery } from './session.ts';

/** `live`: changes come as they happen. `lost`: no answer comes; what is shown may be outdated. */
export type Connection = 'connecting' | 'live' | 'lost';

let connection: Connection = 'connecting';
const listeners = new Set<() => void>();

function change(next: Connection): void {
  if (next === connection) return;
  connection = next;
  for (const listener of listeners) listener();
}

/** Whether the server is reached. */
export function useConnection(): Connection {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => connection,
  );
}

/** How often a stream fails before the person hears of it: the server may only be starting again. */
const PATIENCE = 2;

/**
 * Hears of changes while the desk is open, and has what is shown fetched again. After a gap all is fetched, since changes may
 * have been missed.
 */
export function useLive(queries: QueryClient): void {
  useEffect(() => {
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;
    let wasLive = false;

    const connect = () => {
      clearTimeout(timer);
      source?.close();
      source = new EventSource(`${DESK_API}/events`);
      source.onopen = () => {
        failures = 0;
        change('live');
        if (wasLive) void queries.invalidateQueries();
        wasLive = true;
      };
      source.onmessage = ({ data }) => {
        const topic = topicOf(data);
        if (topic) void queries.invalidateQueries({ predicate: (query) => isOf(topic, query) });
      };
      source.onerror = () => {
        source?.close();
        failures += 1;
        if (failures >= PATIENCE || !navigator.onLine) change('lost');
        // Where the session has ended, this says so, and asks.
        void queries.refetchQueries({ queryKey: sessionQuery.queryKey });
        timer = setTimeout(connect, waitAfter(failures, Math.random()));
      };
    };

    const onOffline = () => change('lost');
    connect();
    addEventListener('online', connect);
    addEventListener('offline', onOffline);
    const stopWatching = watchAnswers((answered) => {
      if (!answered) change('lost');
      else if (connection === 'lost' && source?.readyState !== EventSource.OPEN) connect();
    });
    return () => {
      clearTimeout(timer);
      source?.close();
      removeEventListener('online', connect);
      removeEventListener('offline', onOffline);
      stopWatching();
    };
  }, [queries]);
}

/** A query is of the topic that its key begins with, or of several that its `meta.topics` lists. */
function isOf(topic: string, { queryKey, meta }: Pick<Query, 'queryKey' | 'meta'>): boolean {
  return queryKey[0] === topic || (Array.isArray(meta?.topics) && meta.topics.includes(topic));
}

function topicOf(data: unknown): string | undefined {
  try {
    const { topic } = JSON.parse(String(data)) as { topic?: unknown };
    return DESK_TOPICS.find((known) => known === topic);
  } catch {
    return undefined;
  }
}
