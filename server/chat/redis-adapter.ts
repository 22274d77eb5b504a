import { createAdapter } from '@socket.io/redis-streams-adapter';
import { Redis } from 'ioredis';
import type { ChatServer } from './chat-server.ts';

const PATIENCE_MS = 500;
/** Entries that processes which lost Redis for a while still find. */
const LONGEST_STREAM = 2_000;
/** What a message costs this process while Redis does not answer: the others miss it, the history has it. */
const PUBLISHER = {
  connectTimeout: PATIENCE_MS,
  commandTimeout: PATIENCE_MS,
  maxRetriesPerRequest: 1,
  enableOfflineQueue: false,
};
/** A reader waits for as long as it takes: failing at once, the adapter would ask again without a pause. */
const READER = { maxRetriesPerRequest: null };

/**
 * Lets the sockets of all processes on one Redis hear each other.
 * @returns closes the connections, after the chat's server has been closed
 */
export function shareThroughRedis(
  io: ChatServer,
  url: string,
  onFailure: (error: unknown) => void,
): () => void {
  const publisher = new Redis(url, PUBLISHER);
  publisher.on('error', onFailure);
  const readers: Redis[] = [];
  publisher.duplicate = () => {
    const reader = new Redis(url, READER);
    readers.push(reader);
    return reader;
  };
  // The adapter waits for no answer to these, and a rejection that nobody handles ends the process.
  const publish = publisher.publish.bind(publisher);
  publisher.publish = ((channel: string, message: Buffer) =>
    publish(channel, message).catch((error) => {
      onFailure(error);
      return 0;
    })) as Redis['publish'];
  io.adapter(createAdapter(publisher, { streamName: 'chat', channelPrefix: 'chat', maxLen: LONGEST_STREAM }));

  return () => {
    for (const redis of [publisher, ...readers]) redis.disconnect();
  };
}
