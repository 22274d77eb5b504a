import { useEffect, useState } from 'react';

/** Returns a value once it has stayed the same for a moment: one who types on makes no call for each letter. */
export function useSettled<Value>(value: Value, pauseMs = 180): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
