import { useMutation, useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { call } from '../../shared/api.ts';
import { addPasskey, passkeyProblem, showPasskeyAgain } from '../../shared/passkeys.ts';
import { Button } from '../../shared/ui/Button.tsx';
import form from '../../shared/ui/form.module.css';
import { Loading } from '../../shared/ui/States.tsx';
import styles from './Ways.module.css';

interface Props {
  /** A passkey was shown in this session just now. */
  onConfirmed: () => void;
}

/** Asks for the passkey of the person who is signed in, before what needs it; one who has none adds one. */
export function ConfirmPasskey({ onConfirmed }: Props) {
  const { data: account, isPending } = useQuery({
    queryKey: ['account'],
    queryFn: ({ signal }) => call('GET /account', { signal, quiet: true }),
  });
  const hasOne = (account?.passkeys.length ?? 1) > 0;
  const confirm = useMutation({
    mutationFn: () => (hasOne ? showPasskeyAgain() : addPasskey(true)),
    onSuccess: onConfirmed,
  });
  if (isPending) return <Loading lines={2} />;
  return (
    <div className={styles.ways}>
      <p>
        {hasOne
          ? 'This needs your passkey, shown within the last five minutes. What you typed is kept.'
          : 'This needs a passkey, and you have none yet. Add one on this device to go on.'}
      </p>
      <Button kind="primary" isPending={confirm.isPending} onPress={() => confirm.mutate()}>
        <KeyRound aria-hidden /> {hasOne ? 'Show your passkey' : 'Add a passkey'}
      </Button>
      {confirm.error && (
        <p className={form.alert} role="alert">
          {hasOne
            ? passkeyProblem(confirm.error)
            : `${passkeyProblem(confirm.error)} A first passkey is added soon after signing in by a link: sign out, and in again.`}
        </p>
      )}
    </div>
  );
}
