import type { DeskMember, MemberChange } from 'contract/desk/people.ts';
import { type FormEvent, useState } from 'react';
import { ApiError, call } from '../../shared/api.ts';
import { useSession } from '../../shared/session.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import form from '../../shared/ui/form.module.css';
import { messageOf } from '../../shared/ui/States.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { toast } from '../../shared/ui/toasts.ts';
import styles from './People.module.css';
import { type Given, usePeopleChange } from './people-queries.ts';
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

function RemovePerson({ person, onBack, onRemoved }: RemoveProps) {
  const remove = usePeopleChange(
    () => call('DELETE /people/:id', { params: { id: person.id } }),
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
          <Button kind="danger" isPending={remove.isPending} onPress={() => remove.mutate(undefined)}>
            Remove {person.name}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>
          Every session of theirs ends now, their passkeys and the address of their calendar stop working, and
          their leads have no one. Their name stays beside what they wrote.
        </p>
        {remove.error && (
          <p className={form.alert} role="alert">
            {messageOf(remove.error)}
          </p>
        )}
      </div>
    </Dialog>
  );
}
