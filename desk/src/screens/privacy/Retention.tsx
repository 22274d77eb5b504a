import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { counted, formatNumber } from '../../shared/formats.ts';
import { KIND_NAMES } from '../../shared/lead-words.ts';
import { useRight } from '../../shared/session.ts';
import { Button } from '../../shared/ui/Button.tsx';
import form from '../../shared/ui/form.module.css';
import { Failed, Loading } from '../../shared/ui/States.tsx';

import styles from './Privacy.module.css';
import { goingBy } from './privacy.rules.ts';
import { retentionQuery } from './privacy-queries.ts';
import { RetentionDialog } from './RetentionDialog.tsx';

/** Rules of retention, with the button that applies them. */
export function Retention() {
  const { data, error, refetch } = useQuery(retentionQuery);
  const mayErase = useRight('erase');
  const maySet = useRight('settings');
  const [isOpen, setOpen] = useState(false);
  if (error && !data) return <Failed error={error} onRetry={refetch} />;
  if (!data) return <Loading label="Counting what is old" />;
  const going = goingBy(data.rules);
  return (
    <div className={styles.part}>
      <p className={form.about}>
        Requests older than their rule go once it is applied. Those with a demo to come or with a message that
        waits to be sent stay until then.{' '}
        {maySet && (
          <Link to="/settings" search={{ group: 'Retention and spam' }}>
            Change the rules
          </Link>
        )}
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>Requests</th>
            <th>Kept</th>
            <th data-number>Older</th>
            <th data-number>Stay for now</th>
            <th data-number>Go</th>
          </tr>
        </thead>
        <tbody>
          {data.rules.map(({ kind, days, old, staying }) => (
            <tr key={kind}>
              <th scope="row">{kind === 'spam' ? 'Spam, since it was marked' : KIND_NAMES[kind]}</th>
              <td data-label="Kept">{days === null ? 'Without an end' : counted(days, 'day')}</td>
              <td data-label="Older" data-number>
                {formatNumber(old)}
              </td>
              <td data-label="Stay for now" data-number>
                {formatNumber(staying)}
              </td>
              <td data-label="Go" data-number>
                {formatNumber(old - staying)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {going === 0 ? (
        <p className={form.about}>
          {data.rules.some(({ old }) => old > 0)
            ? 'What is older than its rule stays for now.'
            : 'Nothing is older than its rule.'}
        </p>
      ) : (
        mayErase && (
          <div>
            <Button kind="danger" onPress={() => setOpen(true)}>
              Remove {counted(going, 'request')}
            </Button>
          </div>
        )
      )}
      {isOpen && <RetentionDialog going={going} onClose={() => setOpen(false)} />}
    </div>
  );
}
