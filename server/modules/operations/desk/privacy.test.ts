import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { storeDemo } from '../../../../checks/support/booked-demo.ts';
import { signIn } from '../../../../checks/support/desk/sign-in.ts';
import { leaveTraces } from '../../../../checks/support/person-traces.ts';
import { findDataDir } from '../../../../checks/support/shell.ts';
import { storeLead } from '../../../../checks/support/stored-leads.ts';
import { openTestDatabase } from '../../../../checks/support/test-database.ts';
import { startTestServer } from '../../../../checks/support/test-server.ts';
import { listAudit } from '../../desk/audit/audit.store.ts';
import { drawPersonPdf, type PersonCopy, runsOf } from './person-pdf.ts';

const EMAIL = 'canary.q7x@example.com';
const OTHER = 'bob.z3k@example.net';
const REASON = 'Asked for it by phone';

async function setUp() {
  const database = await openTestDatabase();
  const dataDir = await findDataDir(database);
  const server = await startTestServer({ database, config: { dataDir, backupDir: null } });
  await leaveTraces(database, dataDir, EMAIL, OTHER);
  const { headers } = await signIn(server, 'owner');
  const post = (url: string, payload: object, as = headers) =>
    server.app.inject({ method: 'POST', url: `/desk/api/privacy/${url}`, headers: as, payload });
  return { server, database, headers, post };
}

it('finds what is held about a person, in any case of the address', async () => {
  const { post } = await setUp();
  const found = (await post('find', { email: ` ${EMAIL.toUpperCase()} ` })).json();
  expect(found.held).toContainEqual({ what: 'leads', count: 1 });
  expect(found.held).toContainEqual({ what: 'mails in files', count: 5 });
  expect((await post('find', { email: 'nothing@example.com' })).json()).toMatchObject({
    held: [],
    demos: [],
    others: [],
    consents: [],
  });
});

it('refuses what is no address, and names the field', async () => {
  const { post } = await setUp();
  expect((await post('find', { email: 'asha' })).json()).toMatchObject({
    code: 'invalid_request',
    fields: [{ field: 'email' }],
  });
});

it.each(['json', 'pdf'])(
  'hands out a copy as %s, and records who did and why, without the address',
  async (format) => {
    const { post, database } = await setUp();
    const response = await post('copy', { email: EMAIL, format, reason: REASON });
    expect(response.headers['content-disposition']).toBe(`attachment; filename="personal-data.${format}"`);
    expect(response.rawPayload.subarray(0, 4).toString()).toBe(format === 'pdf' ? '%PDF' : '{\n  ');
    const [entry] = await listAudit(database, { limit: 1 });
    expect(entry).toMatchObject({ action: 'person.copy', row_count: 1, reason: REASON });
    expect(JSON.stringify(entry)).not.toContain('canary');
  },
);

it('hands out no copy of leads that one may not see, whatever was granted', async () => {
  const { post, server, database } = await setUp();
  const copy = { email: 'lea@example.com', format: 'json', reason: REASON };
  const lead = await storeLead(database, { email: 'lea@example.com' });
  const granted = ['export'] as const;
  const [analyst, sales, other] = [
    await signIn(server, 'analyst', { granted }),
    await signIn(server, 'sales', { granted }),
    await signIn(server, 'sales', { granted }),
  ];
  const give = (id: string) =>
    database.updateTable('leads').set({ assigned_to: id }).where('id', '=', lead).execute();
  await give(other.personId);
  expect((await post('copy', copy, analyst.headers)).json()).toMatchObject({ code: 'not_allowed' });
  expect((await post('copy', copy, sales.headers)).json()).toMatchObject({ code: 'not_allowed' });
  for (const { headers } of [analyst, sales]) {
    expect((await post('find', { email: copy.email }, headers)).json()).toMatchObject({
      code: 'not_allowed',
    });
  }
  await give(sales.personId);
  expect((await post('copy', copy, sales.headers)).statusCode).toBe(200);
  const withAccount = { ...copy, email: EMAIL };
  expect((await post('copy', withAccount, sales.headers)).json()).toMatchObject({ code: 'not_allowed' });
});

it('names a person in the audit as the register does, from the first one on', async () => {
  const { post, server, headers, database } = await setUp();
  await post('copy', { email: EMAIL, format: 'json', reason: REASON });
  const [copied] = await listAudit(database, { limit: 1 });
  const guessed = createHash('sha256').update(EMAIL).digest('base64url').slice(0, 12);
  expect(copied?.subject).not.toContain(guessed);
  await post('erase', { email: EMAIL, reason: REASON, waits: false });
  const [erased] = await listAudit(database, { limit: 1 });
  const { json } = await server.app.inject({ url: '/desk/api/privacy/register', headers });
  expect(erased?.subject).toBe(`person ${json().entries[0].hash}`);
});

it('looks for no more people at once than wait in line', async () => {
  const { post } = await setUp();
  const answers = await Promise.all(Array.from({ length: 12 }, () => post('find', { email: EMAIL })));
  const codes = answers.map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code === 200)).toHaveLength(8);
  expect(codes.filter((code) => code === 429)).toHaveLength(4);
});

it('draws a PDF of a person who has sent endless texts in pauses, and cuts it', async () => {
  const message = 'aяγ'.repeat(1_500);
  const requests = Array.from({ length: 300 }, () => ({ body: { message } }));
  const copy = { address: EMAIL, copiedAt: '2026-03-10T06:30:00.000Z', requests } as unknown as PersonCopy;
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  const pdf = drawPersonPdf(copy, 'UTC', 50_000);
  // Before anything is drawn: the reader sees that it comes.
  expect(String(await once(pdf, 'data'))).toMatch(/^%PDF/);
  let bytes = 0;
  for await (const chunk of pdf) bytes += chunk.length;
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
  expect(bytes).toBeLessThan(1_000_000);
});

it('erases a person, and searches for what is left', async () => {
  const { post, database } = await setUp();
  const response = await post('erase', { email: EMAIL, reason: REASON, waits: false });
  expect(response.json()).toMatchObject({ canceledDemos: 0, found: [] });
  expect((await post('find', { email: EMAIL })).json().held).toEqual([]);
  expect((await post('find', { email: OTHER })).json().held).toContainEqual({ what: 'leads', count: 1 });
  const [entry] = await listAudit(database, { limit: 1 });
  expect(entry).toMatchObject({ action: 'person.erase', row_count: 1 });
});

it('records the demos that it cancels by an entry of their own', async () => {
  const { post, database } = await setUp();
  await storeDemo(database, { start: new Date('2026-03-12T06:00:00Z'), email: EMAIL });
  const response = await post('erase', { email: EMAIL, reason: REASON, waits: false });
  expect(response.json()).toMatchObject({ canceledDemos: 1, found: [] });
  const [erased, canceled] = await listAudit(database, { limit: 2 });
  expect(erased).toMatchObject({ action: 'person.erase', row_count: 2 });
  expect(canceled).toMatchObject({ action: 'demos.cancel', row_count: 1, reason: REASON });
  expect(canceled?.subject).not.toContain('canary');
});

it('takes no reason that names an address: the audit keeps it', async () => {
  const { post } = await setUp();
  const refused = await post('erase', { email: EMAIL, reason: `${OTHER} asked`, waits: false });
  expect(refused.json()).toMatchObject({ code: 'invalid_request', fields: [{ field: 'reason' }] });
  expect((await post('find', { email: EMAIL })).json().held).not.toEqual([]);
});

it.each(['copy', 'erase', 'retention'])('asks for a passkey again before %s', async (url) => {
  const { post, server } = await setUp();
  const { headers } = await signIn(server, 'owner', { isFresh: false });
  const payload = { email: EMAIL, format: 'json', reason: REASON, waits: false };
  expect((await post(url, payload, headers)).json()).toMatchObject({ code: 'passkey_needed' });
});

it('lists the register of erased people by hashes alone', async () => {
  const { post, server, headers } = await setUp();
  await post('erase', { email: EMAIL, reason: REASON, waits: false });
  const { json } = await server.app.inject({ url: '/desk/api/privacy/register', headers });
  expect(json()).toMatchObject({ total: 1, entries: [{ hash: expect.stringMatching(/^[\w-]{12}$/) }] });
});

it('lists consents, the newest first, and those that were withdrawn', async () => {
  const { server, database, headers } = await setUp();
  const consent = { text: 'I agree', sha256: 'ab', at: '2026-03-01T09:00:00.000Z' };
  const receivedAt = new Date('2026-03-01T09:00:00Z');
  await storeLead(database, { email: OTHER, context: { consent }, receivedAt });
  const withdrawn = { ...consent, withdrawnAt: '2026-03-02T09:00:00.000Z' };
  await storeLead(database, { email: EMAIL, context: { consent: withdrawn } });
  const list = async (query: string) =>
    (await server.app.inject({ url: `/desk/api/privacy/consents${query}`, headers })).json().consents;
  expect((await list('')).map(({ email }: { email: string }) => email)).toEqual([EMAIL, OTHER]);
  expect(await list('?withdrawn=true')).toEqual([
    expect.objectContaining({ email: EMAIL, withdrawnAt: withdrawn.withdrawnAt }),
  ]);
});

it('previews what the retention would remove, and removes it', async () => {
  const { server, database, headers, post } = await setUp();
  await storeLead(database, { email: OTHER, kind: 'contact', receivedAt: new Date('2020-01-01T00:00:00Z') });
  const { rules } = (await server.app.inject({ url: '/desk/api/privacy/retention', headers })).json();
  const contact = { kind: 'contact', days: 730, old: 1, staying: 0 };
  expect(rules).toContainEqual(contact);
  const applied = (await post('retention', { reason: 'Monthly' })).json();
  expect(applied.rules).toContainEqual({ ...contact, removed: 1 });
  const [entry] = await listAudit(database, { limit: 1 });
  expect(entry).toMatchObject({ action: 'leads.retention', row_count: 1, reason: 'Monthly' });
});

it('copies, erases and removes nothing that the audit has no entry of', async () => {
  const { post, database } = await setUp();
  await storeLead(database, { email: OTHER, kind: 'contact', receivedAt: new Date('2020-01-01T00:00:00Z') });
  await database.schema.alterTable('audit_entries').renameTo('lost').execute();
  const copy = await post('copy', { email: EMAIL, format: 'json', reason: REASON });
  const erase = await post('erase', { email: EMAIL, reason: REASON, waits: false });
  const retention = await post('retention', { reason: REASON });
  expect([copy.statusCode, erase.statusCode, retention.statusCode]).toEqual([500, 500, 500]);
  expect(copy.body).not.toContain('canary');
  expect(await database.selectFrom('leads').select('id').execute()).toHaveLength(3);
});

it('writes each letter of the PDF in a font that has it, and a square for one that none has', () => {
  const has = (letters: string) => (code: number) => letters.includes(String.fromCodePoint(code));
  const fonts = [
    { name: 'latin', has: has('Aa ') },
    { name: 'cyrillic', has: has('Яя ') },
  ];
  expect(runsOf('A Яя a漢\n', fonts)).toEqual([
    { font: 'latin', text: 'A ' },
    { font: 'cyrillic', text: 'Яя ' },
    { font: 'latin', text: 'a□ ' },
  ]);
});
