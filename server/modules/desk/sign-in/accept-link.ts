import type { LinkUse } from 'contract/desk/sign-in.ts';
import { FIELD_SENTENCES } from 'contract/leads/field-rules.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import { findOrCreateKey } from '../../../plugins/database/server-keys.ts';
import { invalidFields } from '../../../plugins/http/validation-problems.ts';
import { createSignedTokens, type SignedTokens } from '../../../plugins/secrets/signed-tokens.ts';
import type { Config } from '../../../plugins/settings/config.ts';
import { FORMATS } from '../../../plugins/settings/formats.ts';
import type { Clock } from '../../../shared/clock.ts';
import { LinkInvalid } from '../desk-errors.ts';
import { linkAddress } from '../desk-origin.ts';
import { FIRST_OWNER_ID, hasPeople, insertPerson, updateOwnFacts } from '../people/people.store.ts';
import { endSessionsOf } from '../sessions/sessions.store.ts';
import { findLink, redeemLink } from './links.store.ts';
import { deletePasskeys, listPasskeys } from './passkeys.store.ts';

/** Lifetime of the link that adds the first owner. */
const FIRST_LINK_MS = 24 * 3_600_000;
const PURPOSE = 'setup';
const ABOUT = 'first owner';

interface Parts {
  database: Database;
  signedTokens: SignedTokens;
  config: Pick<Config, 'office'>;
}

/** Person who has used a link, and the kind of link. */
interface UsedLink {
  personId: string;
  way: 'setup link' | 'invitation' | 'link by mail';
  needsPasskey: boolean;
}

/**
 * Uses a link up. That of an invitation takes away the passkeys and sessions of before: it is given to one who is new,
 * or has lost them.
 * @throws {LinkInvalid}
 * @throws {InvalidRequest} where the first owner's name or address is missing; the link stays usable
 */
export async function acceptLink(
  { database, signedTokens, config }: Parts,
  { token, zone: asked, name, email }: LinkUse,
  now: Date,
): Promise<UsedLink> {
  const zone = asked !== undefined && FORMATS['time-zone'](asked) ? asked : undefined;
  if (isFirstToken(signedTokens, token, now)) {
    if (await hasPeople(database)) throw new LinkInvalid();
    if (name === undefined || email === undefined) {
      const missing = [...(name === undefined ? ['name'] : []), ...(email === undefined ? ['email'] : [])];
      throw invalidFields(missing.map((field) => ({ field, message: FIELD_SENTENCES.missing })));
    }
    const owner = { name, email, role: 'owner' as const, zone: zone ?? config.office.zone };
    const personId = await insertPerson(database, owner, now, FIRST_OWNER_ID);
    if (personId === undefined) throw new LinkInvalid();
    return { personId, way: 'setup link', needsPasskey: true };
  }
  const link = await findLink(database, token, now);
  if (!link || !(await redeemLink(database, token, now))) throw new LinkInvalid();
  const { personId, purpose } = link;
  if (purpose === 'sign-in') {
    const passkeys = await listPasskeys(database, personId);
    return { personId, way: 'link by mail', needsPasskey: passkeys.length === 0 };
  }
  await database.transaction().execute(async (transaction) => {
    await deletePasskeys(transaction, personId);
    await endSessionsOf(transaction, personId, now);
    await updateOwnFacts(transaction, personId, { zone });
  });
  return { personId, way: 'invitation', needsPasskey: true };
}

/** Reports whether this is the token of a link that adds the first owner. Once there are people, the token has no use. */
export function isFirstToken(signedTokens: SignedTokens, token: string, now: Date): boolean {
  return signedTokens.isOurs(PURPOSE, ABOUT, Buffer.from(token, 'base64url'), now);
}

/**
 * The link that adds the first owner, for a day; each start prints another one, until someone has used one.
 * @param origin under which the desk is seen
 * @returns undefined where there are people already
 */
export async function makeFirstLink(
  { database, clock }: { database: Database; clock: Clock },
  origin: string,
): Promise<string | undefined> {
  if (await hasPeople(database)) return undefined;
  const signedTokens = createSignedTokens(Buffer.from(await findOrCreateKey(database, 'desk'), 'base64url'));
  const expiresAt = new Date(clock().getTime() + FIRST_LINK_MS);
  return linkAddress(origin, signedTokens.make(PURPOSE, ABOUT, expiresAt).toString('base64url'));
}
