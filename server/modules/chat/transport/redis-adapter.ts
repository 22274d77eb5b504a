import { createAdapter } from '@socket.io/redis-streams-adapter';
import { Redis } from 'ioredis';
import { isDemoted } from '../../../plugins/http/redis.ts';
import type { ChatServer } from './chat-server.ts';

/** Connections to the Redis that processes share. */
export interface ChatRedis {
  /** Its `publish` never rejects. */
  publisher: Redis;
  /** A separate connection, as a client that subscribes or blocks on a stream needs its own. */
  openReader(): Redis;
  /** Closes the connections; called after the chat's server has been closed. */
  close(): void;
}

const TIMEOUT_MS = 500;
/** Entries that processes which lost Redis for a while still find. */
const LONGEST_STREAM = 2_000;
/**
 * Options that limit the delay of a message while Redis does not answer: the other processes miss the message, the
 * history has it.
 */
const PUBLISHER = {
  connectTimeout: TIMEOUT_MS,
  commandTimeout: TIMEOUT_MS,
  maxRetriesPerRequest: 1,
  enableOfflineQueue: false,
  socketTimeout: 2_000,
  reconnectOnError: isDemoted,
};
/**
 * A reader retries without limit: if a read failed at once, the adapter would ask again without a pause. The socket may
 * time out even so, because a read that blocks on a stream gets an answer every 5 s, if only an empty one.
 */
const READER = { maxRetriesPerRequest: null, socketTimeout: 12_000 };
/** A subscriber sends nothing else, and would never notice that the server is gone. */
const PING_MS = 5_000;

export function connectChatRedis(url: string, onFailure: (error: unknown) => void): ChatRedis {
  const publisher = new Redis(url, PUBLISHER);
  publisher.on('error', onFailure);
  // No caller awaits these promises, and an unhandled rejection ends the process.
  const publish = publisher.publish.bind(publisher);
  publisher.publish = ((channel: string, message: string | Buffer) =>
    publish(channel, message).catch((error) => {
      onFailure(error);
      return 0;
    })) as Redis['publish'];
  const readers: Redis[] = [];
  // The address may lead to another server now. Readers get no notice of that, and would wait forever.
  publisher.once('ready', () =>
    publisher.on('ready', () => {
      for (const reader of readers) if (reader.status === 'ready') reader.disconnect(true);
    }),
  );
  const pinging = setInterval(() => {
    for (const reader of readers) if (reader.mode === 'subscriber') reader.ping().catch(() => {});
  }, PING_MS).unref();

  return {
    publisher,
    openReader() {
      const reader = new Redis(url, READER);
      // Reported by the publisher already; without a listener, it would be printed.
      reader.on('error', () => {});
      // It is still waiting when the server closes before Redis has ever answered.
      const subscribe = reader.subscribe.bind(reader);
      reader.subscribe = ((...channels: string[]) =>
        subscribe(...channels).catch(onFailure)) as Redis['subscribe'];
      readers.push(reader);
      return reader;
    },
    close() {
      clearInterval(pinging);
      for (const redis of [publisher, ...readers]) redis.disconnect();
    },
  };
}

/** Connects the sockets of all processes on one Redis. */
export function shareThroughRedis(io: ChatServer, { publisher, openReader }: ChatRedis): void {
  publisher.duplicate = openReader;
  io.adapter(createAdapter(publisher, { streamName: 'chat', channelPrefix: 'chat', maxLen: LONGEST_STREAM }));
}
