import { DEMO_SLOTS_PATH } from 'contract/api-paths.ts';
import type { IsoDate } from 'contract/dates.ts';
import { useEffect, useRef, useState } from 'react';
import { askHost } from '../../api/ask-host.ts';
import type { IsoMonth } from './calendar-month.ts';
import { type FirstDays, unpackDays } from './first-days.ts';
import {
  type Choice,
  daysToAskFor,
  type FreeTimes,
  NOTHING_KNOWN,
  readDays,
  withAnswer,
  withTaken,
} from './free-times.ts';

/** An answer this young is not asked for again. */
const FRESH_MS = 60_000;
/** Longer than an answer may lie in a cache: one that is older than the refusal would show the half-hour as free. */
const SETTLED_MS = 3_000;

interface FreeTimesInUse {
  known: FreeTimes;
  /** Someone else has booked it: shown at once, and the server is soon asked which others are taken. */
  markTaken: (choice: Choice) => void;
}

/**
 * The free times of the month that is shown. Nothing waits for the answer, and without one all half-hours look free, as
 * with a server that doesn't know. Choosing another month aborts the request; a visitor who returns to the tab after a
 * minute sees what has been taken meanwhile.
 * @param first what the page itself brought along, which the answer replaces
 */
export function useFreeTimes(month: IsoMonth, today: IsoDate, first: FirstDays | undefined): FreeTimesInUse {
  const [known, setKnown] = useState(() => (first ? unpackDays(first.days) : NOTHING_KNOWN));
  const [round, setRound] = useState(0);
  const answeredAt = useRef(new Map<IsoMonth, number>());

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    const days = daysToAskFor(month, today);
    if (!days || Date.now() - (answeredAt.current.get(month) ?? 0) < FRESH_MS) return;
    const abort = new AbortController();
    const ask = async () => {
      const response = await askHost(`${DEMO_SLOTS_PATH}?from=${days.from}&to=${days.to}`, abort.signal);
      if (!response.ok) return;
      const answer = readDays(await response.json());
      answeredAt.current.set(month, Date.now());
      setKnown((before) => withAnswer(before, answer));
    };
    ask().catch(() => undefined);
    return () => abort.abort();
  }, [month, today, round]);

  useEffect(() => {
    const askAgain = () => document.visibilityState === 'visible' && setRound((before) => before + 1);
    document.addEventListener('visibilitychange', askAgain);
    return () => document.removeEventListener('visibilitychange', askAgain);
  }, []);

  return {
    known,
    markTaken: (choice) => {
      setKnown((before) => withTaken(before, choice));
      answeredAt.current.clear();
      setTimeout(() => setRound((before) => before + 1), SETTLED_MS);
    },
  };
}
