import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { HeadersTooLarge, InvalidRequest, type PublicError, RequestTimeout } from '../../shared/errors.ts';
import type { Connections } from './connections.ts';
import { refuseSocket } from './refusal.ts';

interface Refusals {
  connections: Connections;
  headers: Record<string, string>;
  onRefused: (error: PublicError) => void;
}

/** Answers what is not HTTP, or came too slowly, in the one shape. */
export function answerClientErrors(server: Server, refusals: Refusals): void {
  server.on('clientError', (cause: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable || cause.code === 'ECONNRESET') return void socket.destroy();
    refuseWhenAnswered(socket, refusalOf(cause), refusals);
  });
}

/**
 * Refuses what came last on a connection and ends it. On a pipelined one the requests before it are answered first, so
 * that the refusal is not taken for theirs.
 */
export function refuseWhenAnswered(socket: Socket, error: PublicError, refusals: Refusals): void {
  const { connections, headers, onRefused } = refusals;
  connections.whenAnswered(socket, () => {
    if (!socket.writable || connections.isAnswering(socket)) return void socket.destroy();
    onRefused(error);
    refuseSocket(socket, error, headers);
  });
}

function refusalOf({ code }: NodeJS.ErrnoException): PublicError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new RequestTimeout();
  if (code === 'HPE_HEADER_OVERFLOW') return new HeadersTooLarge();
  return new InvalidRequest('The request isn’t valid HTTP.');
}
