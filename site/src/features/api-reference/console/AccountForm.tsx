import { ACCOUNT_PATHS } from 'contract/accounts/account-paths.ts';
import type { UserResponse } from 'contract/accounts/accounts.ts';
import { isEmailAddress } from 'contract/email-address.ts';
import { API_PRIVACY } from 'contract/site/addresses.ts';
import { tidyText } from 'contract/tidy-text.ts';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../design/ui/Button.tsx';
import { TextField } from '../../../design/ui/Field.tsx';
import { wordsFor } from '../../../words.ts';
import styles from './ApiConsole.module.css';
import { callAccount } from './account-calls.ts';
import { ConsoleAlert } from './ConsoleAlert.tsx';
import type { Note } from './log-entries.ts';

interface FieldErrors {
  email?: string | undefined;
  password?: string | undefined;
}

/** The errors that can be found without the server. */
function findErrors({ email = '', password = '' }: Record<string, string>): FieldErrors {
  const words = wordsFor('console');
  return {
    email: isEmailAddress(tidyText('email', email)) ? undefined : words.badEmail,
    password: password === '' ? words.noPassword : undefined,
  };
}

/** Signs up a user of a client, or logs one in. */
export function AccountForm({ note, onUser }: { note: Note; onUser: (user: UserResponse) => void }) {
  const words = wordsFor('console');
  const [problem, setProblem] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState<'signup' | 'login'>();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const call =
      (event.nativeEvent as globalThis.SubmitEvent).submitter?.dataset.call === 'login' ? 'login' : 'signup';
    const { clientId, ...login } = Object.fromEntries(form) as Record<string, string>;
    const found = findErrors(login);
    setErrors(found);
    if (found.email || found.password) return;
    setBusy(call);
    setProblem('');
    const outcome = await callAccount(
      ACCOUNT_PATHS[call],
      call === 'login' ? login : { clientId, ...login },
      note,
    );
    setBusy(undefined);
    if (outcome.user) onUser(outcome.user);
    else setProblem(outcome.problem);
  };

  return (
    <form className={styles.part} onSubmit={submit} aria-label={words.account} noValidate>
      <TextField
        label={words.clientId}
        hint={words.clientIdHint}
        name="clientId"
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        label={words.email}
        name="email"
        type="email"
        autoComplete="username"
        required
        error={errors.email}
      />
      <TextField
        label={words.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={errors.password}
      />
      <ConsoleAlert problem={problem} />
      <p className={styles.use}>
        {words.stored} <a href={API_PRIVACY}>{wordsFor('form').privacyPolicy}</a>
      </p>
      <div className={styles.actions}>
        <Button type="submit" data-call="signup" isBusy={busy === 'signup'} disabled={busy !== undefined}>
          {words.signUp}
        </Button>
        <Button
          type="submit"
          variant="secondary"
          data-call="login"
          isBusy={busy === 'login'}
          disabled={busy !== undefined}
        >
          {words.logIn}
        </Button>
      </div>
    </form>
  );
}
