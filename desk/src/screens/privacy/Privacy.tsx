import { useNavigate, useSearch } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../shared/session.ts';
import { Page } from '../../shared/ui/Page.tsx';
import { Empty } from '../../shared/ui/States.tsx';
import { Tabs } from '../../shared/ui/Tabs.tsx';
import { Consents } from './Consents.tsx';
import { ErasedPeople } from './ErasedPeople.tsx';
import { FindPerson, type Sought } from './FindPerson.tsx';
import { type PartId, partsFor } from './privacy.rules.ts';
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
