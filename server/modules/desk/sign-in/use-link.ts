import type { LinkUse } from 'contract/desk/sign-in.ts';
import { FIELD_SENTENCES } from 'contract/leads/field-rules.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import { invalidFields } from '../../../plugins/http/validation-problems.ts';
import type { Config } from '../../../plugins/settings/config.ts';
import { FORMATS } from '../../../plugins/settings/formats.ts';
import { LinkInvalid } from '../desk-errors.ts';
import { FIRST_OWNER_ID, hasPeople, insertPerson, updateOwnFacts } from '../people/people.store.ts';
import { endSessionsOf } from '../sessions/sessions.store.ts';
import { isFirstToken } from './first-link.ts';
import { findLink, useLink } from './links.store.ts';
import { deletePasskeys, listPasskeys } from './passkeys.store.ts';
import type { Questions } from './signed-question.ts';

interface Parts {
  database: Database;
  questions: Questions;
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
  { database, questions, config }: Parts,
  { token, zone: asked, name, email }: LinkUse,
  now: Date,
): Promise<UsedLink> {
  const zone = asked !== undefined && FORMATS['time-zone'](asked) ? asked : undefined;
  if (isFirstToken(questions, token, now)) {
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
  if (!link || !(await useLink(database, token, now))) throw new LinkInvalid();
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
