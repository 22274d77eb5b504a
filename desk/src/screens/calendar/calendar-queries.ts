import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type IsoDate, laterDate } from 'contract/dates.ts';
import { call } from '../../shared/api.ts';
import { toastError } from '../../shared/ui/toasts.ts';
import { rangeOf } from './week.rules.ts';

/** Everything of demos: the stream of events has it fetched again when one changes. */
const TOPIC = 'bookings';

/** Days of the office that days of the person touch. */
function officeDays(days: readonly IsoDate[]) {
  const [first = '', last = first] = [days[0], days.at(-1)];
  return { first: laterDate(first, -1), last: laterDate(last, 1) };
}

/** Office, hosts and days off around some days. */
export const frameQuery = (days: readonly IsoDate[]) =>
  queryOptions({
    queryKey: [TOPIC, 'frame', days],
    queryFn: ({ signal }) => call('GET /calendar', { query: officeDays(days), signal }),
    placeholderData: keepPreviousData,
  });

/** The demos of some days. */
export const demosQuery = (days: readonly IsoDate[], zone: string) =>
  queryOptions({
    queryKey: [TOPIC, 'demos', days, zone],
    queryFn: ({ signal }) => call('GET /demos', { query: { ...rangeOf(days, zone), size: 'whole' }, signal }),
  });

/** The half-hours of some days that are free. */
export const freeQuery = (days: readonly IsoDate[]) =>
  queryOptions({
    queryKey: [TOPIC, 'free', days],
    queryFn: ({ signal }) => call('GET /calendar/free', { query: officeDays(days), signal }),
  });

/** One demo with its request. */
export const demoQuery = (id: string) =>
  queryOptions({
    queryKey: [TOPIC, 'demo', id],
    queryFn: ({ signal }) => call('GET /demos/:id', { params: { id }, signal }),
  });

export const hostsQuery = queryOptions({
  queryKey: [TOPIC, 'hosts'],
  queryFn: ({ signal }) => call('GET /hosts', { signal }),
});

/** Filter of the list. */
export interface ListFilter {
  from: string;
  host: string | undefined;
  withCanceled: boolean;
}

/** One part of the list, in the order of time. */
export function fetchList(filter: ListFilter, after: string | undefined, signal: AbortSignal) {
  const { from, host, withCanceled } = filter;
  const query = { from, host, withCanceled: withCanceled ? ('true' as const) : undefined, after };
  return call('GET /demos', { query, signal });
}

export const listKey = (filter: ListFilter) => [TOPIC, 'list', filter] as const;

/**
 * Makes a change, then has all demos fetched again: also after a refusal, which often says that they are no longer as they
 * are shown.
 */
export function useChange<Input, Result>(
  change: (input: Input) => Promise<Result>,
  onDone: (result: Result, input: Input) => void,
  onError: (error: unknown) => void = toastError,
) {
  const client = useQueryClient();
  return useMutation<Result, Error, Input>({
    mutationFn: change,
    onSuccess: onDone,
    onError,
    onSettled: () => client.invalidateQueries({ queryKey: [TOPIC] }),
  });
}
