import { DeskSession } from 'contract/desk/session.ts';
import type { FastifyInstance } from 'fastify';
import { addDeskCall } from '../desk-calls.ts';
import { SignedOut } from '../desk-errors.ts';
import { publicOriginOf } from '../desk-origin.ts';
import type { DeskParts } from '../desk-parts.ts';
import { cookieNameFor, writeCookie } from './session-cookie.rules.ts';
import { endSession } from './sessions.store.ts';

/** Who is signed in, and signing out. */
export function addSessionCalls(desk: FastifyInstance, parts: DeskParts): void {
  const { database, clock, config, productName } = parts;

  addDeskCall(
    desk,
    'GET',
    '/session',
    { access: 'signed-in', answer: DeskSession },
    async ({ person, request }) => {
      const { deskSession: session } = request;
      if (!session) throw new SignedOut();
      const { id, name, email, role, zone, rights } = person;
      return {
        person: { id, name, email, role, zone },
        rights: [...rights],
        ...(session.freshUntil && { freshUntil: session.freshUntil.toISOString() }),
        expiresAt: session.expiresAt.toISOString(),
        productName,
      };
    },
  );

  addDeskCall(desk, 'DELETE', '/session', { access: 'signed-in' }, async ({ request, reply }) => {
    if (request.deskSession) await endSession(database, request.deskSession.id, clock());
    reply.header(
      'set-cookie',
      writeCookie(cookieNameFor(request.hostname, publicOriginOf(config)), undefined),
    );
  });
}
