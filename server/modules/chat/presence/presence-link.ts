import type { Account } from '../limits/allowances.ts';
import type { ChatRedis } from '../transport/redis-adapter.ts';
import type { OnlineUsers, PresenceChange } from './online-users.ts';
import { type PresenceMessage, PresencePeers } from './presence-peers.ts';

interface LinkParts {
  redis: ChatRedis;
  users: OnlineUsers;
  /** Name of this process among the others. */
  own: string;
  beatMs: number;
  timeoutMs: number;
  onChanges: (changes: readonly PresenceChange[]) => void;
  onFailure: (error: unknown) => void;
}

/** Reports to other processes who is online here. */
export interface PresenceLink {
  tell(user: Account, isHere: boolean): void;
  close(): void;
}

const CHANNEL = 'chat:presence';

/**
 * Keeps all processes on one Redis informed of each other's users. A graceful shutdown says nothing: users who come
 * back elsewhere while the others are still patient were never away.
 */
export function linkPresence(parts: LinkParts): PresenceLink {
  const { redis, users, own, beatMs, timeoutMs, onChanges, onFailure } = parts;
  const peers = new PresencePeers(own, users, timeoutMs, performance.now());
  const publish = (message: PresenceMessage) =>
    void redis.publisher.publish(CHANNEL, JSON.stringify(message));

  const reader = redis.openReader();
  reader.on('message', (_channel, text) => {
    try {
      const { changes, replies } = peers.receive(JSON.parse(text), performance.now());
      onChanges(changes);
      for (const reply of replies) publish(reply);
    } catch (error) {
      onFailure(error);
    }
  });
  reader.subscribe(CHANNEL).then(() => publish(peers.askAll()), onFailure);

  const beating = setInterval(() => {
    publish(peers.beat());
    onChanges(peers.sweep(performance.now()));
  }, beatMs);

  return {
    tell: (user, isHere) => publish(peers.change(user, isHere)),
    close: () => clearInterval(beating),
  };
}
