import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { DeskPersonPage } from 'contract/desk/person.ts';
import { Reply } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../shared/actions.ts';
import { ApiError } from '../../shared/api.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { Empty, Failed, Loading } from '../../shared/ui/States.tsx';
import { Facts } from './Facts.tsx';
import { LeadCard } from './LeadCard.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import styles from './Person.module.css';
import { personQuery } from './person-query.ts';
import { ReplyDialog } from './ReplyDialog.tsx';

/** All that is known of a person: their requests, demos, consents, what was written and what was sent. */
export function Person() {
  const { person: id = '' } = useParams({ strict: false });
  const { data, error, refetch } = useQuery(personQuery(id));
  if (data) return <PersonPage id={id} person={data} />;
  return (
    <Page title="Person">
      {error instanceof ApiError && error.status === 404 ? (
        <Empty title="This person is not here">
          They may have been erased, or another person of the team has their request.
        </Empty>
      ) : error ? (
        <Failed error={error} onRetry={refetch} />
      ) : (
        <Loading />
      )}
    </Page>
  );
}

function PersonPage({ id, person }: { id: string; person: DeskPersonPage }) {
  const [open, setOpen] = useState<'reply' | 'merge'>();
  const current = person.leads.find((lead) => lead.id === id) ?? person.leads[0];
  const canReply = current !== undefined && person.repliesFrom !== '' && person.emails.length > 0;
  useAction(
    { id: 'reply', label: 'Reply', keys: 'r', group: 'Person', run: () => setOpen('reply') },
    canReply,
  );
  useAction({ id: 'merge', label: 'Join with another person', group: 'Person', run: () => setOpen('merge') });
  const close = () => setOpen(undefined);
  return (
    <Page
      title={person.name || person.emails[0] || 'Person'}
      aside={person.company}
      actions={
        <>
          <Button onPress={() => setOpen('merge')}>Join</Button>
          {canReply && (
            <Button kind="primary" onPress={() => setOpen('reply')}>
              <Reply aria-hidden /> Reply
            </Button>
          )}
        </>
      }
    >
      <div className={styles.parts}>
        <div className={styles.main}>
          {person.leads.map((lead) => (
            <LeadCard key={lead.id} lead={lead} people={person.people} isCurrent={lead === current} />
          ))}
          {person.isCut && <p className={styles.muted}>Older requests are not shown.</p>}
        </div>
        <Facts person={person} />
      </div>
      {current && open === 'reply' && <ReplyDialog lead={current} person={person} onClose={close} />}
      {current && open === 'merge' && <MergeDialog leadId={current.id} person={person} onClose={close} />}
    </Page>
  );
}
