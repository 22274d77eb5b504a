import { LEAD_KINDS } from 'contract/api-paths.ts';
import {
  ConsentPage,
  ConsentQuery,
  CopyRequest,
  ErasedRegister,
  ErasureReport,
  ErasureRequest,
  HeldData,
  PersonAddress,
  RetentionRequest,
  RetentionRules,
} from 'contract/desk/privacy.ts';
import type { DeskRight } from 'contract/desk/roles.ts';
import { isEmailAddress } from 'contract/email-address.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../plugins/app-context.ts';
import { readRegister } from '../../../plugins/database/erased-register.ts';
import { InvalidRequest } from '../../../shared/errors.ts';
import { type AuditEntry, appendAudit } from '../../audit/audit.store.ts';
import type { BusyTimes } from '../../hosts/busy-times.ts';
import { listConsents } from '../../leads/records/consent-records.ts';
import { cancelAndNotify, listComingDemos } from '../../privacy/coming-demos.ts';
import { eraseHere } from '../../privacy/erase-person.ts';
import { findPerson } from '../../privacy/find-person.ts';
import { heldData } from '../../privacy/held-data.ts';
import { copyOfPerson } from '../../privacy/person-copy.ts';
import { emptyLog } from '../../privacy/removal/wipe-pages.ts';
import { retainLeads } from '../../privacy/retention.ts';
import { listSentElsewhere } from '../../privacy/sent-elsewhere.ts';
import { searchEverywhere } from '../../privacy/verify-erasure.ts';
import { addDeskCall } from '../desk-calls.ts';
import { actorOf } from '../guard.ts';
import { requireNamelessReason } from '../nameless-reason.ts';
import { addressHash } from './address-hash.ts';

/** Who may look a person up: those who may hand out or erase what is found. */
const LOOK_UP: readonly DeskRight[] = ['export', 'erase'];
const CONSENTS_SHOWN = 100;
const ENTRIES_SHOWN = 200;
/** Enough of a hash to tell one entry from another. */
const HASH_SHOWN = 12;

interface PrivacyParts extends Pick<AppContext, 'database' | 'config' | 'clock'> {
  busyTimes?: BusyTimes;
}

/** Finding, copying and erasing a person, consents, the register of erased people, and retention: as the commands do it. */
export function addPrivacyCalls(desk: FastifyInstance, parts: PrivacyParts): void {
  const { database, config, clock } = parts;

  addDeskCall(
    desk,
    'POST',
    '/privacy/find',
    { access: LOOK_UP, body: PersonAddress, answer: HeldData },
    async ({ body }) => {
      const email = readAddress(body.email);
      const person = await findPerson(database, config.dataDir, email);
      const demos = await listComingDemos(database, person.leads, clock());
      return {
        email,
        held: heldData(person),
        demos: demos.map(({ leadId, start }) => ({ leadId, startsAt: start.toISOString() })),
        others: await listSentElsewhere(database, person.leads),
        consents: await listConsents(database, { email }, CONSENTS_SHOWN),
      };
    },
  );

  addDeskCall(
    desk,
    'POST',
    '/privacy/copy',
    { access: ['export'], needsFreshPasskey: true, body: CopyRequest },
    async ({ body, reply, request }) => {
      requireNamelessReason(body.reason);
      const email = readAddress(body.email);
      const person = await findPerson(database, config.dataDir, email);
      const copy = await copyOfPerson(parts, person);
      await audit(request, {
        action: 'person.copy',
        subject: `${await addressHash(database, email)}, ${body.format}`,
        rows: copy.requests.length,
        reason: body.reason,
      });
      const isPdf = body.format === 'pdf';
      const bytes = isPdf
        ? await (await import('./person-pdf.ts')).drawPersonPdf(copy, config.office.zone)
        : `${JSON.stringify(copy, null, 2)}\n`;
      await reply
        .header('content-type', isPdf ? 'application/pdf' : 'application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="personal-data.${body.format}"`)
        .send(bytes);
    },
  );

  addDeskCall(
    desk,
    'POST',
    '/privacy/erase',
    { access: ['erase'], needsFreshPasskey: true, body: ErasureRequest, answer: ErasureReport },
    async ({ body, request }) => {
      requireNamelessReason(body.reason);
      const email = readAddress(body.email);
      const person = await findPerson(database, config.dataDir, email);
      const demos = await listComingDemos(database, person.leads, clock());
      const subject = await addressHash(database, email);
      const notice = await cancelAndNotify(parts, { demos, leadIds: person.leads, waits: body.waits });
      if (notice.kind === 'unsent') {
        const unsent = notice.channels.map(({ channel, problem }) =>
          problem ? `${channel} (${problem})` : channel,
        );
        return { canceledDemos: demos.length, unsent, tables: 0, files: 0, found: [], copies: [] };
      }
      await audit(request, {
        action: 'person.erase',
        subject,
        rows: person.leads.length,
        reason: body.reason,
      });
      await eraseHere(email, parts, () => {});
      const { tables, files, found, copies } = await searchEverywhere(database, config, email);
      return { canceledDemos: demos.length, tables, files, found, copies };
    },
  );

  addDeskCall(
    desk,
    'GET',
    '/privacy/consents',
    { access: ['leads.all'], query: ConsentQuery, answer: ConsentPage },
    async ({ query: { before, withdrawn } }) => {
      const consents = await listConsents(
        database,
        { before, isWithdrawn: withdrawn === 'true' },
        CONSENTS_SHOWN,
      );
      const last = consents.at(-1);
      return { consents, ...(last && consents.length === CONSENTS_SHOWN && { next: last.leadId }) };
    },
  );

  addDeskCall(desk, 'GET', '/privacy/register', { access: LOOK_UP, answer: ErasedRegister }, async () => {
    const entries = await readRegister(database);
    const newest = entries.reverse().slice(0, ENTRIES_SHOWN);
    return {
      entries: newest.map(({ hash, erasedAt }) => ({ hash: hash.slice(0, HASH_SHOWN), erasedAt })),
      total: entries.length,
    };
  });

  addDeskCall(desk, 'GET', '/privacy/retention', { access: LOOK_UP, answer: RetentionRules }, async () => ({
    rules: await applyRules(false),
  }));

  addDeskCall(
    desk,
    'POST',
    '/privacy/retention',
    { access: ['erase'], needsFreshPasskey: true, body: RetentionRequest, answer: RetentionRules },
    async ({ body, request }) => {
      requireNamelessReason(body.reason);
      const rules = await applyRules(true);
      await emptyLog(database);
      const removed = rules.reduce((sum, rule) => sum + (rule.removed ?? 0), 0);
      await audit(request, {
        action: 'leads.retention',
        subject: 'all kinds',
        rows: removed,
        reason: body.reason,
      });
      return { rules };
    },
  );

  const audit = (request: FastifyRequest, entry: Omit<AuditEntry, 'actor' | 'origin'>) =>
    appendAudit(database, { ...actorOf(request), ...entry }, clock());

  function applyRules(isApplied: boolean): Promise<RetentionRules['rules']> {
    return Promise.all(
      LEAD_KINDS.map(async (kind) => {
        const days = config.retentionDays[kind];
        if (days === undefined) return { kind, days: null, old: 0, staying: 0 };
        const { old, staying, removed } = await retainLeads(parts, { kind, days, isApplied });
        return { kind, days, old, staying, ...(isApplied && { removed }) };
      }),
    );
  }
}

/** @throws {InvalidRequest} */
function readAddress(email: string): string {
  const address = email.trim();
  if (isEmailAddress(address)) return address;
  const message = 'Enter one email address, such as asha@example.com.';
  throw new InvalidRequest(message, [{ field: 'email', message }]);
}
