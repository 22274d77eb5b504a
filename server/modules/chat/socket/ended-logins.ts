import { setTimeout as pause } from 'node:timers/promises';
import type { Sessions } from '../../accounts/accounts.queries.ts';
import { ChatProblem } from '../chat-problem.ts';
import { clientChannel, loginChannel } from '../transport/channels.ts';
import type { ChatServer, ChatSocket } from '../transport/chat-server.ts';

interface WatchParts {
  io: ChatServer;
  accounts: Pick<Sessions, 'listEndedLogins' | 'watch'>;
  /** Interval of checks for ended logins whose notice got lost. */
  checkMs: number;
  /** Disconnects a socket of this process whose login was found to have ended. */
  onEnded: (socket: ChatSocket) => void;
  onFailure: (error: unknown) => void;
}

/**
 * Disconnects sockets when the login ends that opened them: at once on every process that is notified, and where the
 * notice gets lost, or there is no Redis to carry it, by reading the database every few seconds (decision 011).
 * @returns stops looking
 */
export function endSocketsOfLogins({ io, accounts, checkMs, onEnded, onFailure }: WatchParts): () => void {
  accounts.watch({
    onLoginsEnded(loginIds) {
      const channels = loginIds.map(loginChannel);
      io.to(channels).emit('connectionError', new ChatProblem('login_ended').toEvent());
      io.in(channels).disconnectSockets(true);
    },
    onUserRemoved: ({ id, clientId }) => void io.to(clientChannel(clientId)).emit('userRemoved', id),
  });

  const stopped = new AbortController();
  void look();
  return () => stopped.abort();

  /** One look after the other, however long each takes. */
  async function look(): Promise<void> {
    while (await goesOn()) {
      await endThoseOfThisProcess().catch(onFailure);
    }
  }

  function goesOn(): Promise<boolean> {
    const wait = pause(checkMs, true, { ref: false, signal: stopped.signal });
    return wait.catch(() => false);
  }

  async function endThoseOfThisProcess(): Promise<void> {
    const sockets = [...io.of('/').sockets.values()].filter(({ data }) => data.loginId !== undefined);
    if (sockets.length === 0) return;
    const loginIds = [...new Set(sockets.map(({ data }) => data.loginId))];
    const ended = new Set(await accounts.listEndedLogins(loginIds));
    for (const socket of sockets) if (ended.has(socket.data.loginId)) onEnded(socket);
  }
}
