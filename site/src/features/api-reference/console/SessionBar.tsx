import { ACCOUNT_PATHS } from 'contract/accounts/account-paths.ts';
import type { UserResponse } from 'contract/accounts/accounts.ts';
import { useState } from 'react';
import { Button } from '../../../design/ui/Button.tsx';
import { wordsFor } from '../../../words.ts';
import styles from './ApiConsole.module.css';
import { callAccount } from './account-calls.ts';
import { ConsoleAlert } from './ConsoleAlert.tsx';
import type { Note } from './log-entries.ts';
import type { ChatStatus } from './use-chat.ts';

interface Session {
  user: UserResponse;
  status: ChatStatus;
  note: Note;
  onUser: (user: UserResponse) => void;
  onConnect: () => void;
  onDisconnect: () => void;
  onLogOut: () => void;
}

/** User and state of the socket, with the actions for both. */
export function SessionBar({ user, status, note, onUser, onConnect, onDisconnect, onLogOut }: Session) {
  const words = wordsFor('console');
  const [problem, setProblem] = useState('');

  const refresh = async () => {
    setProblem('');
    const outcome = await callAccount(ACCOUNT_PATHS.refresh, { refresh_token: user.refresh_token }, note);
    if (outcome.user) onUser(outcome.user);
    else setProblem(outcome.problem);
  };

  return (
    <section className={styles.part} aria-label={words.connection}>
      <div className={styles.connection}>
        <p className={styles.status} data-status={status} role="status">
          {wordsFor('console')[status]}
        </p>
        {status === 'closed' ? (
          <Button onClick={onConnect}>{words.connect}</Button>
        ) : (
          <Button variant="secondary" onClick={onDisconnect}>
            {words.disconnect}
          </Button>
        )}
      </div>
      <ConsoleAlert problem={problem} />
      <div className={styles.session}>
        <p className={styles.who}>
          {words.user} <code>{user.id}</code>
        </p>
        <Button variant="quiet" onClick={() => void refresh()}>
          {words.refresh}
        </Button>
        <Button variant="quiet" onClick={onLogOut}>
          {words.logOut}
        </Button>
      </div>
    </section>
  );
}
