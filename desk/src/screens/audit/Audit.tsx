import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { AuditLine, AuditProof } from 'contract/desk/audit.ts';
import { actionInWords } from 'contract/desk/audit-actions.ts';
import { useMemo } from 'react';
import { call } from '../../shared/api.ts';
import { Timestamp } from '../../shared/Timestamp.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { Empty, Failed, Loading, messageOf } from '../../shared/ui/States.tsx';
import { type Column, Table } from '../../shared/ui/Table.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import styles from './Audit.module.css';

const COLUMNS: readonly Column<AuditLine>[] = [
  { id: 'number', header: 'No.', width: '3.5rem', leftOut: 2, isNumber: true, cell: ({ number }) => number },
  { id: 'at', header: 'When', width: '8.5rem', cell: ({ at }) => <Timestamp at={at} /> },
  { id: 'actor', header: 'Who', width: 'minmax(7rem, 1fr)', cell: ({ actor }) => <Truncate text={actor} /> },
  {
    id: 'action',
    header: 'What',
    width: 'minmax(6.5rem, 1fr)',
    cell: (entry) => <Truncate text={actionInWords(entry)} />,
  },
  {
    id: 'subject',
    header: 'Concerning',
    width: 'minmax(6rem, 2fr)',
    cell: (entry) => <Truncate text={subjectOf(entry)} />,
  },
  { id: 'rows', header: 'Rows', width: '3rem', leftOut: 1, isNumber: true, cell: ({ rows }) => rows },
  {
    id: 'origin',
    header: 'From',
    width: '7rem',
    leftOut: 3,
    cell: ({ origin, actorKind }) => (
      <Truncate text={actorKind === 'command' ? origin : `network ${origin.slice(0, 6)}`} />
    ),
  },
];

/** Text, cut to the width of its column: all rows have columns of one width. */
function Truncate({ text }: { text: string }) {
  return (
    <span className={styles.cut} title={text}>
      {text}
    </span>
  );
}

function subjectOf({ subject, reason }: AuditLine): string {
  return reason ? `${subject} (${reason})` : subject;
}

/** Entries of the audit: person, action, origin, rows and reason, each chained to the one before. */
export function Audit() {
  const { who } = useSearch({ from: '/framed/audit' });
  const navigate = useNavigate();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['audit', who ?? ''],
    queryFn: ({ pageParam, signal }) =>
      call('GET /audit', { query: { before: pageParam?.toString(), actor: who || undefined }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ before }) => before,
    placeholderData: (before) => before,
  });
  const rows = useMemo(() => data?.pages.flatMap(({ entries }) => entries) ?? [], [data]);
  return (
    <Page
      title="Audit"
      isFlush
      actions={<Proof />}
      bar={
        <div className={styles.bar}>
          <TextField
            label="By whom"
            type="search"
            placeholder="Address or account"
            value={who ?? ''}
            onChange={(typed) =>
              void navigate({ to: '/audit', search: { who: typed || undefined }, replace: true })
            }
          />
        </div>
      }
    >
      {data ? (
        <Table
          label="Entries"
          rows={rows}
          columns={COLUMNS}
          keyOf={({ number }) => String(number)}
          nameOf={({ number }) => `entry ${number}`}
          narrow={(entry) => <Narrow entry={entry} />}
          onEnd={() => {
            if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
          }}
          empty={
            <Empty title={who ? 'No entry by that name' : 'No entry yet'}>
              {who
                ? 'Try another part of the address.'
                : 'Sign-ins, exports, erasures and changes are written here.'}
            </Empty>
          }
        />
      ) : error ? (
        <Failed error={error} onRetry={refetch} />
      ) : (
        <Loading shape="table" lines={20} />
      )}
    </Page>
  );
}

function Narrow({ entry }: { entry: AuditLine }) {
  return (
    <div className={styles.narrow}>
      <p>
        <b>{actionInWords(entry)}</b> {subjectOf(entry)}
      </p>
      <p className={styles.detail}>
        {entry.actor} · <Timestamp at={entry.at} />
      </p>
    </div>
  );
}

/** Reads the whole chain: an entry that was changed or taken out shows. */
function Proof() {
  const proof = useMutation({ mutationFn: () => call('POST /audit/verify') });
  return (
    <>
      <p role="status" className={styles.proof} data-bad={proof.data?.broken ? true : undefined}>
        {proof.error ? messageOf(proof.error) : proof.data && proofInWords(proof.data)}
      </p>
      <Button isPending={proof.isPending} onPress={() => proof.mutate()}>
        Check the chain
      </Button>
    </>
  );
}

function proofInWords({ entries, end, broken }: AuditProof): string {
  const until = end ? ` The last is ${end.slice(0, end.indexOf(':') + 13)}.` : '';
  if (!broken)
    return (entries === 1 ? 'The one entry is whole.' : `All ${entries} entries are whole.`) + until;
  return broken.problem === 'missing'
    ? `Entry ${broken.number} is missing.`
    : `Entry ${broken.number} was changed after it was written.`;
}
