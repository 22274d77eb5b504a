import { expect, it } from 'vitest';
import { leaveTraces } from '../../../testing/person-traces.ts';
import { findDataDir } from '../../../testing/shell.ts';
import { storeLead } from '../../../testing/stored-leads.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { listAudit } from '../../audit/audit.store.ts';
import { signIn } from '../testing/sign-in.ts';
import { runsOf } from './person-pdf.ts';

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

it('erases a person, and searches for what is left', async () => {
  const { post, database } = await setUp();
  const response = await post('erase', { email: EMAIL, reason: REASON, waits: false });
  expect(response.json()).toMatchObject({ canceledDemos: 0, found: [] });
  expect((await post('find', { email: EMAIL })).json().held).toEqual([]);
  expect((await post('find', { email: OTHER })).json().held).toContainEqual({ what: 'leads', count: 1 });
  const [entry] = await listAudit(database, { limit: 1 });
  expect(entry).toMatchObject({ action: 'person.erase', row_count: 1 });
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
