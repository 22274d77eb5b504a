import { LEAD_KINDS } from 'contract/api-paths.ts';
import { describe, expect, it } from 'vitest';
import { GOOD_BODIES, postForm, postLead } from '../../../../checks/support/lead-bodies.ts';
import { startTestServer, type TestServer } from '../../../../checks/support/test-server.ts';

const AS_PERSON = { accept: 'text/html' };
const SLOW = 'form_open_ms=9000';

function findStates({ database }: TestServer) {
  return database.selectFrom('leads').select(['state', 'suspicion']).orderBy('id').execute();
}

describe.each(LEAD_KINDS)('a %s request', (kind) => {
  it('stores a request without suspicion as new', async () => {
    const server = await startTestServer();
    await postLead(server.url, kind);
    await postLead(server.url, kind, { ...GOOD_BODIES[kind], email: 'ben@example.com' }, { baggage: SLOW });
    await postForm(server.url, kind, { ...GOOD_BODIES[kind], email: 'cem@example.com', subject: '' });
    expect(await findStates(server)).toEqual(Array(3).fill({ state: 'new', suspicion: null }));
  });

  it('answers suspected spam like any request, and quarantines it with its reasons', async () => {
    const server = await startTestServer();
    const good = await postLead(server.url, kind);
    const other = { ...GOOD_BODIES[kind], email: 'ben@example.com' };
    const bad = await postLead(server.url, kind, other, { baggage: 'form_open_ms=40,form_trap=x' });
    expect([bad.status, Object.keys(await bad.json())]).toEqual([
      good.status,
      Object.keys(await good.json()),
    ]);
    expect((await findStates(server))[1]).toEqual({
      state: 'quarantined',
      suspicion: '["trap_filled","sent_too_fast"]',
    });
    const metrics = await server.metrics.registry.metrics();
    expect(metrics).toContain(`leads_total{kind="${kind}",outcome="quarantined"} 1`);
    expect(metrics).toContain('lead_suspicions_total{reason="trap_filled"} 1');
  });

  it('redirects a filled honeypot like any form, and quarantines the lead without that field', async () => {
    const server = await startTestServer();
    const good = await postForm(server.url, kind, { ...GOOD_BODIES[kind], subject: '' }, AS_PERSON);
    const other = { ...GOOD_BODIES[kind], email: 'other@example.com' };
    const bad = await postForm(server.url, kind, { ...other, subject: 'Buy' }, AS_PERSON);
    const placeOf = ({ headers }: Response) => headers.get('location')?.replace(/[\w-]{48}$/, '{token}');
    expect([bad.status, placeOf(bad)]).toEqual([good.status, placeOf(good)]);
    expect((await findStates(server))[1]).toEqual({ state: 'quarantined', suspicion: '["trap_filled"]' });
    const [, lead] = await server.database.selectFrom('leads').select('body').orderBy('id').execute();
    expect(JSON.parse(lead?.body ?? '')).toEqual(other);
  });

  it('answers 400 for the honeypot as a field of the call', async () => {
    const { url } = await startTestServer();
    expect((await postLead(url, kind, { ...GOOD_BODIES[kind], subject: '' })).status).toBe(400);
  });
});

describe('the limit of leads per address', () => {
  it('quarantines leads beyond the limit of an address, ignores case, and does not count retries', async () => {
    const server = await startTestServer({ config: { leadsPerEmailHour: 2 } });
    const post = (email: string, key: string) =>
      postLead(server.url, 'agent', { ...GOOD_BODIES.agent, email }, { 'idempotency-key': key });
    for (const key of ['a', 'a', 'a', 'b']) await post('asha@example.com', key);
    await post('Asha@Example.com', 'c');
    await post('mira@example.com', 'd');
    expect((await findStates(server)).map(({ state, suspicion }) => suspicion ?? state)).toEqual([
      'new',
      'new',
      '["many_of_one_address"]',
      'new',
    ]);
  });
});

describe('spam from another network', () => {
  const [SPAMMER, PERSON] = [{ 'x-forwarded-for': '203.0.113.9' }, { 'x-forwarded-for': '192.0.2.1' }];
  const config = { leadsPerEmailHour: 2, trustedProxies: ['127.0.0.1'] };

  it('quarantines leads with a person’s address, and none from that person’s own network', async () => {
    const server = await startTestServer({ config });
    for (let count = 1; count <= 3; count += 1) {
      const body = { ...GOOD_BODIES.contact, message: `Number ${count}` };
      await postLead(server.url, 'contact', body, SPAMMER);
    }
    await postLead(server.url, 'demo', undefined, PERSON);
    const suspicions = (await findStates(server)).map(({ suspicion }) => suspicion);
    expect(suspicions).toEqual([null, null, '["many_of_one_address"]', null]);
  });

  it('quarantines leads with a person’s text, and none from that person’s own network', async () => {
    const server = await startTestServer({ config });
    const message = 'We run a bakery with twelve people and would like to see drafted replies in Hindi';
    const post = (email: string, from: Record<string, string>) =>
      postLead(server.url, 'contact', { ...GOOD_BODIES.contact, email, message }, from);
    for (let count = 1; count <= 11; count += 1) await post(`a${count}@example.com`, SPAMMER);
    await post('asha@example.com', PERSON);
    const suspicions = (await findStates(server)).map(({ suspicion }) => suspicion);
    expect(suspicions).toEqual([...Array(10).fill(null), '["repeated_text"]', null]);
  });

  it('counts an address once, whatever its tag and its dots', async () => {
    const server = await startTestServer({ config });
    for (const email of ['asha.rao@gmail.com', 'asharao+1@gmail.com', 'a.s.h.a.rao+2@googlemail.com']) {
      await postLead(server.url, 'agent', { ...GOOD_BODIES.agent, email });
    }
    const suspicions = (await findStates(server)).map(({ suspicion }) => suspicion);
    expect(suspicions).toEqual([null, null, '["many_of_one_address"]']);
  });
});

describe('one text from many addresses', () => {
  it('quarantines the eleventh lead with one text, and later ones', async () => {
    const server = await startTestServer();
    const message = 'We can bring your website to the first place of every search engine, call us';
    for (let count = 1; count <= 11; count += 1) {
      const body = { ...GOOD_BODIES.contact, email: `a${count}@example.com`, message: `${message} ${count}` };
      await postLead(server.url, 'contact', body);
    }
    const suspicions = (await findStates(server)).map(({ suspicion }) => suspicion);
    expect(suspicions).toEqual([...Array(10).fill(null), '["repeated_text"]']);
  });
});
