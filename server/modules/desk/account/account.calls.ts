import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addDeskCall } from '../../../plugins/http/desk-calls.ts';
import { invalidFields } from '../../../plugins/http/validation-problems.ts';
import { FORMATS } from '../../../plugins/settings/formats.ts';
import { NotFound } from '../../../shared/errors.ts';
import { PasskeyNeeded, SignedOut } from '../desk-errors.ts';
import { ownNamesOf, seenOrigin } from '../desk-origin.ts';
import type { DeskParts } from '../desk-parts.ts';
import { findNoticeChoices } from '../people/notices.store.ts';
import { requireOwnName, updateOwnFacts } from '../people/people.store.ts';
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

/**
 * One's own passkeys, devices, name and zone. Each call names the person who makes it, so that no id of another is of
 * use.
 */
export function addAccountCalls(desk: FastifyInstance, parts: DeskParts & { passkeys: Passkeys }): void {
  const { database, clock, config, passkeys } = parts;
  const originOf = (request: FastifyRequest) => seenOrigin(request, ownNamesOf(config));

  addDeskCall(desk, 'GET /account', async ({ person, request }) => {
    const { name, email, zone, locale } = person;
    const [keys, sessions, notices] = await Promise.all([
      listPasskeys(database, person.id),
      listSessions(database, person.id, clock()),
      findNoticeChoices(database, person.id),
    ]);
    return {
      ...{ name, email, zone, locale, notices },
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

  addDeskCall(desk, 'PATCH /account', async ({ person, body, change }) => {
    if (body.zone !== undefined && !FORMATS['time-zone'](body.zone)) {
      throw invalidFields([{ field: 'zone', message: 'Choose one of the zones shown' }]);
    }
    await change(async (transaction, note) => {
      const { name, zone, locale, notices } = body;
      if (name !== undefined && name !== person.name) await requireOwnName(transaction, name, person.id);
      await updateOwnFacts(transaction, person.id, body);
      const became = [
        ...(name === undefined ? [] : [`name ${person.name} to ${name}`]),
        ...(zone === undefined ? [] : [`zone ${person.zone} to ${zone}`]),
        ...(locale === undefined
          ? []
          : [`locale ${person.locale ?? 'of the browser'} to ${locale ?? 'of the browser'}`]),
        ...(notices === undefined ? [] : ['notices']),
      ];
      if (became.length > 0) note({ subject: became.join(', ') });
    });
  });

  addDeskCall(desk, 'POST /account/passkeys/options', async ({ person, request }) => {
    await requireRecentSignIn(person.id, sessionOf(request));
    return { options: await passkeys.askNew(person, originOf(request)) };
  });

  addDeskCall(desk, 'POST /account/passkeys', async ({ person, body, request, change }) => {
    const session = sessionOf(request);
    await requireRecentSignIn(person.id, session);
    const label = body.label ?? describeDevice(request.headers['user-agent']);
    const answer = body.answer as unknown as RegistrationResponseJSON;
    const store = await passkeys.add(answer, label, person, originOf(request));
    await change(async (transaction, note) => {
      await store(transaction);
      await markSessionFresh(transaction, session.id, clock());
      note({ subject: label });
    });
  });

  addDeskCall(desk, 'PATCH /account/passkeys/:id', async ({ person, params, body, change }) => {
    await change(async (transaction, note) => {
      const isFound = await renamePasskey(transaction, { personId: person.id, ...params, ...body });
      if (!isFound) throw new NotFound();
      note({ subject: body.label });
    });
  });

  addDeskCall(desk, 'DELETE /account/passkeys/:id', async ({ person, params, change }) => {
    await change(async (transaction, note) => {
      if ((await deletePasskeys(transaction, person.id, params.id)) === 0) throw new NotFound();
      note({ subject: '1 of their own' });
    });
  });

  addDeskCall(desk, 'POST /account/passkeys/again/options', async ({ person, request }) => ({
    options: await passkeys.askAgain(person, originOf(request)),
  }));

  addDeskCall(desk, 'POST /account/passkeys/again', async ({ person, body, request }) => {
    const answer = body.answer as unknown as AuthenticationResponseJSON;
    const { store } = await passkeys.check(answer, person, originOf(request));
    await database.transaction().execute(async (transaction) => {
      await store(transaction);
      await markSessionFresh(transaction, sessionOf(request).id, clock());
    });
  });

  addDeskCall(desk, 'DELETE /account/sessions/:id', async ({ person, params, change }) => {
    await change(async (transaction, note) => {
      if (!(await endSession(transaction, params.id, clock(), person.id))) throw new NotFound();
      note({ subject: 'one of their own devices' });
    });
  });

  addDeskCall(desk, 'DELETE /account/sessions', async ({ person, request, change }) => {
    await change(async (transaction, note) => {
      const rows = await endSessionsOf(transaction, person.id, clock(), sessionOf(request).id);
      note({ subject: 'all of their other devices', rows });
    });
  });

  /**
   * A passkey is added with one that was shown just now, or, by one who has none, soon after signing in by a link: a
   * session that someone else took over is no way to a passkey.
   */
  async function requireRecentSignIn(personId: string, { freshUntil, beganAt }: OpenSession): Promise<void> {
    const now = clock();
    if (freshUntil && freshUntil > now) return;
    const isRecent = now.getTime() - beganAt.getTime() < RECENT_MS;
    if (!isRecent || (await listPasskeys(database, personId)).length > 0) throw new PasskeyNeeded();
  }
}

const RECENT_MS = 15 * 60_000;

/** @throws {SignedOut} never in a call that the guard has let through */
function sessionOf({ deskSession }: FastifyRequest): OpenSession {
  if (!deskSession) throw new SignedOut();
  return deskSession;
}
