import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A server with one calendar file, which ends with the test. */
export interface CalendarServer {
  address: string;
  /** Answer from now on; `undefined`: 503. */
  text: string | undefined;
  /** Answers in place of the file. */
  answer?: (request: IncomingMessage, response: ServerResponse) => void;
  /** Statuses of the answers so far. */
  statuses: number[];
}

export async function startCalendarServer(text?: string): Promise<CalendarServer> {
  const served: CalendarServer = { address: '', text, statuses: [] };
  const server = createServer((request, response) => {
    response.on('finish', () => served.statuses.push(response.statusCode));
    if (served.answer) return served.answer(request, response);
    if (served.text === undefined) return response.writeHead(503).end();
    const etag = `"${createHash('sha256').update(served.text).digest('hex')}"`;
    if (request.headers['if-none-match'] === etag) return response.writeHead(304, { etag }).end();
    response.writeHead(200, { 'content-type': 'text/calendar', etag }).end(served.text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  served.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret-address/basic.ics`;
  return served;
}
