import { QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setReauthentication } from './api.ts';
import { useConnection, useLive, waitAfter } from './live.ts';

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
  /** Fetches all, as a page does after its stream has begun. */
  const fetchAll = () => {
    for (const { queryKey, state } of queries.getQueryCache().getAll()) {
      queries.setQueryData(queryKey, state.data);
    }
  };
  return { queries, outdated, fetchAll };
}

function Screen({ queries }: { queries: QueryClient }) {
  useLive(queries);
  return <p>{useConnection()}</p>;
}

const refusal = { statusCode: 401, code: 'signed_out', message: 'No.' };
let isSignedIn = true;
const fetched = vi.fn(async () => {
  const body = isSignedIn ? { person: {} } : refusal;
  const headers = { 'content-type': 'application/json' };
  return new Response(JSON.stringify(body), { status: isSignedIn ? 200 : 401, headers });
});
const signInAgain = vi.fn(async () => true);

/** Lets answers arrive and time go by. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  vi.stubGlobal('fetch', fetched);
  setReauthentication({ signInAgain, showPasskey: async () => false });
  FakeSource.opened = [];
  isSignedIn = true;
  vi.clearAllMocks();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('useLive', () => {
  it('has what is shown of a topic fetched again, and nothing else', () => {
    const { queries, outdated, fetchAll } = makeQueries();
    render(<Screen queries={queries} />);
    last().open();
    // What changed before it began may have been missed.
    expect(outdated()).toEqual(['leads', 'health', 'today']);
    fetchAll();
    expect(outdated()).toEqual([]);
    last().say('{"topic":"leads","id":"7"}');
    expect(outdated()).toEqual(['leads', 'today']);
  });

  it.each(['', 'not JSON', '{}', '{"topic":"secrets"}'])('takes no notice of %j', (data) => {
    const { queries, outdated, fetchAll } = makeQueries();
    render(<Screen queries={queries} />);
    last().open();
    fetchAll();
    last().say(data);
    expect(outdated()).toEqual([]);
  });

  it('comes back after a gap, and then fetches all, since changes may have been missed', async () => {
    const { queries, outdated, fetchAll } = makeQueries();
    render(<Screen queries={queries} />);
    last().open();
    fetchAll();
    last().fail();
    await pass(0);
    // A server that starts again is no reason for a word.
    expect(screen.getByText('live')).toBeTruthy();
    await pass(1_000);
    last().fail();
    await pass(0);
    expect(screen.getByText('lost')).toBeTruthy();
    await pass(2_000);
    last().open();
    expect(screen.getByText('live')).toBeTruthy();
    expect(outdated()).toEqual(expect.arrayContaining(['leads', 'health', 'today']));
  });

  it('asks ever more seldom while no answer comes', async () => {
    render(<Screen queries={makeQueries().queries} />);
    for (let second = 0; second < 120; second += 1) {
      if (last().readyState !== 2) last().fail();
      await pass(1_000);
    }
    expect(FakeSource.opened.length).toBeLessThan(16);
    expect(fetched.mock.calls.length).toBeLessThan(16);
  });

  it('has the person asked once where the session has ended, and goes on once they are signed in', async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    signInAgain.mockReturnValue(promise);
    render(<Screen queries={makeQueries().queries} />);
    last().open();
    isSignedIn = false;
    last().fail();
    await pass(60_000);
    expect(signInAgain).toHaveBeenCalledOnce();
    expect(FakeSource.opened).toHaveLength(1);
    isSignedIn = true;
    resolve(true);
    await pass(0);
    expect(FakeSource.opened).toHaveLength(2);
  });

  it('asks no more once the person has closed the dialog', async () => {
    signInAgain.mockResolvedValue(false);
    render(<Screen queries={makeQueries().queries} />);
    last().open();
    isSignedIn = false;
    for (let second = 0; second < 60; second += 1) {
      if (last().readyState !== 2) last().fail();
      await pass(1_000);
    }
    expect(signInAgain).toHaveBeenCalledOnce();
    expect(FakeSource.opened.length).toBeLessThan(12);
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

it.each([
  [1, 0, 500],
  [1, 1, 1_000],
  [4, 1, 8_000],
  [20, 1, 30_000],
  [2_000, 0, 15_000],
])('after %i failures, with chance %d, waits %i ms', (failures, chance, wait) => {
  expect(waitAfter(failures, chance)).toBe(wait);
});
