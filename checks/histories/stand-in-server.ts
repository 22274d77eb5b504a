import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { StandInCalendar } from './stand-in-calendar.ts';

/** Serves calendars, each at an address of its own. */
export async function serveCalendars(
  calendars: ReadonlyMap<string, StandInCalendar>,
): Promise<{ url: string; stop: () => void }> {
  const server = createServer(async (request, response) => {
    const [, name = '', path = ''] = /^\/([^/]+)\/(.*)$/.exec(request.url ?? '') ?? [];
    const answer = calendars.get(name)?.answer({
      ...{ method: request.method ?? '', path, body: await text(request).catch(() => '') },
      headers: { 'if-none-match': request.headers['if-none-match'] },
    });
    // In the mood in which it is silent; who has asked gives up at some time.
    if (answer) response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
