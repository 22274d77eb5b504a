import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { GivenUpList } from 'contract/desk/given-up.ts';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { Timestamp } from '../../shared/Timestamp.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { Select } from '../../shared/ui/Select.tsx';
import { Empty, Failed, Loading } from '../../shared/ui/States.tsx';
import { toast, toastError } from '../../shared/ui/toasts.ts';
import styles from './GivenUp.module.css';

const ALL = 'all';

/** Messages that did not arrive, with the reasons: sent again or set aside, one or all. */
export function GivenUp() {
  const { channel } = useSearch({ from: '/framed/given-up' });
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery({
    queryKey: ['leads', 'given-up', channel],
    queryFn: ({ signal }) => call('GET /given-up', { query: channel ? { channel } : {}, signal }),
    meta: { topics: ['leads', 'health'] },
  });
  return (
    <Page
      title="Given up"
      aside="Messages that did not arrive"
      actions={
        data && data.channels.length > 0 ? (
          <Select
            label="Channel"
            isLabelHidden
            value={channel ?? ALL}
            options={[
              { id: ALL, label: 'All channels' },
              ...data.channels.map(({ channel: id, label, count }) => ({ id, label: `${label} (${count})` })),
            ]}
            onChange={(next) =>
              void navigate({ to: '/given-up', search: next === ALL ? {} : { channel: next } })
            }
          />
        ) : undefined
      }
    >
      {data ? (
        <Rows rows={data.rows} />
      ) : error ? (
        <Failed error={error} onRetry={refetch} />
      ) : (
        <Loading shape="boxes" />
      )}
    </Page>
  );
}

type Row = GivenUpList['rows'][number];
type Deed = 'send-again' | 'set-aside';

function Rows({ rows }: { rows: readonly Row[] }) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState<string>();
  if (rows.length === 0) {
    return <Empty title="Nothing was given up">Every message has arrived or is on its way.</Empty>;
  }
  const run = async (deed: Deed, some: readonly Row[], key: string) => {
    setBusy(key);
    try {
      const body = { ids: some.map(({ id }) => id) };
      const { changed, refused } = await call(
        deed === 'send-again' ? 'POST /given-up/send-again' : 'POST /given-up/set-aside',
        { body },
      );
      const done = deed === 'send-again' ? 'On their way again' : 'Set aside';
      toast([`${done}: ${changed}.`, ...refused].join(' '));
      await queries.invalidateQueries({ queryKey: ['leads', 'given-up'] });
      await queries.invalidateQueries({ queryKey: ['today'] });
    } catch (error) {
      toastError(error);
    }
    setBusy(undefined);
  };
  const buttons = (some: readonly Row[], key: string, whose: string) => (
    <div className={styles.buttons}>
      <Button
        size={key === ALL ? 'regular' : 'small'}
        isPending={busy === `send ${key}`}
        aria-label={`Send again: ${whose}`}
        onPress={() => void run('send-again', some, `send ${key}`)}
      >
        {key === ALL ? 'Send all again' : 'Send again'}
      </Button>
      <Button
        kind="quiet"
        size={key === ALL ? 'regular' : 'small'}
        isPending={busy === `aside ${key}`}
        aria-label={`Set aside: ${whose}`}
        onPress={() => void run('set-aside', some, `aside ${key}`)}
      >
        {key === ALL ? 'Set all aside' : 'Set aside'}
      </Button>
    </div>
  );
  return (
    <>
      {rows.length > 1 && buttons(rows, ALL, 'all of this list')}
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.id}>
            <div>
              <p>
                <Link to="/person/$person" params={{ person: row.leadId }}>
                  <b>{row.who}</b>
                </Link>
                : {row.about} to {row.to}
              </p>
              <p className={styles.problem}>{row.problem}</p>
              <p className={styles.when}>
                {row.label}, <Timestamp at={row.endedAt} />
              </p>
            </div>
            {buttons([row], row.id, `${row.about} to ${row.to}`)}
          </li>
        ))}
      </ul>
    </>
  );
}
