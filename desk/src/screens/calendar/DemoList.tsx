import { useInfiniteQuery } from '@tanstack/react-query';
import type { CalendarHost, DeskDemo } from 'contract/desk/calendar.ts';
import { CalendarDays } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { counted } from '../../shared/formats.ts';
import { useZone } from '../../shared/session.ts';
import { useNow } from '../../shared/Timestamp.tsx';
import { clockOf, clockThere } from '../../shared/time.ts';
import { Badge } from '../../shared/ui/Badge.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Checkbox } from '../../shared/ui/Choice.tsx';
import { Empty, Failed, Loading } from '../../shared/ui/States.tsx';
import { type Column, Table } from '../../shared/ui/Table.tsx';
import { fetchList, listKey } from './calendar-queries.ts';
import styles from './DemoList.module.css';
import { colorOf, dayWords, hostName, stateWords, whenForBoth } from './demo-words.ts';
import { HostMark } from './HostLegend.tsx';
import { rangeOf } from './week.rules.ts';

interface Props {
  /** The first day, by the clock of the person. */
  first: string;
  hosts: readonly CalendarHost[];
  hidden: ReadonlySet<string>;
  onOpen: (id: string) => void;
  onNew: () => void;
}

/** Demos in the order of time, however many there are. */
export function DemoList({ first, hosts, hidden, onOpen, onNew }: Props) {
  const zone = useZone();
  const [withCanceled, setWithCanceled] = useState(false);
  const filter = { from: rangeOf([first], zone).from, host: undefined, withCanceled };
  const list = useInfiniteQuery({
    queryKey: listKey(filter),
    queryFn: ({ pageParam, signal }) => fetchList(filter, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const onEnd = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  const rows = useMemo(
    () =>
      list.data?.pages.flatMap(({ demos }) => demos).filter(({ hostId }) => !hidden.has(hostId ?? 'none')) ??
      [],
    [list.data, hidden],
  );
  const columns = useMemo(() => columnsOf(hosts, zone), [hosts, zone]);
  const all = list.data?.pages[0]?.all ?? 0;

  if (list.error && !list.data) return <Failed error={list.error} onRetry={list.refetch} />;
  if (!list.data) return <Loading shape="table" lines={20} label="Loading demos" />;
  return (
    <>
      <div className={styles.bar}>
        <span>{counted(all, 'demo')}</span>
        <Checkbox isSelected={withCanceled} onChange={setWithCanceled}>
          Canceled ones, too
        </Checkbox>
      </div>
      <Table
        label="Demos"
        rows={rows}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        total={hidden.size > 0 ? rows.length + (hasNextPage ? 1 : 0) : all}
        onOpen={({ id }) => onOpen(id)}
        onEnd={onEnd}
        narrow={(demo) => <NarrowRow demo={demo} hosts={hosts} zone={zone} />}
        empty={
          <Empty
            title="No demos from this day on"
            icon={<CalendarDays aria-hidden />}
            action={<Button onPress={onNew}>Book a demo</Button>}
          >
            What visitors book on the site stands here at once.
          </Empty>
        }
      />
    </>
  );
}

function columnsOf(hosts: readonly CalendarHost[], zone: string): Column<DeskDemo>[] {
  const host: Column<DeskDemo> = {
    ...{ id: 'host', header: 'Host', width: 'minmax(8rem, 1fr)' },
    cell: ({ hostId }) => (
      <span className={styles.host}>
        <HostMark color={colorOf(hosts, hostId)} />
        {hostName(hosts, hostId)}
      </span>
    ),
  };
  return [
    { id: 'day', header: 'Day', width: '7.5rem', cell: ({ start }) => dayWords(start, zone) },
    { id: 'time', header: 'Time', width: '5.5rem', cell: ({ start }) => clockOf(new Date(start), zone) },
    {
      ...{ id: 'theirs', header: 'By their clock', width: '6.5rem', leftOut: 2 },
      cell: ({ start, timeZone }) =>
        timeZone ? (clockThere(start, zone, timeZone) ?? 'The same') : 'Not known',
    },
    {
      ...{ id: 'name', header: 'Name', width: 'minmax(8.5rem, 1.5fr)' },
      cell: ({ name }) => <span className={styles.name}>{name}</span>,
    },
    { id: 'email', header: 'Email', width: 'minmax(10rem, 2fr)', leftOut: 1, cell: ({ email }) => email },
    ...(hosts.length > 0 ? [host] : []),
    { id: 'state', header: 'State', width: '9rem', cell: (demo) => <StateBadge demo={demo} /> },
  ];
}

/** State of a demo. */
export function StateBadge({ demo }: { demo: DeskDemo }) {
  const { text, tone } = stateWords(demo, useNow());
  return <Badge tone={tone}>{text}</Badge>;
}

function NarrowRow({ demo, hosts, zone }: { demo: DeskDemo; hosts: readonly CalendarHost[]; zone: string }) {
  return (
    <div className={styles.narrow}>
      <span className={styles.line}>
        <b>{demo.name}</b>
        {(demo.state !== 'booked' || Date.parse(demo.start) <= Date.now()) && <StateBadge demo={demo} />}
      </span>
      <span className={styles.line}>
        {whenForBoth(demo, zone)}
        {hosts.length > 0 && (
          <span className={styles.host}>
            <HostMark color={colorOf(hosts, demo.hostId)} />
            {hostName(hosts, demo.hostId)}
          </span>
        )}
      </span>
    </div>
  );
}
