import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** Behavior of a receiver. `cut` breaks the line after it has taken the message, `hang` never answers. */
export type ReceiverMood = number | 'cut' | 'hang' | ((response: ServerResponse) => void);

export interface ReceivedCall {
  headers: IncomingHttpHeaders;
  body: string;
}

export interface WebhookReceiver {
  url: string;
  /** Every call, repeats included. */
  calls: ReceivedCall[];
  /** Ids that it has taken, once each, as an idempotent receiver counts them. */
  taken: Set<string>;
  mood: ReceiverMood;
}

/** A real receiver on this machine, closed with the test. */
export async function startWebhookReceiver(port = 0): Promise<WebhookReceiver> {
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => undefined);
    if (body === undefined) return;
    const { mood } = receiver;
    receiver.calls.push({ headers: request.headers, body });
    const takes = mood === 'cut' || (typeof mood === 'number' && mood < 300);
    if (takes) receiver.taken.add(String(request.headers['webhook-id']));
    if (typeof mood === 'function') mood(response);
    else if (mood === 'cut') request.socket.destroy();
    else if (mood !== 'hang') response.writeHead(mood).end('some words');
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`,
    calls: [],
    taken: new Set(),
    mood: 204,
  };
  return receiver;
}
