import { createAdapter } from '@socket.io/redis-streams-adapter';
import { Redis } from 'ioredis';
import { isDemoted } from '../../../plugins/http/redis.ts';
import type { ChatServer } from './chat-server.ts';

/** Connections to the Redis that processes share. */
export interface ChatRedis {
  /** Its `publish` never rejects. */
  publisher: Redis;
  /** A connection of its own, as whoever subscribes or waits for more needs one. */
  openReader(): Redis;
  /** After the chat's server has been closed. */
  close(): void;
}

const PATIENCE_MS = 500;
/** Entries that processes which lost Redis for a while still find. */
const LONGEST_STREAM = 2_000;
/** What a message costs this process while Redis does not answer: the others miss it, the history has it. */
const PUBLISHER = {
  connectTimeout: PATIENCE_MS,
  commandTimeout: PATIENCE_MS,
  maxRetriesPerRequest: 1,
  enableOfflineQueue: false,
  socketTimeout: 2_000,
  reconnectOnError: isDemoted,
};
/**
 * A reader waits for as long as it takes: failing at once, the adapter would ask again without a pause. But whoever waits
 * for a stream is answered every 5 s, if only that there is nothing.
 */
const READER = { maxRetriesPerRequest: null, socketTimeout: 12_000 };
/** A subscriber asks for nothing else, and would never notice that nobody is there any more. */
const PING_MS = 5_000;

export function connectChatRedis(url: string, onFailure: (error: unknown) => void): ChatRedis {
  const publisher = new Redis(url, PUBLISHER);
  publisher.on('error', onFailure);
  // Nobody waits for an answer to these, and a rejection that nobody handles ends the process.
  const publish = publisher.publish.bind(publisher);
  publisher.publish = ((channel: string, message: string | Buffer) =>
    publish(channel, message).catch((error) => {
      onFailure(error);
      return 0;
    })) as Redis['publish'];
  const readers: Redis[] = [];
  // Where the address leads elsewhere by now, nobody tells those who only listen: they would hear nothing for ever.
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
      // Said by the publisher already; unheard, it would be printed.
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

/** Lets the sockets of all processes on one Redis hear each other. */
export function shareThroughRedis(io: ChatServer, { publisher, openReader }: ChatRedis): void {
  publisher.duplicate = openReader;
  io.adapter(createAdapter(publisher, { streamName: 'chat', channelPrefix: 'chat', maxLen: LONGEST_STREAM }));
}
