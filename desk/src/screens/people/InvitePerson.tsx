import type { DeskRole, GrantedRight } from 'contract/desk/roles.ts';
import { type FormEvent, useState } from 'react';
import { ApiError, call } from '../../shared/api.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Checkbox } from '../../shared/ui/Choice.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import form from '../../shared/ui/form.module.css';
import { messageOf } from '../../shared/ui/States.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { toast } from '../../shared/ui/toasts.ts';
import styles from './People.module.css';
import { type Given, usePeopleChange } from './people-queries.ts';
import { RoleFields } from './RoleFields.tsx';

interface Props {
  /** The link can go out by mail; otherwise it is handed over. */
  mailsLinks: boolean;
  onClose: () => void;
  /** Called with a link to hand over. */
  onInvited: (given: Given | undefined) => void;
}

/** Adds a person, who gets a link: by mail, or from the one who adds them. */
export function InvitePerson({ mailsLinks, onClose, onInvited }: Props) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<DeskRole>('sales');
  const [granted, setGranted] = useState<GrantedRight[]>([]);
  const [sendsMail, setSendsMail] = useState(mailsLinks);
  const add = usePeopleChange(
    () =>
      call('POST /people', {
        body: {
          ...{ name: name.trim(), email: email.trim(), role, granted, sendsMail },
        },
      }),
    (invitation) => {
      if (!invitation.link) toast(`${name.trim()} has an email with a link.`);
      onInvited(invitation.link ? { name: name.trim(), invitation } : undefined);
    },
  );
  const { error } = add;
  const of = (field: string) => (error instanceof ApiError ? error.of(field) : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate(undefined);
  };
  return (
    <Dialog title="Add a person" isOpen onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <TextField
          label="Name"
          name="person-name"
          autoComplete="off"
          isRequired
          autoFocus
          value={name}
          onChange={setName}
          error={of('name')}
        />
        <TextField
          label="Email"
          type="email"
          name="person-email"
          autoComplete="off"
          isRequired
          value={email}
          onChange={setEmail}
          error={of('email')}
        />
        <RoleFields role={role} granted={granted} onRole={setRole} onGranted={setGranted} />
        {mailsLinks && (
          <Checkbox isSelected={sendsMail} onChange={setSendsMail}>
            Email them the link
          </Checkbox>
        )}
        {error && !(of('name') || of('email')) && (
          <p className={form.alert} role="alert">
            {messageOf(error)}
          </p>
        )}
        <Button kind="primary" type="submit" isPending={add.isPending}>
          {sendsMail ? 'Add and email the link' : 'Add and show the link'}
        </Button>
      </form>
    </Dialog>
  );
}
