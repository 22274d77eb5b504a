import { useEffect, useState } from 'react';

const REFRESH_MS = 30_000;

/** The time, fresh enough that a slot becomes unavailable while the page stands open. */
export function useCurrentTime(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
