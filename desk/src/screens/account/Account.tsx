import { useQuery } from '@tanstack/react-query';
import type { DeskAccount } from 'contract/desk/account.ts';
import { KeyRound, MonitorSmartphone } from 'lucide-react';
import { call } from '../../shared/api.ts';
import { addPasskey, hasPasskeys, passkeyProblem } from '../../shared/passkeys.ts';
import { Timestamp } from '../../shared/Timestamp.tsx';
import { Badge } from '../../shared/ui/Badge.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import form from '../../shared/ui/form.module.css';
import { Page } from '../../shared/ui/Page.tsx';
import { Failed, Loading } from '../../shared/ui/States.tsx';
import { toastError } from '../../shared/ui/toasts.ts';
import styles from './Account.module.css';
import { Notices } from './Notices.tsx';
import { OwnFacts } from './OwnFacts.tsx';
import { useAccountChange } from './use-account-change.ts';

/** One's own name, zone, notices, passkeys and devices. */
export function Account() {
  const { data, error, refetch } = useQuery({
    queryKey: ['account'],
    queryFn: ({ signal }) => call('GET /account', { signal }),
  });
  return (
    <Page title="Your account" aside={data?.email}>
      {data ? (
        <div className={styles.parts}>
          <OwnFacts key={`${data.name} ${data.zone} ${data.locale}`} account={data} />
          <Notices key={JSON.stringify(data.notices)} choices={data.notices} />
          <Passkeys passkeys={data.passkeys} />
          <Devices sessions={data.sessions} />
        </div>
      ) : error ? (
        <Failed error={error} onRetry={refetch} />
      ) : (
        <Loading shape="form" lines={5} />
      )}
    </Page>
  );
}

function Passkeys({ passkeys }: Pick<DeskAccount, 'passkeys'>) {
  const add = useAccountChange(() => addPasskey(), 'A passkey is added.');
  const remove = useAccountChange(
    (id: string) => call('DELETE /account/passkeys/:id', { params: { id } }),
    'The passkey is removed.',
  );
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys">Passkeys</h2>
      {passkeys.length === 0 && (
        <p className={styles.detail}>
          You have none. Without one you sign in by a link each time, and can’t export, erase or change
          people.
        </p>
      )}
      <ul className={styles.list}>
        {passkeys.map(({ id, label, addedAt, usedAt }) => (
          <li key={id} className={styles.item}>
            <KeyRound aria-hidden />
            <div className={styles.what}>
              <p>{label}</p>
              <p className={styles.detail}>
                Added <Timestamp at={addedAt} />
                {usedAt && (
                  <>
                    {' · used '}
                    <Timestamp at={usedAt} as="relative" />
                  </>
                )}
              </p>
            </div>
            <Button
              size="small"
              aria-label={`Remove the passkey ${label}`}
              isPending={remove.isPending && remove.variables === id}
              onPress={() => remove.mutate(id, { onError: toastError })}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {hasPasskeys() ? (
        <Button isPending={add.isPending} onPress={() => add.mutate()}>
          Add a passkey
        </Button>
      ) : (
        <p className={styles.detail}>Passkeys need https, or the address localhost.</p>
      )}
      {add.error && (
        <p className={form.alert} role="alert">
          {passkeyProblem(add.error)}
        </p>
      )}
    </section>
  );
}

function Devices({ sessions }: Pick<DeskAccount, 'sessions'>) {
  const end = useAccountChange(
    (id: string) => call('DELETE /account/sessions/:id', { params: { id } }),
    'It is signed out.',
  );
  const endOthers = useAccountChange(
    () => call('DELETE /account/sessions'),
    'All other devices are signed out.',
  );
  return (
    <section aria-labelledby="devices">
      <h2 id="devices">Where you’re signed in</h2>
      <ul className={styles.list}>
        {sessions.map(({ id, device, beganAt, expiresAt, isThis, isNear }) => (
          <li key={id} className={styles.item}>
            <MonitorSmartphone aria-hidden />
            <div className={styles.what}>
              <p className={styles.device}>
                {device} {isThis && <Badge tone="good">This one</Badge>}
              </p>
              <p className={styles.detail}>
                Since <Timestamp at={beganAt} /> · ends <Timestamp at={expiresAt} as="relative" />
                {!isThis && (isNear ? ' · in your network' : ' · in another network')}
              </p>
            </div>
            {!isThis && (
              <Button
                size="small"
                aria-label={`Sign out ${device}`}
                isPending={end.isPending && end.variables === id}
                onPress={() => end.mutate(id, { onError: toastError })}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          isPending={endOthers.isPending}
          onPress={() => endOthers.mutate(undefined, { onError: toastError })}
        >
          Sign out all others
        </Button>
      )}
    </section>
  );
}
