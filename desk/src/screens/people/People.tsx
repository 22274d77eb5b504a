import { useQuery } from '@tanstack/react-query';
import type { DeskMember } from 'contract/desk/people.ts';
import { GRANTED_WORDS } from 'contract/desk/roles.ts';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../shared/actions.ts';
import { counted } from '../../shared/formats.ts';
import { useSession } from '../../shared/session.ts';
import { Timestamp } from '../../shared/Timestamp.tsx';
import { Badge } from '../../shared/ui/Badge.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { Failed, Loading } from '../../shared/ui/States.tsx';
import { EditPerson } from './EditPerson.tsx';
import { InvitePerson } from './InvitePerson.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import styles from './People.module.css';
import { type Given, peopleQuery } from './people-queries.ts';
import { roleLabel } from './RoleFields.tsx';

/** People at the desk, and their rights. */
export function People() {
  const { data, error, refetch } = useQuery(peopleQuery);
  const [isInviting, setInviting] = useState(false);
  const [edited, setEdited] = useState<DeskMember>();
  const [given, setGiven] = useState<Given>();
  const invite = () => setInviting(true);
  useAction({ id: 'people.add', label: 'Add a person', keys: 'n', group: 'People', run: invite });

  return (
    <Page
      title="People"
      aside={data && (data.people.length === 1 ? 'Only you' : `${data.people.length} people`)}
      actions={
        <Button kind="primary" onPress={invite}>
          <UserPlus aria-hidden /> Add a person
        </Button>
      }
    >
      {data ? (
        <ul className={styles.list}>
          {data.people.map((person) => (
            <Person key={person.id} person={person} onEdit={() => setEdited(person)} />
          ))}
        </ul>
      ) : error ? (
        <Failed error={error} onRetry={refetch} />
      ) : (
        <Loading shape="boxes" />
      )}
      {isInviting && (
        <InvitePerson
          mailsLinks={data?.mailsLinks ?? false}
          onClose={() => setInviting(false)}
          onInvited={(invited) => {
            setInviting(false);
            setGiven(invited);
          }}
        />
      )}
      {edited && (
        <EditPerson
          person={edited}
          mailsLinks={data?.mailsLinks ?? false}
          onClose={() => setEdited(undefined)}
          onLink={(linked) => {
            setEdited(undefined);
            setGiven(linked);
          }}
        />
      )}
      {given && <LinkDialog given={given} onClose={() => setGiven(undefined)} />}
    </Page>
  );
}

function Person({ person, onEdit }: { person: DeskMember; onEdit: () => void }) {
  const { person: me } = useSession();
  const { id, name, email, role, granted, seenAt, invitedUntil, passkeys } = person;
  return (
    <li className={styles.person}>
      <div className={styles.who}>
        <p className={styles.name}>
          <b>{name}</b>
          {id === me.id && <Badge>You</Badge>}
          {invitedUntil && !seenAt && <Badge tone="warn">Invited</Badge>}
        </p>
        <p className={styles.email}>{email}</p>
      </div>
      <div className={styles.may}>
        <p>{roleLabel(role)}</p>
        {granted.length > 0 && (
          <p className={styles.granted}>{granted.map((right) => GRANTED_WORDS[right]).join(', ')}</p>
        )}
      </div>
      <div className={styles.seen}>
        <p>
          {seenAt ? (
            <>
              Signed in <Timestamp at={seenAt} as="relative" />
            </>
          ) : (
            'Never signed in'
          )}
        </p>
        <p className={styles.detail}>{passkeys === 0 ? 'No passkey' : counted(passkeys, 'passkey')}</p>
      </div>
      <Button size="small" onPress={onEdit} aria-label={`Change ${name}`}>
        Change
      </Button>
    </li>
  );
}
