import { useSyncExternalStore } from 'react';
import { formatLocalDate, formatNeutralDate } from './format-date.ts';

const never = () => () => {};

/** A day in the reader's own format; until the script arrives, in the server's. Nothing where there is no date. */
export function LocalDate({ iso }: { iso: string }) {
  const text = useSyncExternalStore(
    never,
    () => iso && formatLocalDate(iso),
    () => iso && formatNeutralDate(iso),
  );
  return iso && <time dateTime={iso}>{text}</time>;
}
