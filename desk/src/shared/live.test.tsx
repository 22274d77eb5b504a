import { QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useConnection, useLive } from './live.ts';

class FakeSource {
  static readonly OPEN = 1;
  static opened: FakeSource[] = [];
  readyState = 0;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onerror?: () => void;

  constructor() {
    FakeSource.opened.push(this);
  }

  open() {
    this.readyState = 1;
    act(() => this.onopen?.());
  }

  say(data: string) {
    act(() => this.onmessage?.({ data }));
  }

  fail() {
    act(() => this.onerror?.());
  }

  close() {
    this.readyState = 2;
  }
}

const last = () => FakeSource.opened.at(-1) as FakeSource;

/** A client with a query of each topic, and which of them became outdated. */
function makeQueries() {
  const queries = new QueryClient();
  queries.setQueryData(['leads', 'list'], []);
  queries.setQueryData(['health', 'dot'], {});
  queries.getQueryCache().build(queries, { queryKey: ['today'], meta: { topics: ['leads', 'bookings'] } });
  queries.setQueryData(['today'], {});
  const outdated = () =>
    queries
      .getQueryCache()
      .getAll()
      .filter((query) => query.state.isInvalidated)
      .map((query) => query.queryKey[0]);
  return { queries, outdated };
}

function Screen({ queries }: { queries: QueryClient }) {
  useLive(queries);
  return <p>{useConnection()}</p>;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  FakeSource.opened = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('useLive', () => {
  it('has what is shown of a topic fetched again, and nothing else', () => {
    const { queries, outdated } = makeQueries();
    render(<Screen queries={queries} />);
    last().open();
    expect(outdated()).toEqual([]);
    last().say('{"topic":"leads","id":"7"}');
    expect(outdated()).toEqual(['leads', 'today']);
  });

  it.each(['', 'not JSON', '{}', '{"topic":"secrets"}'])('takes no notice of %j', (data) => {
    const { queries, outdated } = makeQueries();
    render(<Screen queries={queries} />);
    last().open();
    last().say(data);
    expect(outdated()).toEqual([]);
  });

  it('comes back after a gap, and then fetches all, since changes may have been missed', () => {
    const { queries, outdated } = makeQueries();
    render(<Screen queries={queries} />);
    last().open();
    last().fail();
    // A server that starts again is no reason for a word.
    expect(screen.getByText('live')).toBeTruthy();
    act(() => vi.advanceTimersByTime(1_000));
    last().fail();
    expect(screen.getByText('lost')).toBeTruthy();
    act(() => vi.advanceTimersByTime(2_000));
    last().open();
    expect(screen.getByText('live')).toBeTruthy();
    expect(outdated()).toEqual(['leads', 'health', 'today']);
  });

  it('ends with the desk', () => {
    const { unmount } = render(<Screen queries={makeQueries().queries} />);
    last().open();
    unmount();
    expect(last().readyState).toBe(2);
    vi.advanceTimersByTime(60_000);
    expect(FakeSource.opened).toHaveLength(1);
  });
});
