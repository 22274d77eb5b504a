import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { LEAD_KINDS } from 'contract/api-paths.ts';
import type { RetentionRules } from 'contract/desk/privacy.ts';
import { leadsShownTo } from 'contract/desk/roles.ts';
import { isEmailAddress } from 'contract/email-address.ts';
import { SPAM_DAYS } from 'contract/leads/retention.ts';
import type { FastifyInstance } from 'fastify';
import PQueue from 'p-queue';
import type { AppContext } from '../../../plugins/app-context.ts';
import { readRegister, recordErased, registerFolders } from '../../../plugins/database/erased-register.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import { emptyLog } from '../../../plugins/database/wipe-pages.ts';
import { addDeskCall, type DeskPerson } from '../../../plugins/http/desk-calls.ts';
import { InvalidRequest, RateLimited } from '../../../shared/errors.ts';
import { type BusyTimes, listComingDemos } from '../../bookings/bookings.queries.ts';
import { NotAllowed, requireRedactedReason } from '../../desk/desk.queries.ts';
import { visibleTo } from '../../leads/leads.calls.ts';
import { cancelAndNotify, countVisible, listConsents, retainLeads } from '../../leads/leads.queries.ts';
import { eraseHere } from '../privacy/erase-person.ts';
import { findPerson, type Person } from '../privacy/find-person.ts';
import { heldData } from '../privacy/held-data.ts';
import { copyOfPerson } from '../privacy/person-copy.ts';
import { listSentElsewhere } from '../privacy/sent-elsewhere.ts';
import { searchEverywhere } from '../privacy/verify-erasure.ts';
import { addressHash } from './address-hash.ts';

/** Rights to look a person up: to hand out or to erase what is found. */
const CONSENTS_SHOWN = 100;
const ENTRIES_SHOWN = 200;
/** Each reads all that is stored: one at a time, and no more in line than people who press twice. */
const MOST_WAITING = 8;
const RETRY_SECONDS = 10;
/** Entries of a list that are written before others are answered. */
const PARTS_AT_ONCE = 50;
/** Length of a hash that distinguishes entries. */
const HASH_SHOWN = 12;

interface PrivacyParts extends Pick<AppContext, 'database' | 'config' | 'clock'> {
  busyTimes?: BusyTimes;
}

/**
 * Finding, copying and erasing a person, consents, the register of erased people, and retention: as the commands do it.
 */
export function addPrivacyCalls(desk: FastifyInstance, parts: PrivacyParts): void {
  const { database, config, clock } = parts;
  const turns = new PQueue({ concurrency: 1 });

  addDeskCall(desk, 'POST /privacy/find', async ({ person: asking, body }) => {
    const email = readAddress(body.email);
    const person = await inTurn(() => findPerson(database, config.dataDir, email));
    await requireShown(database, asking, person);
    const demos = await listComingDemos(database, person.leads, clock());
    return {
      email,
      held: heldData(person),
      demos: demos.map(({ leadId, start }) => ({ leadId, startsAt: start.toISOString() })),
      others: await listSentElsewhere(database, person.leads),
      consents: await listConsents(database, { email }, CONSENTS_SHOWN),
    };
  });

  addDeskCall(desk, 'POST /privacy/copy', async ({ person: asking, body, reply, change }) => {
    requireRedactedReason(body.reason);
    const email = readAddress(body.email);
    const person = await inTurn(() => findPerson(database, config.dataDir, email));
    await requireShown(database, asking, person);
    const subject = `${await addressHash(database, email)}, ${body.format}`;
    await change(async (_, note) => note({ subject, rows: person.leads.length, reason: body.reason }));
    const isPdf = body.format === 'pdf';
    const { zone } = config.office;
    const file = await inTurn(async () => {
      const copy = await copyOfPerson(parts, person);
      return isPdf
        ? (await import('./person-pdf.ts')).drawPersonPdf(copy, zone)
        : Readable.from(jsonInParts(copy));
    });
    await reply
      .header('content-type', isPdf ? 'application/pdf' : 'application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="personal-data.${body.format}"`)
      .send(file);
  });

  addDeskCall(desk, 'POST /privacy/erase', async ({ body, change }) => {
    requireRedactedReason(body.reason);
    const email = readAddress(body.email);
    const { reason } = body;
    const person = await inTurn(() => findPerson(database, config.dataDir, email));
    const demos = await listComingDemos(database, person.leads, clock());
    // Its own entry: the demos stay canceled where the erasure ends for messages that could not be sent.
    await change(async (_, note) => {
      if (demos.length === 0) return;
      const subject = `all to come of ${await addressHash(database, email)}`;
      note({ action: 'demos.cancel', subject, rows: demos.length, reason });
    });
    const notice = await cancelAndNotify(parts, { demos, leadIds: person.leads, waits: body.waits });
    if (notice.kind === 'unsent') {
      const unsent = notice.channels.map(({ channel, problem }) =>
        problem ? `${channel} (${problem})` : channel,
      );
      return { canceledDemos: demos.length, unsent, tables: 0, files: 0, found: [], copies: [] };
    }
    const { tables, files, found, copies } = await inTurn(async () => {
      // First, since the audit names the person as the register does.
      await recordErased(database, registerFolders(config), { email, now: clock() });
      const subject = await addressHash(database, email);
      await change(async (_, note) => note({ subject, rows: person.leads.length, reason }));
      await eraseHere(email, parts, () => {});
      return searchEverywhere(database, config, email);
    });
    return { canceledDemos: demos.length, tables, files, found, copies };
  });

  addDeskCall(desk, 'GET /privacy/consents', async ({ query: { before, withdrawn } }) => {
    const consents = await listConsents(
      database,
      { before, isWithdrawn: withdrawn === 'true' },
      CONSENTS_SHOWN,
    );
    const last = consents.at(-1);
    return { consents, ...(last && consents.length === CONSENTS_SHOWN && { next: last.leadId }) };
  });

  addDeskCall(desk, 'GET /privacy/register', async () => {
    const entries = await readRegister(database);
    const newest = entries.reverse().slice(0, ENTRIES_SHOWN);
    return {
      entries: newest.map(({ hash, erasedAt }) => ({ hash: hash.slice(0, HASH_SHOWN), erasedAt })),
      total: entries.length,
    };
  });

  addDeskCall(desk, 'GET /privacy/retention', async () => ({
    rules: await applyRules(false),
  }));

  addDeskCall(desk, 'POST /privacy/retention', async ({ body, change }) => {
    requireRedactedReason(body.reason);
    // Before what can not be taken back.
    const rows = (await applyRules(false)).reduce((sum, { old, staying }) => sum + old - staying, 0);
    await change(async (_, note) => note({ subject: 'all kinds', rows, reason: body.reason }));
    const rules = await applyRules(true);
    await emptyLog(database);
    return { rules };
  });

  /** @throws {RateLimited} */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (turns.size + turns.pending >= MOST_WAITING) throw new RateLimited(RETRY_SECONDS);
    return turns.add(work);
  }

  function applyRules(isApplied: boolean): Promise<RetentionRules['rules']> {
    return Promise.all(
      ([...LEAD_KINDS, 'spam'] as const).map(async (kind) => {
        const days = kind === 'spam' ? SPAM_DAYS : config.retentionDays[kind];
        if (days === undefined) return { kind, days: null, old: 0, staying: 0 };
        const { old, staying, removed } = await retainLeads(parts, { kind, days, isApplied });
        return { kind, days, old, staying, ...(isApplied && { removed }) };
      }),
    );
  }
}

/**
 * Rejects people who may not see these leads: the rights to export and to erase do not show them, but what is found,
 * and a copy, include all.
 * @throws {NotAllowed}
 */
async function requireShown(database: Database, asking: DeskPerson, { leads, users }: Person): Promise<void> {
  const shown = leadsShownTo(asking.rights);
  if (shown === 'all') return;
  // Accounts, and what was written in their chats, are not the sales team's.
  if (shown === 'none' || users.length > 0) throw new NotAllowed();
  if (leads.length === 0) return;
  const seen = await countVisible(database, leads, visibleTo(asking));
  if (seen < leads.length) throw new NotAllowed();
}

/** An object as JSON, its long lists in parts: one text of it all would keep others waiting. */
async function* jsonInParts(whole: object): AsyncGenerator<string> {
  let before = '{\n';
  for (const [name, value] of Object.entries(whole)) {
    yield `${before}  ${JSON.stringify(name)}: `;
    before = ',\n';
    if (!Array.isArray(value)) {
      yield JSON.stringify(value);
      continue;
    }
    for (const [index, each] of value.entries()) {
      yield `${index === 0 ? '[' : ','}\n    ${JSON.stringify(each)}`;
      if (index % PARTS_AT_ONCE === 0) await nextTurn();
    }
    yield value.length === 0 ? '[]' : '\n  ]';
  }
  yield '\n}\n';
}

/** @throws {InvalidRequest} */
function readAddress(email: string): string {
  const address = email.trim();
  if (isEmailAddress(address)) return address;
  const message = 'Enter one email address, such as asha@example.com.';
  throw new InvalidRequest(message, [{ field: 'email', message }]);
}
