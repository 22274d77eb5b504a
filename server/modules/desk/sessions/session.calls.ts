import type { FastifyInstance } from 'fastify';
import { addDeskCall } from '../../../plugins/http/desk-calls.ts';
import { SignedOut } from '../desk-errors.ts';
import { publicOriginOf } from '../desk-origin.ts';
import type { DeskParts } from '../desk-parts.ts';
import { cookieNameFor, writeCookie } from './session-cookie.rules.ts';
import { endSession } from './sessions.store.ts';

/** Adds the calls that return the signed-in person and sign out. */
export function addSessionCalls(desk: FastifyInstance, parts: DeskParts): void {
  const { clock, config, productName } = parts;

  addDeskCall(desk, 'GET /session', async ({ person, request }) => {
    const { deskSession: session } = request;
    if (!session) throw new SignedOut();
    const { id, name, email, role, zone, locale, rights } = person;
    return {
      person: { id, name, email, role, zone, locale },
      rights: [...rights],
      ...(session.freshUntil && { freshUntil: session.freshUntil.toISOString() }),
      expiresAt: session.expiresAt.toISOString(),
      productName,
    };
  });

  addDeskCall(desk, 'DELETE /session', async ({ request, reply, change }) => {
    const { deskSession: session } = request;
    if (!session) throw new SignedOut();
    await change(async (transaction, note) => {
      await endSession(transaction, session.id, clock());
      note({ subject: 'this device' });
    });
    const cookie = cookieNameFor(request.hostname, publicOriginOf(config));
    reply.header('set-cookie', writeCookie(cookie, undefined));
  });
}
