import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { AccountChange, DeskAccount, NewPasskey, PasskeyChange } from 'contract/desk/account.ts';
import { PasskeyOptions, PasskeySignIn } from 'contract/desk/sign-in.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { invalidFields } from '../../../plugins/http/validation-problems.ts';
import { FORMATS } from '../../../plugins/settings/formats.ts';
import { NotFound } from '../../../shared/errors.ts';
import { appendAudit } from '../../audit/audit.store.ts';
import { addDeskCall } from '../desk-calls.ts';
import { PasskeyNeeded, SignedOut } from '../desk-errors.ts';
import { publicOriginOf, seenOrigin } from '../desk-origin.ts';
import type { DeskParts } from '../desk-parts.ts';
import { actorOf } from '../guard.ts';
import { updateOwnFacts } from '../people/people.store.ts';
import { describeDevice } from '../sessions/device.rules.ts';
import {
  endSession,
  endSessionsOf,
  listSessions,
  markSessionFresh,
  type OpenSession,
} from '../sessions/sessions.store.ts';
import { deletePasskeys, listPasskeys, renamePasskey } from '../sign-in/passkeys.store.ts';
import type { Passkeys } from '../sign-in/passkeys.ts';

const MINE = { access: 'signed-in' } as const;
const PasskeyId = Type.Object({ id: Type.String({ minLength: 1, maxLength: 1_400 }) });
const SessionId = Type.Object({ id: Type.String({ minLength: 1, maxLength: 100 }) });

/** One's own passkeys, devices, name and zone. Each call names the person who makes it, so that no id of another is of use. */
export function addAccountCalls(desk: FastifyInstance, parts: DeskParts & { passkeys: Passkeys }): void {
  const { database, clock, config, passkeys } = parts;
  const originOf = (request: FastifyRequest) => seenOrigin(request, publicOriginOf(config));

  addDeskCall(desk, 'GET', '/account', { ...MINE, answer: DeskAccount }, async ({ person, request }) => {
    const { name, email, zone } = person;
    const [keys, sessions] = await Promise.all([
      listPasskeys(database, person.id),
      listSessions(database, person.id, clock()),
    ]);
    return {
      ...{ name, email, zone },
      passkeys: keys.map(({ id, label, created_at, last_used_at }) => ({
        ...{ id, label, addedAt: created_at },
        ...(last_used_at !== null && { usedAt: last_used_at }),
      })),
      sessions: sessions.map(({ id, device, network, created_at, expires_at }) => ({
        ...{ id, device, beganAt: created_at, expiresAt: expires_at },
        isThis: id === request.deskSession?.id,
        isNear: network === request.deskNetwork,
      })),
    };
  });

  addDeskCall(desk, 'PATCH', '/account', { ...MINE, body: AccountChange }, async ({ person, body }) => {
    if (body.zone !== undefined && !FORMATS['time-zone'](body.zone)) {
      throw invalidFields([{ field: 'zone', message: 'Choose one of the zones shown' }]);
    }
    await updateOwnFacts(database, person.id, body);
  });

  addDeskCall(
    desk,
    'POST',
    '/account/passkeys/options',
    { ...MINE, answer: PasskeyOptions },
    async ({ person, request }) => {
      await requireRecentSignIn(person.id, sessionOf(request));
      return { options: await passkeys.askNew(person, originOf(request)) };
    },
  );

  addDeskCall(
    desk,
    'POST',
    '/account/passkeys',
    { ...MINE, body: NewPasskey },
    async ({ person, body, request }) => {
      const session = sessionOf(request);
      await requireRecentSignIn(person.id, session);
      const label = body.label ?? describeDevice(request.headers['user-agent']);
      const answer = body.answer as unknown as RegistrationResponseJSON;
      await passkeys.add(answer, label, person, originOf(request));
      await markSessionFresh(database, session.id, clock());
      await tell(request, 'passkeys.add', label);
    },
  );

  addDeskCall(
    desk,
    'PATCH',
    '/account/passkeys/:id',
    { ...MINE, params: PasskeyId, body: PasskeyChange },
    async ({ person, params, body }) => {
      const isFound = await renamePasskey(database, { personId: person.id, ...params, ...body });
      if (!isFound) throw new NotFound();
    },
  );

  addDeskCall(
    desk,
    'DELETE',
    '/account/passkeys/:id',
    { ...MINE, needsFreshPasskey: true, params: PasskeyId },
    async ({ person, params, request }) => {
      if ((await deletePasskeys(database, person.id, params.id)) === 0) throw new NotFound();
      await tell(request, 'passkeys.remove', '1 of their own');
    },
  );

  addDeskCall(
    desk,
    'POST',
    '/account/passkeys/again/options',
    { ...MINE, answer: PasskeyOptions },
    async ({ person, request }) => ({ options: await passkeys.askAgain(person, originOf(request)) }),
  );

  addDeskCall(
    desk,
    'POST',
    '/account/passkeys/again',
    { ...MINE, body: PasskeySignIn },
    async ({ person, body, request }) => {
      const answer = body.answer as unknown as AuthenticationResponseJSON;
      await passkeys.check(answer, person, originOf(request));
      await markSessionFresh(database, sessionOf(request).id, clock());
    },
  );

  addDeskCall(
    desk,
    'DELETE',
    '/account/sessions/:id',
    { ...MINE, params: SessionId },
    async ({ person, params, request }) => {
      if (!(await endSession(database, params.id, clock(), person.id))) throw new NotFound();
      await tell(request, 'session.end', 'one of their own devices');
    },
  );

  addDeskCall(desk, 'DELETE', '/account/sessions', MINE, async ({ person, request }) => {
    const rows = await endSessionsOf(database, person.id, clock(), sessionOf(request).id);
    await tell(request, 'session.end', 'all of their other devices', rows);
  });

  /**
   * A passkey is added with one that was shown just now, or, by one who has none, soon after signing in by a link: a session
   * that someone else took over is no way to a passkey.
   */
  async function requireRecentSignIn(personId: string, { freshUntil, beganAt }: OpenSession): Promise<void> {
    const now = clock();
    if (freshUntil && freshUntil > now) return;
    const isRecent = now.getTime() - beganAt.getTime() < RECENT_MS;
    if (!isRecent || (await listPasskeys(database, personId)).length > 0) throw new PasskeyNeeded();
  }

  function tell(request: FastifyRequest, action: string, subject: string, rows = 1): Promise<void> {
    return appendAudit(database, { ...actorOf(request), action, subject, rows }, clock());
  }
}

const RECENT_MS = 15 * 60_000;

/** @throws {SignedOut} never in a call that the guard has let through */
function sessionOf({ deskSession }: FastifyRequest): OpenSession {
  if (!deskSession) throw new SignedOut();
  return deskSession;
}
