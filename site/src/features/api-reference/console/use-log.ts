import { useCallback, useState } from 'react';
import { addEntry, type LogEntry } from './log-entries.ts';

export type Note = (direction: LogEntry['direction'], name: string, values?: readonly unknown[]) => void;

/** What happened in the console so far. */
export function useLog() {
  const [log, setLog] = useState<LogEntry[]>([]);
  const note: Note = useCallback((direction, name, values = []) => {
    const time = new Date();
    setLog((before) => addEntry(before, { time, direction, name, values }));
  }, []);
  const clear = useCallback(() => setLog([]), []);
  return { log, note, clear };
}
