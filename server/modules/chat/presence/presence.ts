import { clientChannel, userChannel } from '../transport/channels.ts';
import type { ChatServer, ChatSocket } from '../transport/chat-server.ts';
import { OnlineUsers, type PresenceChange } from './online-users.ts';
import type { PresenceLink } from './presence-link.ts';

interface PresenceParts {
  io: ChatServer;
  /** Name of this process among the others. */
  own: string;
  /** Time within which a user who left may come back unnoticed. */
  graceMs: number;
}

/**
 * Reports online users to the users of a client. A user with several tabs, on any processes, is online once, and one
 * who comes back within the grace period was never away. Each process notifies its own sockets.
 */
export class Presence {
  readonly users = new OnlineUsers();
  readonly #parts: PresenceParts;
  /** Timers of departures, by user. */
  readonly #leaving = new Map<string, NodeJS.Timeout>();
  #link: PresenceLink | undefined;
  #isClosed = false;

  constructor(parts: PresenceParts) {
    this.#parts = parts;
  }

  /** Lets other processes know. */
  shareThrough(link: PresenceLink): void {
    this.#link = link;
  }

  /** The users of the client who have a tab open, or who left and have not been announced as offline yet. */
  listOnline(clientId: string): ReadonlySet<string> {
    return this.users.listOnline(clientId);
  }

  /** Notifies the others when this is the user's first tab. */
  arrive({ data: user }: ChatSocket): void {
    const { own } = this.#parts;
    this.#stopLeaving(user.userId);
    if (this.users.isOn(own, user.userId)) return;
    this.tell(this.users.come(own, user));
    this.#link?.tell(user, true);
  }

  /** Notifies the others unless the user has, or soon opens, another tab. */
  leave({ data: { userId, clientId } }: ChatSocket): void {
    if (this.#isClosed) return;
    const { own, graceMs, io } = this.#parts;
    this.#stopLeaving(userId);
    const confirm = () => {
      this.#leaving.delete(userId);
      const hasTabs = io.of('/').adapter.rooms.has(userChannel(userId));
      if (hasTabs || !this.users.isOn(own, userId)) return;
      this.tell(this.users.go(own, userId));
      this.#link?.tell({ userId, clientId }, false);
    };
    this.#leaving.set(userId, setTimeout(confirm, graceMs));
  }

  /** Notifies the users of this process. */
  tell(changes: readonly PresenceChange[]): void {
    for (const { userId, clientId, isOnline } of changes) {
      const others = this.#parts.io.local.to(clientChannel(clientId)).except(userChannel(userId));
      others.emit('userOnline', userId, isOnline);
    }
  }

  /** Says nothing any more: who is disconnected by a restart is soon back. */
  close(): void {
    this.#isClosed = true;
    for (const userId of [...this.#leaving.keys()]) this.#stopLeaving(userId);
    this.#link?.close();
  }

  #stopLeaving(userId: string): void {
    clearTimeout(this.#leaving.get(userId));
    this.#leaving.delete(userId);
  }
}
