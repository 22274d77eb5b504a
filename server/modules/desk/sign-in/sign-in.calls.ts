import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../plugins/database/schema.ts';
import { addDeskCall, type CallEntry } from '../../../plugins/http/desk-calls.ts';
import { limitNetworks } from '../../../plugins/http/rate-limit.ts';
import { createRateLimiter } from '../../../plugins/http/rate-limiter.ts';
import type { SignedTokens } from '../../../plugins/secrets/signed-tokens.ts';
import { appendAudit } from '../audit/audit.store.ts';
import { LinkInvalid, PasskeyRefused } from '../desk-errors.ts';
import { ownNamesOf, seenOrigin } from '../desk-origin.ts';
import type { DeskParts } from '../desk-parts.ts';
import { readSessionToken } from '../guard.ts';
import { findActivePerson, hasPeople } from '../people/people.store.ts';
import { describeDevice } from '../sessions/device.rules.ts';
import { cookieNameFor, writeCookie } from '../sessions/session-cookie.rules.ts';
import { endSession, findSession, openSession, wasSignedIn } from '../sessions/sessions.store.ts';
import { acceptLink, isFirstToken } from './accept-link.ts';
import type { LinkMails } from './link-mails.ts';
import { findLink, makeLink } from './links.store.ts';
import type { Passkeys } from './passkeys.ts';

/** Limit of one network: someone who mistypes, and a team behind one address. */
const TRIES_PER_MINUTE = 60;
/**
 * Limits of links by mail: for one network in an hour; to an address for one network within the lifetime of a link; and
 * for all networks together in which its person was never signed in, so that others use up none of theirs.
 */
const MAILS_PER_HOUR = 20;
const MAILS_PER_ADDRESS = 3;
const MAILS_FOR_NEW_NETWORKS = 9;
const ADDRESS_SECONDS = 600;
const HOUR_SECONDS = 3_600;
/** Instead of an address, in the entry of a sign-in that failed. */
const NOT_SIGNED_IN = 'unknown';

interface SignInParts extends DeskParts {
  signedTokens: SignedTokens;
  passkeys: Passkeys;
  mails: LinkMails;
}

/** Signing in: by a passkey, or by a link. */
export function addSignInCalls(desk: FastifyInstance, parts: SignInParts): void {
  const { database, clock, config, productName, signedTokens, passkeys, mails, redis } = parts;
  const { onRateLimited: onRefused } = parts;
  const own = ownNamesOf(config);
  const { publicUrl } = own;
  const limit = (name: string, most: number, seconds: number) =>
    limitNetworks((share) => createRateLimiter({ name, most: most * share, seconds }, redis), onRefused);
  const tries = limit('desk-sign-in', TRIES_PER_MINUTE, 60);
  const wishes = limit('desk-mails', MAILS_PER_HOUR, HOUR_SECONDS);
  const addresses = createRateLimiter(
    { name: 'desk-mails-to', most: MAILS_PER_ADDRESS, seconds: ADDRESS_SECONDS },
    redis,
  );
  const newNetworks = createRateLimiter(
    { name: 'desk-mails-new-networks', most: MAILS_FOR_NEW_NETWORKS, seconds: ADDRESS_SECONDS },
    redis,
  );

  const refusals = createRateLimiter({ name: 'desk-refusals', most: 1, seconds: 60 }, redis);

  addDeskCall(desk, 'GET /sign-in', async () => ({
    productName,
    mailsLinks: await mails.canMail(),
    needsSetup: !(await hasPeople(database)),
  }));

  addDeskCall(desk, 'POST /sign-in/options', async ({ request }) => {
    await tries.take(request.network);
    return { options: await passkeys.askAnyone(seenOrigin(request, own)) };
  });

  addDeskCall(desk, 'POST /sign-in/passkey', async ({ body, request, reply, change }) => {
    await tries.take(request.network);
    const answer = body.answer as unknown as AuthenticationResponseJSON;
    const token = await orNoteRefusal('passkey', request, async () => {
      const { personId, store } = await passkeys.check(answer, undefined, seenOrigin(request, own));
      return await change(async (transaction, note) => {
        await store(transaction);
        return await begin(transaction, note, { personId, way: 'passkey', isFresh: true }, request);
      });
    });
    setCookie(token, request, reply);
  });

  addDeskCall(desk, 'POST /sign-in/mail', async ({ body, request }) => {
    await wishes.take(request.network);
    // After the answer, so that its time does not reveal who is at the desk.
    setImmediate(() => {
      mailLink(body.email.toLowerCase(), request.deskNetwork).catch((err: unknown) =>
        parts.logger.error({ err }, 'a link to the desk could not be made'),
      );
    });
  });

  addDeskCall(desk, 'POST /sign-in/link/look', async ({ body, request }) => {
    await tries.take(request.network);
    if (isFirstToken(signedTokens, body.token, clock()) && !(await hasPeople(database))) {
      return { purpose: 'setup' as const, productName };
    }
    const link = await findLink(database, body.token, clock());
    if (!link) throw new LinkInvalid();
    const { purpose, name, email } = link;
    return { ...{ purpose, name, email, productName } };
  });

  addDeskCall(desk, 'POST /sign-in/link', async ({ body, request, reply, change }) => {
    await tries.take(request.network);
    const { token, needsPasskey } = await orNoteRefusal('link', request, () =>
      change(async (transaction, note) => {
        const used = await acceptLink({ database: transaction, signedTokens, config }, body, clock());
        const { personId, way } = used;
        const began = await begin(transaction, note, { personId, way, isFresh: false }, request);
        return { token: began, needsPasskey: used.needsPasskey };
      }),
    );
    setCookie(token, request, reply);
    return { needsPasskey };
  });

  async function mailLink(email: string, network: string): Promise<void> {
    const person = await findActivePerson(database, { email });
    if (!person || !(await mails.canMail())) return;
    if ((await addresses.take(`${email} ${network}`)).waitMs !== undefined) return;
    const isKnown = await wasSignedIn(database, person.id, network);
    if (!isKnown && (await newNetworks.take(email)).waitMs !== undefined) return;
    const link = await makeLink(database, person.id, 'sign-in', clock());
    mails.send({ purpose: 'sign-in', email, name: person.name, ...link });
  }

  /**
   * Begins a session with a token of its own, whatever the browser had before, and ends that (fixation).
   * @returns the token
   */
  async function begin(
    transaction: Database,
    note: (entry: CallEntry) => void,
    { personId, way, isFresh }: { personId: string; way: string; isFresh: boolean },
    request: FastifyRequest,
  ): Promise<string> {
    const now = clock();
    const person = await findActivePerson(transaction, { id: personId });
    if (!person) throw new LinkInvalid();
    const before = readSessionToken(request, publicUrl);
    const earlier = before === undefined ? undefined : await findSession(transaction, before, now);
    if (earlier) await endSession(transaction, earlier.id, now);
    const device = describeDevice(request.headers['user-agent']);
    note({ by: person.email, subject: `${way}, ${device}` });
    return await openSession(
      transaction,
      personId,
      { device, network: request.deskNetwork },
      { now, isFresh },
    );
  }

  function setCookie(token: string, request: FastifyRequest, reply: FastifyReply): void {
    reply.header('set-cookie', writeCookie(cookieNameFor(request.hostname, publicUrl), token));
  }

  /** Writes that someone could not sign in; of many tries from a network, one in a minute. */
  async function orNoteRefusal<Result>(
    way: 'passkey' | 'link',
    request: FastifyRequest,
    work: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      const isRefused = error instanceof PasskeyRefused || error instanceof LinkInvalid;
      if (isRefused && (await refusals.take(request.deskNetwork)).waitMs === undefined) {
        const subject = `${way}, ${describeDevice(request.headers['user-agent'])}`;
        const actor = { kind: 'person', name: NOT_SIGNED_IN } as const;
        const entry = {
          actor,
          origin: request.deskNetwork,
          action: 'session.refuse',
          subject,
          rows: 0,
        } as const;
        await appendAudit(database, entry, clock());
      }
      throw error;
    }
  }
}
