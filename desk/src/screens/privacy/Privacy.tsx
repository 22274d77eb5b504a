import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Eraser, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '../../shared/formats.ts';
import { useSession } from '../../shared/session.ts';
import { Timestamp } from '../../shared/Timestamp.tsx';
import form from '../../shared/ui/form.module.css';
import { Page } from '../../shared/ui/Page.tsx';
import { Empty, Failed, Loading } from '../../shared/ui/States.tsx';
import { Tabs } from '../../shared/ui/Tabs.tsx';
import { Consents } from './Consents.tsx';
import { FindPerson, type Sought } from './FindPerson.tsx';
import styles from './Privacy.module.css';
import { type PartId, partsFor } from './privacy.rules.ts';
import { registerQuery } from './privacy-queries.ts';
import { Retention } from './Retention.tsx';

const LABELS: Record<PartId, string> = {
  find: 'Find a person',
  consents: 'Consents',
  erased: 'Erased people',
  retention: 'Retention',
};

/** Data about people, and the requests that they can make. */
export function Privacy() {
  const { rights } = useSession();
  const { part } = useSearch({ from: '/framed/privacy' });
  const navigate = useNavigate();
  const [sought, setSought] = useState<Sought>({});
  const parts = partsFor(rights);
  const contentOf = (id: PartId) => {
    if (id === 'find') return <FindPerson sought={sought} onSought={setSought} />;
    if (id === 'consents') return <Consents />;
    return id === 'erased' ? <ErasedPeople /> : <Retention />;
  };
  return (
    <Page title="Privacy">
      {parts.length === 0 ? (
        <Empty title="Nothing here for you" icon={<ShieldCheck aria-hidden />}>
          An owner can give you the right to export or to erase, under People.
        </Empty>
      ) : (
        <Tabs
          label="Privacy"
          tabs={parts.map((id) => ({ id, label: LABELS[id], content: contentOf(id) }))}
          selected={parts.find((id) => id === part) ?? parts[0] ?? ''}
          onSelect={(id) => void navigate({ to: '/privacy', search: { part: id }, replace: true })}
        />
      )}
    </Page>
  );
}

/** The register of people who were erased. */
function ErasedPeople() {
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
      <p className={form.about}>
        A restored backup is cleaned of these people by itself. The register has no addresses, only a hash of
        each, from which the address can’t be read.
        {total > entries.length && (
          <span>
            {' '}
            These are the newest {entries.length} of {formatNumber(total)}.
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
                <Timestamp at={erasedAt} as="full" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
