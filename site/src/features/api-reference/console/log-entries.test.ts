import { describe, expect, it } from 'vitest';
import { addEntry, announce, clockTime, type LogEntry, MOST_ENTRIES } from './log-entries.ts';

const entry = (name: string, direction: LogEntry['direction'] = 'received') => ({
  time: new Date(2026, 0, 2, 3, 4, 5, 6),
  direction,
  name,
  values: [],
});

describe('addEntry', () => {
  it('numbers its lines with stable ids', () => {
    const log = [entry('rooms'), entry('userOnline')].reduce(addEntry, [] as LogEntry[]);
    expect(log.map(({ id, name }) => [id, name])).toEqual([
      [1, 'rooms'],
      [2, 'userOnline'],
    ]);
  });

  it('drops the oldest lines when it is full', () => {
    let log: LogEntry[] = [];
    for (let count = 0; count < MOST_ENTRIES + 5; count += 1) log = addEntry(log, entry('rooms'));
    expect(log).toHaveLength(MOST_ENTRIES);
    expect(log.at(0)?.id).toBe(6);
  });

  it('shows the time to the millisecond', () => {
    expect(clockTime(entry('rooms').time)).toBe('03:04:05.006');
  });
});

describe('announce', () => {
  const read = (...entries: ReturnType<typeof entry>[]) =>
    announce(entries.reduce(addEntry, [] as LogEntry[]));

  it('reads out the name of a single event', () => {
    expect(read(entry('rooms'))).toBe('rooms');
  });

  it('counts several events', () => {
    expect(read(entry('rooms'), entry('userOnline'))).toBe('2 events, the last one userOnline');
  });

  it('reads out nothing about events that the visitor sent', () => {
    expect(read(entry('aiMessage', 'sent'))).toBe('');
  });
});
