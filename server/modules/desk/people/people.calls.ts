import {
  type DeskMember,
  DeskMembers,
  Invitation,
  LinkAgain,
  MemberChange,
  NewMember,
} from 'contract/desk/people.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import Type from 'typebox';
import type { Tables } from '../../../plugins/database/schema.ts';
import { NotFound } from '../../../shared/errors.ts';
import { appendAudit } from '../../audit/audit.store.ts';
import { addDeskCall, type DeskPerson } from '../desk-calls.ts';
import { PersonExists } from '../desk-errors.ts';
import { linkAddress, publicOriginOf, seenOrigin } from '../desk-origin.ts';
import type { DeskParts } from '../desk-parts.ts';
import { actorOf } from '../guard.ts';
import type { LinkMails } from '../sign-in/link-mails.ts';
import { makeLink } from '../sign-in/links.store.ts';
import {
  findActivePerson,
  insertPerson,
  listMembers,
  type Member,
  removePerson,
  updateMember,
} from './people.store.ts';
import { readGranted } from './person.ts';

const Params = Type.Object({ id: Type.String({ minLength: 1, maxLength: 100 }) });

const CALL = { access: ['people'] } as const;
const WRITE = { ...CALL, needsFreshPasskey: true } as const;

/** Who is at the desk, for those who decide it. */
export function addPeopleCalls(desk: FastifyInstance, parts: DeskParts & { mails: LinkMails }): void {
  const { database, clock, config, mails } = parts;
  const publicUrl = publicOriginOf(config);

  addDeskCall(desk, 'GET', '/people', { ...CALL, answer: DeskMembers }, async () => ({
    people: (await listMembers(database, clock())).map(toAnswer),
    mailsLinks: await mails.canMail(),
  }));

  addDeskCall(
    desk,
    'POST',
    '/people',
    { ...WRITE, body: NewMember, answer: Invitation },
    async ({ body, person, request }) => {
      const { email, name, role, granted, sendsMail } = body;
      const facts = { email, name, role, granted, zone: config.office.zone };
      const rights = granted.length > 0 ? `, may ${granted.join(' and ')}` : '';
      const id = await database.transaction().execute(async (transaction) => {
        const added = await insertPerson(transaction, facts, clock());
        if (added === undefined) throw new PersonExists();
        await tell(transaction, request, 'people.add', `${email.toLowerCase()}: ${role}${rights}`);
        return added;
      });
      return await invite({ id, name, email: email.toLowerCase(), sendsMail }, person, request);
    },
  );

  addDeskCall(
    desk,
    'PATCH',
    '/people/:id',
    { ...WRITE, params: Params, body: MemberChange },
    async ({ body, params, request }) => {
      const known = await findActivePerson(database, params);
      if (!known) throw new NotFound();
      const { role, granted, name } = body;
      const changes = [
        ...(name === undefined ? [] : ['name']),
        ...(role === undefined ? [] : [`role ${role}`]),
        ...(granted === undefined ? [] : [`may ${granted.join(' and ') || 'neither export nor erase'}`]),
      ];
      const isThere = await updateMember(database, params.id, body, {
        now: clock(),
        record: (transaction) =>
          tell(transaction, request, 'people.change', `${known.email}: ${changes.join(', ')}`),
      });
      if (!isThere) throw new NotFound();
    },
  );

  addDeskCall(
    desk,
    'POST',
    '/people/:id/link',
    { ...WRITE, params: Params, body: LinkAgain, answer: Invitation },
    async ({ body, params, person, request }) => {
      const known = await findActivePerson(database, params);
      if (!known) throw new NotFound();
      await tell(database, request, 'people.invite', known.email);
      return await invite({ ...known, ...body }, person, request);
    },
  );

  addDeskCall(desk, 'DELETE', '/people/:id', { ...WRITE, params: Params }, async ({ params, request }) => {
    const known = await findActivePerson(database, params);
    if (!known) throw new NotFound();
    const isThere = await removePerson(database, params.id, clock(), (transaction) =>
      tell(transaction, request, 'people.remove', known.email),
    );
    if (!isThere) throw new NotFound();
  });

  async function invite(
    to: { id: string; name: string; email: string; sendsMail: boolean },
    by: DeskPerson,
    request: FastifyRequest,
  ): Promise<Invitation> {
    const { id, name, email, sendsMail } = to;
    const { token, expiresAt } = await makeLink(database, id, 'invite', clock());
    const isMailed = sendsMail && (await mails.canMail());
    if (isMailed) mails.send({ purpose: 'invite', email, name, token, expiresAt, invitedBy: by.name });
    return {
      id,
      ...(!isMailed && { link: linkAddress(seenOrigin(request, publicUrl), token) }),
      expiresAt: expiresAt.toISOString(),
    };
  }

  function tell(
    transaction: Kysely<Tables>,
    request: FastifyRequest,
    action: string,
    subject: string,
  ): Promise<void> {
    return appendAudit(transaction, { ...actorOf(request), action, subject, rows: 1 }, clock());
  }
}

function toAnswer({ granted, created_at, seen_at, invited_until, ...shown }: Member): DeskMember {
  return {
    ...shown,
    granted: readGranted(granted),
    addedAt: created_at,
    ...(seen_at !== null && { seenAt: seen_at }),
    ...(invited_until !== null && { invitedUntil: invited_until }),
  };
}
