import { LEAD_PATHS } from 'contract/api-paths.ts';
import { describe, expect, it } from 'vitest';
import { GOOD_BODIES } from '../../../../checks/support/lead-bodies.ts';
import { startTestServer } from '../../../../checks/support/test-server.ts';

async function start() {
  const { url, database } = await startTestServer();
  const send = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  };
  const bodies = async () =>
    (await database.selectFrom('leads').select('body').orderBy('id').execute()).map(({ body }) =>
      JSON.parse(body),
    );
  return { send, bodies };
}

describe('a field that is null', () => {
  it.each([
    ['contact', ['phone', 'teamSize']],
    ['demo', ['message']],
    ['agent', ['role', 'goal', 'desc', 'instructions']],
  ] as const)('treats null as missing in a %s request', async (kind, optional) => {
    const { send, bodies } = await start();
    const unset = Object.fromEntries(optional.map((field) => [field, null]));
    const body = { ...GOOD_BODIES[kind], ...unset };
    const key = { 'idempotency-key': 'one-key' };
    expect((await send(LEAD_PATHS[kind], body, key)).status).toBe(201);
    for (const field of optional) expect((await bodies())[0]).not.toHaveProperty(field);
    const missing = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
    const again = await send(LEAD_PATHS[kind], missing, key);
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
  });

  it('refuses null in a required field', async () => {
    const { send } = await start();
    const { status, body } = await send(LEAD_PATHS.contact, { ...GOOD_BODIES.contact, company: null });
    expect([status, body.fields]).toMatchObject([400, [{ field: 'company' }]]);
  });

  it('refuses null in a field that the call does not have', async () => {
    const { send } = await start();
    const { status } = await send(LEAD_PATHS.contact, { ...GOOD_BODIES.contact, other: null });
    expect(status).toBe(400);
  });
});

describe('a character that the database cannot store', () => {
  it.each(['A\0b', 'A\ud800b'])('refuses the character at each of its fields', async (text) => {
    const { send } = await start();
    const { status, body } = await send(LEAD_PATHS.contact, {
      ...GOOD_BODIES.contact,
      firstName: text,
      company: text,
    });
    const message = 'This field has characters that don’t belong in it';
    expect([status, body.fields]).toEqual([
      400,
      [
        { field: 'firstName', message },
        { field: 'company', message },
      ],
    ]);
  });

  it('repeats no name of an unknown field', async () => {
    const { send } = await start();
    const { status, body } = await send(LEAD_PATHS.contact, { ...GOOD_BODIES.contact, '<b>': 'A\0b' });
    expect([status, body]).toMatchObject([400, { code: 'invalid_request' }]);
    expect(JSON.stringify(body)).not.toContain('<b>');
  });
});
