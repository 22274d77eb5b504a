import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { HeadersTooLarge, InvalidRequest, type PublicError, RequestTimeout } from '../../shared/errors.ts';
import type { Connections } from './connections.ts';
import { nameRequest, REQUEST_ID_HEADER } from './request-record.ts';

/** Answers with the error and closes the connection, where no router is at hand. */
export function refuseResponse(
  response: ServerResponse,
  error: PublicError,
  headers: Record<string, string>,
  id = nameRequest(),
): void {
  const { fields, body } = describeRefusal(error, headers, id);
  response.writeHead(error.status, fields).end(body);
}

/** The same on a connection that has no response object, since what came was not a request. */
export function refuseSocket(
  socket: Duplex,
  error: PublicError,
  headers: Record<string, string>,
  id = nameRequest(),
): void {
  const { fields, body } = describeRefusal(error, headers, id);
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}\r\n${lines.join('')}\r\n`;
  socket.end(head + body, () => socket.destroy());
}

function describeRefusal(error: PublicError, headers: Record<string, string>, id: string) {
  const body = JSON.stringify(error.toBody(id));
  const fields = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    ...headers,
    ...error.headers,
    [REQUEST_ID_HEADER]: id,
    connection: 'close',
  };
  return { fields, body };
}

interface Refusals {
  connections: Connections;
  headers: Record<string, string>;
  onRefused: (error: PublicError, id: string) => void;
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
    const id = nameRequest();
    onRefused(error, id);
    refuseSocket(socket, error, headers, id);
  });
}

function refusalOf({ code }: NodeJS.ErrnoException): PublicError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new RequestTimeout();
  if (code === 'HPE_HEADER_OVERFLOW') return new HeadersTooLarge();
  return new InvalidRequest('The request isn’t valid HTTP.');
}
