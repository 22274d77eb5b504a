import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { LinkMeaning, LinkUse, LinkUsed } from 'contract/desk/sign-in.ts';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { ApiError, call } from '../../shared/api.ts';
import { browserZone } from '../../shared/formats.ts';
import { addPasskey, hasPasskeys, passkeyProblem } from '../../shared/passkeys.ts';
import { Button } from '../../shared/ui/Button.tsx';
import form from '../../shared/ui/form.module.css';
import { Loading, messageOf } from '../../shared/ui/States.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { Card } from './Card.tsx';
import styles from './Ways.module.css';

const QUIET = { quiet: true };

/**
 * Page of a link. Opening it does not use the link up, since programs that check mails open links, too: the press of the
 * button does.
 */
export function AcceptLink() {
  const [token] = useState(() => location.hash.slice(1));
  // Not in the history of the browser either.
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);
  const look = useQuery({
    queryKey: ['link', token],
    queryFn: () => call('POST /sign-in/link/look', { body: { token }, ...QUIET }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [asksForPasskey, setAsksForPasskey] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const enter = () => {
    queries.removeQueries();
    void navigate({ to: '/' });
  };
  const onUsed = ({ needsPasskey }: LinkUsed) =>
    needsPasskey && hasPasskeys() ? setAsksForPasskey(true) : enter();

  if (asksForPasskey) return <FirstPasskey productName={look.data?.productName} onDone={enter} />;
  if (look.isPending) {
    return (
      <Card title="Your link" productName={undefined}>
        <Loading lines={2} />
      </Card>
    );
  }
  if (look.error) {
    const isUsedUp = look.error instanceof ApiError && [400, 410].includes(look.error.status);
    return (
      <Card
        title={isUsedUp ? 'This link no longer works' : 'This could not be loaded'}
        productName={undefined}
      >
        <p>
          {isUsedUp
            ? 'It has been used, or it has expired. Ask for a new one where you got it.'
            : messageOf(look.error)}
        </p>
        <Button onPress={enter}>Go to the sign-in</Button>
      </Card>
    );
  }
  return <LinkForm meaning={look.data} token={token} onUsed={onUsed} />;
}

interface FormProps {
  meaning: LinkMeaning;
  token: string;
  onUsed: (used: LinkUsed) => void;
}

const TITLES = { setup: 'Set up the desk', invite: 'Join the desk', 'sign-in': 'Sign in' } as const;

function LinkForm({ meaning, token, onUsed }: FormProps) {
  const { purpose, productName, name: known, email: address } = meaning;
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const use = useMutation({
    mutationFn: () => {
      const body: LinkUse = {
        ...{ token, zone: browserZone() },
        ...(purpose === 'setup' && { name: name.trim(), email: email.trim() }),
      };
      return call('POST /sign-in/link', { body, ...QUIET });
    },
    onSuccess: onUsed,
  });
  const problem = use.error;
  const of = (field: string) => (problem instanceof ApiError ? problem.of(field) : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    use.mutate();
  };
  return (
    <Card title={TITLES[purpose]} productName={productName}>
      <form className={styles.form} onSubmit={submit}>
        {purpose === 'setup' ? (
          <>
            <p>You are the first here, and the owner: you add the others later.</p>
            <TextField
              label="Your name"
              name="name"
              autoComplete="name"
              isRequired
              autoFocus
              value={name}
              onChange={setName}
              error={of('name')}
            />
            <TextField
              label="Email"
              type="email"
              name="email"
              autoComplete="email"
              isRequired
              value={email}
              onChange={setEmail}
              error={of('email')}
            />
          </>
        ) : (
          <p>
            {purpose === 'invite' ? `Welcome, ${known}.` : `Hello, ${known}.`} You sign in as {address}.
          </p>
        )}
        {problem && !(of('name') || of('email')) && (
          <p className={form.alert} role="alert">
            {messageOf(problem)}
          </p>
        )}
        <Button kind="primary" type="submit" isPending={use.isPending}>
          {purpose === 'sign-in' ? 'Sign in' : 'Go on'}
        </Button>
      </form>
    </Card>
  );
}

/** After a link: by the passkey the next sign-in is one touch, and what needs one can be done. */
function FirstPasskey({ productName, onDone }: { productName: string | undefined; onDone: () => void }) {
  const add = useMutation({ mutationFn: () => addPasskey(true), onSuccess: onDone });
  return (
    <Card title="Add a passkey" productName={productName}>
      <div className={styles.ways}>
        <p>
          With a passkey you sign in by your fingerprint, face or PIN. There’s no password to remember, and
          none to steal.
        </p>
        <Button kind="primary" isPending={add.isPending} onPress={() => add.mutate()}>
          <KeyRound aria-hidden /> Add a passkey
        </Button>
        {add.error && (
          <p className={form.alert} role="alert">
            {passkeyProblem(add.error)}
          </p>
        )}
        <Button kind="quiet" onPress={onDone}>
          Not now
        </Button>
        <p className={styles.note}>
          Without one you sign in by a link each time, and can’t export, erase or change people.
        </p>
      </div>
    </Card>
  );
}
