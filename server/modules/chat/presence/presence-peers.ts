import type { Account } from '../limits/allowances.ts';
import type { OnlineUsers, PresenceChange } from './online-users.ts';

/**
 * Messages between processes. Each has the number of changes that its sender has seen, so that a lost one is noticed.
 */
export type PresenceMessage = { from: string; version: number } & (
  | { kind: 'beat' }
  | { kind: 'change'; user: Account; isHere: boolean }
  | { kind: 'state'; users: Account[] }
  /** Requests the state of one process, or of all of them. */
  | { kind: 'ask'; of: string | null }
);

interface Peer {
  version: number;
  heardAt: number;
}

interface Reaction {
  /** Changes to send to the users of this process. */
  changes: PresenceChange[];
  /** Messages to send to the other processes. */
  replies: PresenceMessage[];
}

/**
 * State of the other processes as one process knows it: their online users, and the time of their last message.
 * Messages may be lost, and a process may end without notice; the heartbeats reveal both.
 */
export class PresencePeers {
  readonly #own: string;
  readonly #users: OnlineUsers;
  readonly #timeoutMs: number;
  readonly #peers = new Map<string, Peer>();
  #version = 0;
  #sweptAt: number;

  /** @param now milliseconds on a clock that never goes back */
  constructor(own: string, users: OnlineUsers, timeoutMs: number, now: number) {
    this.#own = own;
    this.#users = users;
    this.#timeoutMs = timeoutMs;
    this.#sweptAt = now;
  }

  beat(): PresenceMessage {
    return { ...this.#sender(), kind: 'beat' };
  }

  askAll(): PresenceMessage {
    return { ...this.#sender(), kind: 'ask', of: null };
  }

  /** Returns the message that a user of this process has come or left. */
  change(user: Account, isHere: boolean): PresenceMessage {
    this.#version += 1;
    return { ...this.#sender(), kind: 'change', user, isHere };
  }

  receive(message: PresenceMessage, now: number): Reaction {
    if (message.from === this.#own) return { changes: [], replies: [] };
    const changes = this.#learn(message, now);
    const isAsked = message.kind === 'ask' && (message.of === null || message.of === this.#own);
    const isBehind = this.#peers.get(message.from)?.version !== message.version;
    return {
      changes,
      replies: [
        ...(isAsked ? [this.#state()] : []),
        ...(isBehind ? [{ ...this.#sender(), kind: 'ask' as const, of: message.from }] : []),
      ],
    };
  }

  /** Takes the users of processes that have been silent for too long for gone. */
  sweep(now: number): PresenceChange[] {
    const isLate = now - this.#sweptAt >= this.#timeoutMs;
    this.#sweptAt = now;
    // This process itself was stopped: messages of the others in between are still to be read.
    if (isLate) for (const peer of this.#peers.values()) peer.heardAt = now;
    const silent = [...this.#peers].filter(([, { heardAt }]) => now - heardAt >= this.#timeoutMs);
    return silent.flatMap(([process]) => {
      this.#peers.delete(process);
      return this.#users.replace(process, []);
    });
  }

  #learn(message: PresenceMessage, now: number): PresenceChange[] {
    const { from, version } = message;
    const peer = this.#peers.get(from);
    if (peer) peer.heardAt = now;
    if (message.kind === 'state') {
      this.#peers.set(from, { version, heardAt: now });
      return this.#users.replace(from, message.users);
    }
    if (message.kind !== 'change' || peer?.version !== version - 1) return [];
    peer.version = version;
    const { user, isHere } = message;
    return isHere ? this.#users.come(from, user) : this.#users.go(from, user.userId);
  }

  #sender(): { from: string; version: number } {
    return { from: this.#own, version: this.#version };
  }

  #state(): PresenceMessage {
    return { ...this.#sender(), kind: 'state', users: this.#users.listUsersOf(this.#own) };
  }
}
