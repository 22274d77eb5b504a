import type { Account } from '../limits/allowances.ts';

/** Arrival or departure of a user, on the last process on which that makes a difference. */
export interface PresenceChange extends Account {
  isOnline: boolean;
}

/** Online users, with their processes: a user with windows on two of them is online until both are closed. */
export class OnlineUsers {
  readonly #clientIds = new Map<string, Map<string, string>>();
  readonly #processes = new Map<string, Set<string>>();
  readonly #online = new Map<string, Set<string>>();

  /** Lists the online users of a client. */
  listOnline(clientId: string): ReadonlySet<string> {
    return this.#online.get(clientId) ?? new Set();
  }

  /** Lists the online users of a process. */
  listUsersOf(process: string): Account[] {
    const users = this.#clientIds.get(process) ?? new Map<string, string>();
    return [...users].map(([userId, clientId]) => ({ userId, clientId }));
  }

  /** Counts the users who have a window on another process than this one. */
  countElsewhere(own: string): number {
    const elsewhere = [...this.#clientIds].filter(([process]) => process !== own);
    return new Set(elsewhere.flatMap(([, users]) => [...users.keys()])).size;
  }

  isOn(process: string, userId: string): boolean {
    return this.#clientIds.get(process)?.has(userId) ?? false;
  }

  /** @returns what that changes for others: nothing, if the user is online elsewhere */
  come(process: string, { userId, clientId }: Account): PresenceChange[] {
    add(this.#clientIds, process, new Map<string, string>()).set(userId, clientId);
    const processes = add(this.#processes, userId, new Set<string>());
    processes.add(process);
    if (processes.size > 1) return [];
    const online = add(this.#online, clientId, new Set<string>());
    if (online.has(userId)) return [];
    online.add(userId);
    return [{ userId, clientId, isOnline: true }];
  }

  go(process: string, userId: string): PresenceChange[] {
    const users = this.#clientIds.get(process);
    const clientId = users?.get(userId);
    if (!users || clientId === undefined) return [];
    users.delete(userId);
    if (users.size === 0) this.#clientIds.delete(process);
    const processes = this.#processes.get(userId);
    processes?.delete(process);
    if (processes && processes.size > 0) return [];
    this.#processes.delete(userId);
    const online = this.#online.get(clientId);
    online?.delete(userId);
    if (online?.size === 0) this.#online.delete(clientId);
    return [{ userId, clientId, isOnline: false }];
  }

  /** Replaces the users known to be on a process; an empty list removes the process. */
  replace(process: string, users: readonly Account[]): PresenceChange[] {
    const here = new Set(users.map(({ userId }) => userId));
    const gone = this.listUsersOf(process).filter(({ userId }) => !here.has(userId));
    return [
      ...gone.flatMap(({ userId }) => this.go(process, userId)),
      ...users.flatMap((user) => this.come(process, user)),
    ];
  }
}

function add<Value>(map: Map<string, Value>, key: string, fresh: Value): Value {
  const value = map.get(key) ?? fresh;
  map.set(key, value);
  return value;
}
