import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Connections } from './connections.ts';
import { HeadersTooLarge, InvalidRequest, type PublicError, RequestTimeout } from './errors.ts';
import { refuseSocket } from './refusal.ts';

/**
 * Answers what is not HTTP, or came too slowly, in the one shape. On a pipelined connection the requests
 * before it are answered first, so that its refusal is not taken for theirs.
 */
export function answerClientErrors(
  server: Server,
  connections: Connections,
  headers: Record<string, string>,
  onRefused: (error: PublicError) => void,
): void {
  server.on('clientError', (cause: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable || cause.code === 'ECONNRESET') return void socket.destroy();
    connections.whenAnswered(socket, () => {
      if (!socket.writable || connections.isAnswering(socket)) return void socket.destroy();
      const error = refusalOf(cause);
      onRefused(error);
      refuseSocket(socket, error, headers);
    });
  });
}

function refusalOf({ code }: NodeJS.ErrnoException): PublicError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new RequestTimeout();
  if (code === 'HPE_HEADER_OVERFLOW') return new HeadersTooLarge();
  return new InvalidRequest('The request is not valid HTTP.');
}
