import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { DeskMember, MemberChange } from 'contract/desk/people.ts';
import { leadsShownTo, rightsOf } from 'contract/desk/roles.ts';
import { type FormEvent, useState } from 'react';
import { ApiError, call } from '../../shared/api.ts';
import { formatNumber } from '../../shared/formats.ts';
import { useSession } from '../../shared/session.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import form from '../../shared/ui/form.module.css';
import { Select } from '../../shared/ui/Select.tsx';
import { messageOf } from '../../shared/ui/States.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { toast } from '../../shared/ui/toasts.ts';
import styles from './People.module.css';
import { type Given, peopleQuery, usePeopleChange } from './people-queries.ts';
import { RoleFields } from './RoleFields.tsx';

interface Props {
  person: DeskMember;
  mailsLinks: boolean;
  onClose: () => void;
  /** Called with a link to hand over. */
  onLink: (given: Given) => void;
}

/** Dialog that changes a person's rights, makes a new link, or removes the person. */
export function EditPerson({ person, mailsLinks, onClose, onLink }: Props) {
  const [name, setName] = useState(person.name);
  const [role, setRole] = useState(person.role);
  const [granted, setGranted] = useState(person.granted);
  const [isRemoving, setRemoving] = useState(false);
  const { person: me } = useSession();
  const save = usePeopleChange(
    () => {
      const change: MemberChange = {
        ...(name.trim() !== person.name && { name: name.trim() }),
        ...(role !== person.role && { role }),
        ...(granted.join() !== person.granted.join() && { granted }),
      };
      return call('PATCH /people/:id', { params: { id: person.id }, body: change });
    },
    () => {
      toast(`${name.trim()} is changed.`);
      onClose();
    },
  );
  const link = usePeopleChange(
    () => call('POST /people/:id/link', { params: { id: person.id }, body: { sendsMail: mailsLinks } }),
    (invitation) => {
      if (invitation.link) return onLink({ name: person.name, invitation });
      toast(`${person.name} has an email with a new link.`);
      onClose();
    },
  );
  if (isRemoving) {
    return <RemovePerson person={person} onBack={() => setRemoving(false)} onRemoved={onClose} />;
  }
  const error = save.error ?? link.error;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(undefined);
  };
  return (
    <Dialog title={person.name} isOpen onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <p className={styles.email}>{person.email}</p>
        <TextField
          label="Name"
          name="person-name"
          autoComplete="off"
          isRequired
          value={name}
          onChange={setName}
          error={save.error instanceof ApiError ? save.error.of('name') : undefined}
        />
        <RoleFields role={role} granted={granted} onRole={setRole} onGranted={setGranted} />
        {error && (
          <p className={form.alert} role="alert">
            {messageOf(error)}
          </p>
        )}
        <Button kind="primary" type="submit" isPending={save.isPending}>
          Save
        </Button>
        <div className={styles.apart}>
          <Button isPending={link.isPending} onPress={() => link.mutate(undefined)}>
            {mailsLinks ? 'Email a new link' : 'Make a new link'}
          </Button>
          {person.id !== me.id && (
            <Button kind="danger" onPress={() => setRemoving(true)}>
              Remove
            </Button>
          )}
        </div>
        <p className={styles.detail}>
          A new link is for a lost passkey: once used, it takes away the passkeys and ends the sessions of
          before.
        </p>
      </form>
    </Dialog>
  );
}

interface RemoveProps {
  person: DeskMember;
  onBack: () => void;
  onRemoved: () => void;
}

const NO_ONE = 'none';

function RemovePerson({ person, onBack, onRemoved }: RemoveProps) {
  const [heir, setHeir] = useState(NO_ONE);
  const work = useQuery({
    queryKey: ['people', 'work', person.id],
    queryFn: ({ signal }) => call('GET /people/:id/work', { params: { id: person.id }, signal }),
  });
  const { data: members } = useQuery(peopleQuery);
  const heirs = (members?.people ?? []).filter(
    ({ id, role }) => id !== person.id && leadsShownTo(rightsOf(role, [])) !== 'none',
  );
  const { leads = 0, host = null } = work.data ?? {};
  const remove = usePeopleChange(
    () =>
      call('DELETE /people/:id', {
        params: { id: person.id },
        body: { heir: heir === NO_ONE ? null : heir, staysHost: false },
      }),
    () => {
      toast(`${person.name} is no longer at the desk.`);
      onRemoved();
    },
  );
  return (
    <Dialog
      title={`Remove ${person.name}?`}
      isOpen
      onClose={onBack}
      actions={
        <>
          <Button onPress={onBack}>Keep {person.name}</Button>
          <Button
            kind="danger"
            isDisabled={!work.data}
            isPending={remove.isPending}
            onPress={() => remove.mutate(undefined)}
          >
            Remove {person.name}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>
          Every session of theirs ends now, and their passkeys and the address of their calendar stop working.
          Their name stays beside what they wrote, and their templates stay.
        </p>
        {leads > 0 && (
          <Select
            label={leads === 1 ? 'Their lead goes to' : `Their ${formatNumber(leads)} leads go to`}
            value={heir}
            options={[
              { id: NO_ONE, label: 'No one: all see them' },
              ...heirs.map(({ id, name }) => ({ id, label: name })),
            ]}
            onChange={setHeir}
          />
        )}
        {host && (
          <p>
            As a host they get no new demos, and their calendars ({host.calendars}) no longer count.{' '}
            {host.coming > 0 && (
              <>
                Their demos to come ({host.coming}) stay with them:{' '}
                <Link to="/calendar" search={{ panel: 'off' }}>
                  give them to another host first
                </Link>
                .
              </>
            )}
          </p>
        )}
        {work.error && (
          <p className={form.alert} role="alert">
            {messageOf(work.error)}
          </p>
        )}
        {remove.error && (
          <p className={form.alert} role="alert">
            {messageOf(remove.error)}
          </p>
        )}
      </div>
    </Dialog>
  );
}
