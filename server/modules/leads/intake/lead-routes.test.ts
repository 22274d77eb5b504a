import { LEAD_KINDS, LEAD_PATHS } from 'contract/api-paths.ts';
import type { LeadReceipt } from 'contract/leads/lead-requests.ts';
import { describe, expect, it } from 'vitest';
import { GOOD_BODIES, postLead } from '../../../../checks/support/lead-bodies.ts';
import { NOW, startTestServer } from '../../../../checks/support/test-server.ts';
import { StorageUnavailable } from '../../../shared/errors.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe.each(LEAD_KINDS)('POST %s request', (kind) => {
  it('answers 201 with an id and a sentence, and has stored the trimmed body', async () => {
    const { url, database } = await startTestServer();
    const padded = Object.fromEntries(
      Object.entries(GOOD_BODIES[kind]).map(([name, text]) => [name, ` ${text}\t`]),
    );
    const answer = await postLead(url, kind, padded);
    expect(answer.status).toBe(201);
    const receipt = (await answer.json()) as LeadReceipt;
    expect(receipt).toEqual({
      id: expect.stringMatching(UUID),
      message: expect.stringMatching(/\w.*[.!]$/),
      ...(kind === 'demo' ? { booking: expect.anything() } : {}),
    });
    const [lead, ...others] = await database.selectFrom('leads').selectAll().execute();
    expect(others).toEqual([]);
    expect(lead).toMatchObject({ id: receipt.id, kind, email: 'asha@example.com' });
    expect(JSON.parse(lead?.body ?? '')).toEqual(GOOD_BODIES[kind]);
  });

  it('answers a retry with the same id and Idempotent-Replayed', async () => {
    const { url } = await startTestServer();
    const post = () => postLead(url, kind, GOOD_BODIES[kind], { 'idempotency-key': 'key-1' });
    const first = await post();
    const second = await post();
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.headers.has('idempotent-replayed')).toBe(false);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(await second.json()).toEqual(await first.json());
  });

  it('recognizes a retry in spite of another order of fields and blanks', async () => {
    const { url } = await startTestServer();
    const headers = { 'idempotency-key': 'key-1' };
    await postLead(url, kind, GOOD_BODIES[kind], headers);
    const shuffled = Object.fromEntries(
      Object.entries(GOOD_BODIES[kind])
        .reverse()
        .map(([name, text]) => [name, `${text} `]),
    );
    const second = await postLead(url, kind, shuffled, headers);
    expect([second.status, second.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
  });

  it('answers 422 when a key comes back with another body', async () => {
    const { url, database } = await startTestServer();
    const headers = { 'idempotency-key': 'key-1' };
    await postLead(url, kind, GOOD_BODIES[kind], headers);
    const answer = await postLead(url, kind, { ...GOOD_BODIES[kind], email: 'other@example.com' }, headers);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ statusCode: 422, code: 'idempotency_key_reused' });
    expect(await database.selectFrom('leads').select('id').execute()).toHaveLength(1);
  });

  it('stores one row for 50 simultaneous requests with one key', async () => {
    const { url, database } = await startTestServer();
    const headers = { 'idempotency-key': 'key-1' };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => postLead(url, kind, GOOD_BODIES[kind], headers)),
    );
    const receipts = await Promise.all(answers.map((answer) => answer.json() as Promise<LeadReceipt>));
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect(new Set(receipts.map(({ id }) => id)).size).toBe(1);
    expect(answers.filter(({ headers }) => !headers.has('idempotent-replayed'))).toHaveLength(1);
    expect(await database.selectFrom('leads').select('id').execute()).toHaveLength(1);
  });

  it.each(['', 'two words', 'x'.repeat(256), 'ümlaut', 'form-', 'form-1'])(
    'answers 400 for the idempotency key %j',
    async (key) => {
      const { url } = await startTestServer();
      const answer = await postLead(url, kind, GOOD_BODIES[kind], { 'idempotency-key': key });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'invalid_request' });
    },
  );

  it.each(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('answers 405 with Allow for %s', async (method) => {
    const { url } = await startTestServer();
    const answer = await fetch(url + LEAD_PATHS[kind], { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    expect(await answer.json()).toMatchObject({ statusCode: 405, code: 'method_not_allowed' });
  });

  it('answers 503 with Retry-After when the storage fails, and keeps running', async () => {
    const failing = {
      insertLead: () => Promise.reject(new StorageUnavailable(new Error('disk full'))),
      findReplay: async () => undefined,
      drain: async () => {},
    };
    const { url, logged } = await startTestServer({ leadStore: failing });
    const answer = await postLead(url, kind);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({ statusCode: 503, code: 'storage_unavailable' });
    expect(text).not.toContain('disk full');
    expect(logged).toContainEqual(expect.objectContaining({ level: 50, msg: 'storage_unavailable' }));
    expect((await postLead(url, kind)).status).toBe(503);
  });

  it('answers 429 with Retry-After when one address sends too many requests', async () => {
    const { url } = await startTestServer({ config: { leadsPerMinute: 2 } });
    await postLead(url, kind);
    await postLead(url, kind);
    const answer = await postLead(url, kind);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({ statusCode: 429, code: 'rate_limited' });
  });
});

describe('a lead call', () => {
  it('keeps the attribution of the baggage header', async () => {
    const { url, database } = await startTestServer();
    await postLead(url, 'agent', GOOD_BODIES.agent, { baggage: 'utm_source=news,session=secret' });
    const [lead] = await database.selectFrom('leads').select('attribution').execute();
    expect(JSON.parse(lead?.attribution ?? '')).toEqual({ utm_source: 'news' });
  });

  it('stores a lead whose baggage header is malformed', async () => {
    const { url } = await startTestServer();
    expect((await postLead(url, 'agent', GOOD_BODIES.agent, { baggage: '%%%=;;;,' })).status).toBe(201);
  });

  it('keeps idempotency keys of different calls apart', async () => {
    const { url, database } = await startTestServer();
    await Promise.all(
      LEAD_KINDS.map((kind) => postLead(url, kind, GOOD_BODIES[kind], { 'idempotency-key': 'same' })),
    );
    expect(await database.selectFrom('leads').select('id').execute()).toHaveLength(4);
  });

  it('stores every request without a key', async () => {
    const { url, database } = await startTestServer();
    await Promise.all([1, 2, 3].map(() => postLead(url, 'contact')));
    expect(await database.selectFrom('leads').select('id').execute()).toHaveLength(3);
  });

  it('counts all four calls together toward the limit of an address', async () => {
    const { url } = await startTestServer({ config: { leadsPerMinute: 3 } });
    const answers = [];
    for (const kind of LEAD_KINDS) answers.push((await postLead(url, kind)).status);
    expect(answers).toEqual([201, 201, 201, 429]);
  });
});

describe('a demo request', () => {
  it('refuses a slot that has passed', async () => {
    const { url } = await startTestServer();
    const times = { startDateTime: '2026-03-10T12:00:00+05:30', endDateTime: '2026-03-10T12:30:00+05:30' };
    const answer = await postLead(url, 'demo', { ...GOOD_BODIES.demo, ...times });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      fields: [{ field: 'startDateTime', message: 'That time has passed. Pick another.' }],
    });
  });

  it('answers a retry with the first answer after its slot has begun', async () => {
    let now = NOW;
    const { url, database } = await startTestServer({ clock: () => now });
    const times = { startDateTime: '2026-03-10T12:30:00+05:30', endDateTime: '2026-03-10T13:00:00+05:30' };
    const post = (key: string, more = {}) =>
      postLead(url, 'demo', { ...GOOD_BODIES.demo, ...times, ...more }, { 'idempotency-key': key });
    const first = await post('key-1');
    now = new Date(NOW.getTime() + 3_600_000);
    const again = await post('key-1');
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
    expect(await again.json()).toEqual(await first.json());
    expect((await post('key-1', { firstName: 'Mira' })).status).toBe(422);
    expect((await post('key-2')).status).toBe(400);
    expect(await database.selectFrom('idempotency_keys').select('key').execute()).toEqual([{ key: 'key-1' }]);
  });

  it('lists a wrong time together with the other wrong fields', async () => {
    const { url } = await startTestServer();
    const wrong = { email: 'no-address', startDateTime: '2026-03-11T08:17:00+05:30' };
    const answer = await postLead(url, 'demo', { ...GOOD_BODIES.demo, ...wrong });
    expect(await answer.json()).toMatchObject({
      fields: [
        { field: 'email', message: 'Enter one plain email address' },
        { field: 'startDateTime', message: 'Choose a day and one of the times shown.' },
      ],
    });
  });

  it.each([
    ['a day that does not exist', '2026-02-30T08:00:00+05:30', '2026-02-30T08:30:00+05:30', 'startDateTime'],
    ['an hour', '2026-03-11T08:00:00+05:30', '2026-03-11T09:00:00+05:30', 'endDateTime'],
  ])('refuses %s', async (_what, startDateTime, endDateTime, field) => {
    const { url } = await startTestServer();
    const answer = await postLead(url, 'demo', { ...GOOD_BODIES.demo, startDateTime, endDateTime });
    expect(await answer.json()).toMatchObject({ statusCode: 400, fields: [{ field }] });
  });

  it('accepts the next slot of today', async () => {
    const { url } = await startTestServer();
    const times = { startDateTime: '2026-03-10T12:30:00+05:30', endDateTime: '2026-03-10T13:00:00+05:30' };
    expect((await postLead(url, 'demo', { ...GOOD_BODIES.demo, ...times })).status).toBe(201);
  });
});

describe('a name in a request', () => {
  it('counts a name of invisible characters as missing', async () => {
    const { url } = await startTestServer();
    const answer = await postLead(url, 'contact', { ...GOOD_BODIES.contact, firstName: '\u200b\u3164' });
    expect(await answer.json()).toMatchObject({
      fields: [{ field: 'firstName', message: 'Enter your first name' }],
    });
  });

  it('refuses a name with a character that reverses the reading order', async () => {
    const { url } = await startTestServer();
    const answer = await postLead(url, 'contact', { ...GOOD_BODIES.contact, firstName: 'Asha\u202eoaR' });
    expect(await answer.json()).toMatchObject({ statusCode: 400, fields: [{ field: 'firstName' }] });
  });
});

describe('a chatbot request', () => {
  it('names missing fields with the sentences of the form', async () => {
    const { url } = await startTestServer();
    const blank = { name: ' ', inputTextHolder: '', suggestions: '\u200b', email: '' };
    const { message: _left, ...rest } = GOOD_BODIES.chatbot;
    const answer = await postLead(url, 'chatbot', { ...rest, ...blank });
    const { fields } = (await answer.json()) as { fields: { field: string; message: string }[] };
    expect(Object.fromEntries(fields.map(({ field, message }) => [field, message]))).toEqual({
      name: 'Chatbot name is required',
      message: 'Welcome message is required',
      inputTextHolder: 'Placeholder text is required',
      suggestions: 'Suggestions are required',
      email: 'Please enter a valid email address',
    });
  });

  it.each(['name', 'inputTextHolder', 'suggestions', 'message'])(
    'accepts a %s of any length within the limit of the body',
    async (field) => {
      const { url } = await startTestServer();
      const withText = (text: string) => postLead(url, 'chatbot', { ...GOOD_BODIES.chatbot, [field]: text });

      expect((await withText('ü'.repeat(30_000))).status).toBe(201);
      expect((await withText('ü'.repeat(40_000))).status).toBe(413);
    },
  );
});

describe('a contact request', () => {
  it('names each invalid field once', async () => {
    const { url } = await startTestServer();
    const answer = await postLead(url, 'contact', {
      email: 'no-address',
      phone: 'call me\nnow',
      teamSize: '7',
      company: ' ',
    });
    const { fields } = (await answer.json()) as { fields: { field: string; message: string }[] };
    expect(Object.fromEntries(fields.map(({ field, message }) => [field, message]))).toEqual({
      firstName: 'Enter your first name',
      lastName: 'Enter your last name',
      message: 'Tell us what you need',
      company: 'Enter your company name',
      email: 'Enter a valid email address',
      phone: 'This field contains an invisible character: type it again',
      teamSize: 'Choose one of the values shown',
    });
    expect(fields).toHaveLength(7);
  });
});
