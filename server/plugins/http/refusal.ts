import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { PublicError } from '../../shared/errors.ts';

/** Answers with the error and closes the connection, where no router is at hand. */
export function refuseResponse(
  response: ServerResponse,
  error: PublicError,
  headers: Record<string, string>,
): void {
  const { fields, body } = describeRefusal(error, headers);
  response.writeHead(error.status, fields).end(body);
}

/** The same on a connection that has no response object, since what came was not a request. */
export function refuseSocket(socket: Duplex, error: PublicError, headers: Record<string, string>): void {
  const { fields, body } = describeRefusal(error, headers);
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}\r\n${lines.join('')}\r\n`;
  socket.end(head + body, () => socket.destroy());
}

function describeRefusal(error: PublicError, headers: Record<string, string>) {
  const body = JSON.stringify(error.toBody());
  const fields = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    ...headers,
    ...error.headers,
    connection: 'close',
  };
  return { fields, body };
}
