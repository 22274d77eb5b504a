import { useQuery } from '@tanstack/react-query';
import { Eraser } from 'lucide-react';
import { Moment } from '../../shared/Moment.tsx';
import { Empty, Failed, Loading } from '../../shared/ui/States.tsx';
import styles from './Privacy.module.css';
import { registerQuery } from './privacy-queries.ts';

/** The register of people who were erased. */
export function ErasedPeople() {
  const { data, error, refetch } = useQuery(registerQuery);
  if (error && !data) return <Failed error={error} onRetry={refetch} />;
  if (!data) return <Loading label="Loading the register" />;
  const { entries, total } = data;
  if (total === 0) {
    return (
      <Empty title="No one has been erased yet" icon={<Eraser aria-hidden />}>
        Each erasure is kept here, so that a restored backup does not bring the person back.
      </Empty>
    );
  }
  return (
    <div className={styles.part}>
      <p className={styles.about}>
        A restored backup is cleaned of these people by itself. The register has no addresses, only a hash of
        each, from which the address can’t be read.
        {total > entries.length && (
          <span>
            {' '}
            These are the newest {entries.length} of {total.toLocaleString('en-US')}.
          </span>
        )}
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>Hash begins with</th>
            <th>Erased</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ hash, erasedAt }) => (
            <tr key={`${hash} ${erasedAt}`}>
              <th scope="row">
                <code>{hash}</code>
              </th>
              <td data-label="Erased">
                <Moment at={erasedAt} as="full" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
