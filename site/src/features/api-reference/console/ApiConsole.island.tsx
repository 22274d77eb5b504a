import type { UserResponse } from 'contract/accounts/accounts.ts';
import { useState } from 'react';
import { AccountForm } from './AccountForm.tsx';
import styles from './ApiConsole.module.css';
import { endLogin } from './account-calls.ts';
import { type EditableEvent, EventComposer } from './EventComposer.tsx';
import { EventLog } from './EventLog.tsx';
import { useLog } from './log-entries.ts';
import { SessionBar } from './SessionBar.tsx';
import { useChat } from './use-chat.ts';

/**
 * Makes the documented calls on this very server and shows what comes back. Without it a developer needs a
 * terminal to see the first event; the HTML offers the examples instead. Tokens stay in this page's memory.
 */
export function ApiConsole({ events }: { events: readonly EditableEvent[] }) {
  const { log, note, clear } = useLog();
  const chat = useChat(note);
  const [user, setUser] = useState<UserResponse>();

  const logOut = ({ access_token }: UserResponse) => {
    chat.close();
    // Whatever is answered: here the tokens are forgotten.
    setUser(undefined);
    void endLogin(access_token, note);
  };

  return (
    <div className={styles.root}>
      {user ? (
        <SessionBar
          user={user}
          status={chat.status}
          note={note}
          onUser={setUser}
          onConnect={() => chat.open(user.access_token)}
          onDisconnect={chat.close}
          onLogOut={() => logOut(user)}
        />
      ) : (
        <AccountForm note={note} onUser={setUser} />
      )}
      {user && (
        <EventComposer
          events={events}
          known={chat.known}
          isOpen={chat.status === 'open'}
          onEmit={chat.emit}
        />
      )}
      <EventLog log={log} onClear={clear} />
    </div>
  );
}
