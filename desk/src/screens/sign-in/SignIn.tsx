import { useMutation, useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { call } from '../../shared/api.ts';
import { hasPasskeys, passkeyProblem, signInByPasskey } from '../../shared/passkeys.ts';
import { Button } from '../../shared/ui/Button.tsx';
import form from '../../shared/ui/form.module.css';
import { messageOf } from '../../shared/ui/States.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { Card } from './Card.tsx';
import styles from './Ways.module.css';

interface Props {
  /** The person is signed in: what was asked for can be shown. */
  onSignedIn: () => void;
  /** Within a dialog, which has a title: without a page around it. */
  isWithin?: boolean;
}

/** Sign-in by a passkey or by a mailed link. */
export function SignIn({ onSignedIn, isWithin = false }: Props) {
  const { data: ways } = useQuery({
    queryKey: ['sign-in'],
    queryFn: ({ signal }) => call('GET /sign-in', { signal, quiet: true }),
    staleTime: 60_000,
  });
  const canUsePasskeys = hasPasskeys();
  const passkey = useMutation({ mutationFn: signInByPasskey, onSuccess: onSignedIn });

  const content = (
    <div className={styles.ways}>
      {ways?.needsSetup && (
        <p className={styles.note}>
          No one is at this desk yet. Open the link that the server printed when it started: it adds the first
          owner.
        </p>
      )}
      {canUsePasskeys && (
        <Button kind="primary" isPending={passkey.isPending} onPress={() => passkey.mutate()}>
          <KeyRound aria-hidden /> Sign in with a passkey
        </Button>
      )}
      {passkey.error && (
        <p className={form.alert} role="alert">
          {passkeyProblem(passkey.error)}
        </p>
      )}
      {!canUsePasskeys && (
        <p className={styles.note}>
          Passkeys need https, or the address localhost. Open the desk there to use yours.
        </p>
      )}
      {ways?.mailsLinks && <MailedLink isApart={canUsePasskeys} />}
      {ways && !ways.mailsLinks && !ways.needsSetup && (
        <p className={styles.note}>Lost your passkey? Ask an owner of the desk for a new link.</p>
      )}
    </div>
  );
  return isWithin ? (
    content
  ) : (
    <Card title="Sign in" productName={ways?.productName}>
      {content}
    </Card>
  );
}

/** Answers the same for every address: whether someone is at the desk is no one else’s business. */
function MailedLink({ isApart }: { isApart: boolean }) {
  const [email, setEmail] = useState('');
  const wish = useMutation({
    mutationFn: () => call('POST /sign-in/mail', { body: { email: email.trim() }, quiet: true }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    wish.mutate();
  };
  if (wish.isSuccess) {
    return (
      <p className={styles.sent} role="status">
        If {email.trim()} is at the desk, a link is on its way. It works once, for 10 minutes.
      </p>
    );
  }
  return (
    <form className={`${styles.form} ${isApart ? styles.apart : ''}`} onSubmit={submit}>
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="email"
        isRequired
        value={email}
        onChange={setEmail}
        error={wish.error ? messageOf(wish.error) : undefined}
      />
      <Button type="submit" isPending={wish.isPending} kind={isApart ? 'plain' : 'primary'}>
        Email me a link
      </Button>
    </form>
  );
}
