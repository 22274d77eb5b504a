import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EventLog } from './EventLog.tsx';
import { addEntry, type LogEntry } from './log-entries.ts';

const nothing = () => {};
const status = () => screen.getByRole('status').textContent;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function receive(log: LogEntry[], ...names: string[]): LogEntry[] {
  const time = new Date();
  return names.reduce(
    (before, name) => addEntry(before, { time, direction: 'received', name, values: [] }),
    log,
  );
}

test('announces a burst of events in one sentence, once they pause', () => {
  let log: LogEntry[] = [];
  const { rerender } = render(<EventLog log={log} onClear={nothing} />);
  for (const name of ['rooms', 'messageReceived', 'PostAIResponse']) {
    log = receive(log, name);
    rerender(<EventLog log={log} onClear={nothing} />);
    act(() => vi.advanceTimersByTime(900));
    expect(status()).toBe('');
  }
  act(() => vi.advanceTimersByTime(100));
  expect(status()).toBe('3 events, the last one PostAIResponse');

  rerender(<EventLog log={receive(log, 'userOnline')} onClear={nothing} />);
  act(() => vi.advanceTimersByTime(1_000));
  expect(status()).toBe('userOnline');
});
