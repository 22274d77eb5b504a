import type { FastifyInstance } from 'fastify';
import { addDeskCall } from '../../../plugins/http/desk-calls.ts';
import { RateLimited } from '../../../shared/errors.ts';
import { SignedOut } from '../desk-errors.ts';
import type { Events } from './events.ts';

const RETRY_SECONDS = 30;
/** Delay before a browser that lost the connection reconnects by itself, in milliseconds. */
const RETRY = 'retry: 2000\n\n';

/** The stream of what has changed (Server-Sent Events). */
export function addEventCalls(desk: FastifyInstance, events: Events): void {
  addDeskCall(desk, 'GET /events', async ({ request, reply }) => {
    const { deskSession: session } = request;
    if (!session) throw new SignedOut();
    if (!events.makeRoom(session.person.id)) throw new RateLimited(RETRY_SECONDS);
    await events.begin();
    reply.hijack();
    const headers = reply.getHeaders() as Record<string, string>;
    reply.raw.writeHead(200, {
      ...headers,
      'content-type': 'text/event-stream; charset=utf-8',
      // Header for nginx: each line is sent without buffering.
      'x-accel-buffering': 'no',
    });
    reply.raw.write(RETRY);
    events.subscribe(session, reply.raw);
  });
}
