import { useEffect, useState } from 'react';

const REFRESH_MS = 30_000;

/**
 * The time, fresh enough that a slot becomes unavailable while the page stands open.
 * @param first what the server's HTML was drawn for, in which this browser begins
 */
export function useCurrentTime(first: string | undefined): Date {
  const [now, setNow] = useState(() => (first ? new Date(first) : new Date()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (first) setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
