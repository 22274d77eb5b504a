import { fill } from 'contract/content/fill.ts';
import { useCallback, useState } from 'react';
import { wordsFor } from '../../../words.ts';

/** One line of the console's log. */
export interface LogEntry {
  id: number;
  time: Date;
  direction: 'sent' | 'received' | 'note';
  /** Name of a call or an event. */
  name: string;
  /** Its values; none for a note. */
  values: readonly unknown[];
}

/** Older lines are dropped: a console that is left open must not fill the memory. */
export const MOST_ENTRIES = 200;

/** The log with one more line at its end. */
export function addEntry(log: readonly LogEntry[], entry: Omit<LogEntry, 'id'>): LogEntry[] {
  const id = (log.at(-1)?.id ?? 0) + 1;
  return [...log, { ...entry, id }].slice(-MOST_ENTRIES);
}

/** `14:05:09.031`, in the visitor's own time. */
export function clockTime(time: Date): string {
  const parts = [time.getHours(), time.getMinutes(), time.getSeconds()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${parts.join(':')}.${String(time.getMilliseconds()).padStart(3, '0')}`;
}

/** Returns the text that is read out for new lines: what was received, and how much of it. */
export function announce(entries: readonly LogEntry[]): string {
  const received = entries.filter(({ direction }) => direction !== 'sent');
  const last = received.at(-1);
  if (!last) return '';
  return received.length === 1
    ? last.name
    : fill(wordsFor('console').manyEvents, { count: received.length, last: last.name });
}

export type Note = (direction: LogEntry['direction'], name: string, values?: readonly unknown[]) => void;

/** Keeps the log of the console. */
export function useLog() {
  const [log, setLog] = useState<LogEntry[]>([]);
  const note: Note = useCallback((direction, name, values = []) => {
    const time = new Date();
    setLog((before) => addEntry(before, { time, direction, name, values }));
  }, []);
  const clear = useCallback(() => setLog([]), []);
  return { log, note, clear };
}
