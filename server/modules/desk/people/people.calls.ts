import type { DeskMember, Invitation } from 'contract/desk/people.ts';
import { GRANTED_WORDS, leadsShownTo, rightsOf } from 'contract/desk/roles.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addDeskCall, type DeskPerson } from '../../../plugins/http/desk-calls.ts';
import { InvalidRequest, NotFound } from '../../../shared/errors.ts';
import { PersonExists } from '../desk-errors.ts';
import { linkAddress, ownNamesOf, seenOrigin } from '../desk-origin.ts';
import type { DeskParts } from '../desk-parts.ts';
import type { LinkMails } from '../sign-in/link-mails.ts';
import { makeLink } from '../sign-in/links.store.ts';
import {
  findActivePerson,
  insertPerson,
  listMembers,
  type Member,
  removePerson,
  requireOwnName,
  updateMember,
} from './people.store.ts';
import { readGranted } from './person.ts';

/** Adds the calls that manage the people of the desk, for those with the right to. */
export function addPeopleCalls(desk: FastifyInstance, parts: DeskParts & { mails: LinkMails }): void {
  const { database, clock, config, mails, release } = parts;
  const own = ownNamesOf(config);

  addDeskCall(desk, 'GET /people', async () => ({
    people: (await listMembers(database, clock())).map(toAnswer),
    mailsLinks: await mails.canMail(),
  }));

  addDeskCall(desk, 'POST /people', async ({ body, person, request, change }) => {
    const { email, name, role, granted, sendsMail } = body;
    const facts = { email, name, role, granted, zone: config.office.zone };
    const to = await change(async (transaction, note) => {
      const id = await insertPerson(transaction, facts, clock());
      if (id === undefined) throw new PersonExists();
      await requireOwnName(transaction, name, id);
      note({
        subject: [`${email.toLowerCase()}: ${role}`, ...granted.map((right) => GRANTED_WORDS[right])].join(
          ', ',
        ),
      });
      return {
        id,
        name,
        email: email.toLowerCase(),
        ...(await makeLink(transaction, id, 'invite', clock())),
      };
    });
    return await invite({ ...to, sendsMail }, person, request);
  });

  addDeskCall(desk, 'PATCH /people/:id', async ({ body, params, change }) => {
    const known = await findActivePerson(database, params);
    if (!known) throw new NotFound();
    const { role, granted, name } = body;
    const changes = [
      ...(name === undefined ? [] : ['name']),
      ...(role === undefined ? [] : [`role ${role}`]),
      ...(granted === undefined
        ? []
        : [
            granted.map((right) => GRANTED_WORDS[right]).join(', ') ||
              'neither exports, erases, nor gets requests in turn',
          ]),
    ];
    await change(async (transaction, note) => {
      if (!(await updateMember(transaction, params.id, body, { now: clock(), release })))
        throw new NotFound();
      if (changes.length > 0) note({ subject: `${known.email}: ${changes.join(', ')}` });
    });
  });

  addDeskCall(desk, 'POST /people/:id/link', async ({ body, params, person, request, change }) => {
    const known = await findActivePerson(database, params);
    if (!known) throw new NotFound();
    const link = await change((transaction, note) => {
      note({ subject: known.email });
      return makeLink(transaction, known.id, 'invite', clock());
    });
    return await invite({ ...known, ...body, ...link }, person, request);
  });

  addDeskCall(desk, 'GET /people/:id/work', async ({ params }) => {
    const known = await findActivePerson(database, params);
    if (!known) throw new NotFound();
    return parts.countWork(database, known, clock());
  });

  addDeskCall(desk, 'DELETE /people/:id', async ({ params, body: leaving, change }) => {
    const known = await findActivePerson(database, params);
    if (!known) throw new NotFound();
    const { heir } = leaving;
    const heirs = heir === null ? undefined : await findActivePerson(database, { id: heir });
    if (heir !== null && (!heirs || heir === known.id || leadsShownTo(rightsOf(heirs.role, [])) === 'none')) {
      const message = 'This person can’t have leads.';
      throw new InvalidRequest(message, [{ field: 'heir', message }]);
    }
    await change(async (transaction, note) => {
      if (!(await removePerson(transaction, params.id, { now: clock(), release, leaving })))
        throw new NotFound();
      note({ subject: heirs ? `${known.email}, leads to ${heirs.email}` : known.email });
    });
  });

  async function invite(
    to: { id: string; name: string; email: string; sendsMail: boolean; token: string; expiresAt: Date },
    by: DeskPerson,
    request: FastifyRequest,
  ): Promise<Invitation> {
    const { id, name, email, sendsMail, token, expiresAt } = to;
    const isMailed = sendsMail && (await mails.canMail());
    if (isMailed) mails.send({ purpose: 'invite', email, name, token, expiresAt, invitedBy: by.name });
    return {
      id,
      ...(!isMailed && { link: linkAddress(seenOrigin(request, own), token) }),
      expiresAt: expiresAt.toISOString(),
    };
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
