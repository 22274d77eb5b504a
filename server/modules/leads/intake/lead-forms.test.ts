import { describe, expect, it } from 'vitest';
import { GOOD_BODIES, postForm, postLead } from '../../../../checks/support/lead-bodies.ts';
import { PAGE_POLICY, PRODUCT_NAME } from '../../../../checks/support/site-folder.ts';
import { NOW, startTestServer } from '../../../../checks/support/test-server.ts';
import { formatDuration } from '../../../shared/format-duration.ts';

const AS_PERSON = { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8' };
const BOOKED = /^\/thankyou\/[\w-]{48}$/;
const DEMO_FORM = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.com',
  phone: '98765 43210',
  message: '',
  consent: 'on',
  date: '2026-03-11',
  time: '08:00 AM',
};

const CHATBOT_FORM = { ...GOOD_BODIES.chatbot, bubbleColor: 'pink-light', textColor: 'slate' };

describe('a form without script', () => {
  it.each([
    ['contact', '/thankyou'],
    ['agent', '/thankyou'],
    ['chatbot', '/thankyou'],
  ] as const)('stores a %s request and redirects to %s', async (kind, location) => {
    const { url, database } = await startTestServer();
    const answer = await postForm(url, kind, GOOD_BODIES[kind], AS_PERSON);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, location]);
    const [lead] = await database.selectFrom('leads').select('body').execute();
    expect(JSON.parse(lead?.body ?? '')).toEqual(GOOD_BODIES[kind]);
  });

  it('books a demo from a day, a time and a phone without its country code', async () => {
    const { url, database } = await startTestServer();
    const answer = await postForm(url, 'demo', DEMO_FORM, AS_PERSON);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringMatching(BOOKED)]);
    const [lead] = await database.selectFrom('leads').select('body').execute();
    expect(JSON.parse(lead?.body ?? '')).toEqual({ ...GOOD_BODIES.demo, message: '' });
  });

  it('redirects to the public origin when the operator configured one', async () => {
    const { url } = await startTestServer({ config: { publicUrl: 'https://www.example.com' } });
    const answer = await postForm(url, 'demo', DEMO_FORM, AS_PERSON);
    expect(answer.headers.get('location')).toMatch(/^https:\/\/www\.example\.com\/thankyou\/[\w-]{48}$/);
  });

  it.each([
    ['without the checkbox', undefined],
    ['with a blank value', ' '],
  ])('refuses a demo %s for consent', async (_how, value) => {
    const { url, database } = await startTestServer();
    const { consent: _consent, ...rest } = DEMO_FORM;
    const form = value === undefined ? rest : { ...rest, consent: value };
    const message = `Please confirm that you want to receive content from ${PRODUCT_NAME}.`;
    const answer = await postForm(url, 'demo', form);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ fields: [{ field: 'consent', message }] });
    const page = await postForm(url, 'demo', form, AS_PERSON);
    expect(await page.text()).toContain(`<ul><li>Consent: ${message}</li></ul>`);
    expect(await database.selectFrom('leads').select('id').execute()).toEqual([]);
  });

  it('accepts the fields of the call without a consent field', async () => {
    const { url } = await startTestServer();
    expect((await postForm(url, 'demo', GOOD_BODIES.demo)).status).toBe(303);
  });

  it('redirects a form that is sent again after its slot has begun, and stores it once', async () => {
    let now = NOW;
    const { url, database } = await startTestServer({ clock: () => now });
    await postForm(url, 'demo', { ...DEMO_FORM, date: '2026-03-10', time: '12:30 PM' });
    now = new Date(NOW.getTime() + 3_600_000);
    const again = await postForm(url, 'demo', { ...DEMO_FORM, date: '2026-03-10', time: '12:30 PM' });
    expect(again.status).toBe(303);
    expect(await database.selectFrom('leads').select('id').execute()).toHaveLength(1);
  });

  it('stores a form once when a double click sends it twice', async () => {
    const { url, database } = await startTestServer();
    await Promise.all([postForm(url, 'demo', DEMO_FORM), postForm(url, 'demo', DEMO_FORM)]);
    await postForm(url, 'demo', { ...DEMO_FORM, time: '08:30 AM' });
    expect(await database.selectFrom('leads').select('id').execute()).toHaveLength(2);
  });

  it('answers 400 for an unknown field', async () => {
    const { url } = await startTestServer();
    const answer = await postForm(url, 'demo', { ...DEMO_FORM, idempotencyKey: 'key-1' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).not.toHaveProperty('fields');
  });

  it('answers with a page that labels the fields as the form does', async () => {
    const { url } = await startTestServer();
    const answer = await postForm(url, 'demo', { ...DEMO_FORM, email: 'no-address', time: '' }, AS_PERSON);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toBe(PAGE_POLICY);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toContain(
      '<ul><li>Email: Enter one plain email address</li><li>Date and time: Choose a day and one of the times shown.</li></ul>',
    );
  });

  it('answers with a page for a slot that has passed', async () => {
    const { url } = await startTestServer();
    const answer = await postForm(url, 'demo', { ...DEMO_FORM, date: '2026-03-09' }, AS_PERSON);
    expect(await answer.text()).toContain('<li>Date and time: That time has passed. Pick another.</li>');
  });

  it('repeats no typed text on the page of errors', async () => {
    const { url } = await startTestServer();
    const answer = await postForm(url, 'contact', { email: '<script>canary</script>' }, AS_PERSON);
    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toContain('canary');
  });

  it('answers 429 with a page when the network is over its limit', async () => {
    const { url } = await startTestServer({ config: { leadsPerMinute: 1 } });
    await postForm(url, 'demo', DEMO_FORM, AS_PERSON);
    const answer = await postForm(url, 'demo', { ...DEMO_FORM, message: 'Another' }, AS_PERSON);
    expect(answer.status).toBe(429);
    const wait = formatDuration(Number(answer.headers.get('retry-after')));
    expect(await answer.text()).toContain(`<li>Too many requests. Please wait ${wait} and try again.</li>`);
  });

  it('answers in JSON when the client does not accept HTML', async () => {
    const { url } = await startTestServer();
    const answer = await postForm(url, 'demo', { ...DEMO_FORM, email: '' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid_request' });
  });
});

describe('a chatbot form without script', () => {
  const slate = { chatbot_text_color: 'slate #53525B' };

  it.each([
    ['the chosen colors', {}, { chatbot_bubble_color: 'pink-light #FCE7F3', ...slate }],
    [
      'the default for a missing color',
      { bubbleColor: '' },
      { chatbot_bubble_color: 'purple #8B5CF6', ...slate },
    ],
    ['no unknown bubble', { bubbleColor: 'mauve' }, slate],
    ['no unknown text', { textColor: 'red' }, { chatbot_bubble_color: 'pink-light #FCE7F3' }],
    ['nothing of two unknown ones', { bubbleColor: '__proto__', textColor: 'x'.repeat(5_000) }, null],
  ])('stores the design next to the body: %s', async (_what, change, attribution) => {
    const { url, database } = await startTestServer();
    const answer = await postForm(url, 'chatbot', { ...CHATBOT_FORM, ...change }, AS_PERSON);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/thankyou']);
    const [lead] = await database.selectFrom('leads').select(['body', 'attribution']).execute();
    expect(JSON.parse(lead?.body ?? '')).toEqual(GOOD_BODIES.chatbot);
    expect(JSON.parse(lead?.attribution ?? 'null')).toEqual(attribution);
  });

  it('stores the same lead as a call with the design in baggage', async () => {
    const { url, database } = await startTestServer();
    await postForm(url, 'chatbot', CHATBOT_FORM);
    const baggage = 'chatbot_bubble_color=pink-light%20%23FCE7F3,chatbot_text_color=slate%20%2353525B';
    expect((await postLead(url, 'chatbot', GOOD_BODIES.chatbot, { baggage })).status).toBe(201);
    const [form, call] = await database.selectFrom('leads').select(['body', 'attribution']).execute();
    expect(form).toEqual(call);
  });

  it('keeps the attribution of the baggage header', async () => {
    const { url, database } = await startTestServer();
    await postForm(url, 'chatbot', CHATBOT_FORM, { baggage: 'utm_source=news' });
    const [lead] = await database.selectFrom('leads').select('attribution').execute();
    expect(JSON.parse(lead?.attribution ?? '')).toMatchObject({ utm_source: 'news', ...slate });
  });

  it('stores a form once for a double click, and again with another color', async () => {
    const { url, database } = await startTestServer();
    await Promise.all([postForm(url, 'chatbot', CHATBOT_FORM), postForm(url, 'chatbot', CHATBOT_FORM)]);
    await postForm(url, 'chatbot', { ...CHATBOT_FORM, bubbleColor: 'white' });
    expect(await database.selectFrom('leads').select('id').execute()).toHaveLength(2);
  });

  it('answers 422 when a key comes back with another color', async () => {
    const { url } = await startTestServer();
    const headers = { 'idempotency-key': 'key-1' };
    await postForm(url, 'chatbot', CHATBOT_FORM, headers);
    expect((await postForm(url, 'chatbot', CHATBOT_FORM, headers)).status).toBe(303);
    const answer = await postForm(url, 'chatbot', { ...CHATBOT_FORM, bubbleColor: 'white' }, headers);
    expect(answer.status).toBe(422);
  });

  it('answers 400 for an unknown field', async () => {
    const { url } = await startTestServer();
    expect((await postForm(url, 'chatbot', { ...CHATBOT_FORM, font: 'serif' })).status).toBe(400);
  });
});

describe('the colors of a chatbot', () => {
  it.each(['bubbleColor', 'textColor'])('refuses a color in the field %s of a call', async (field) => {
    const { url, database } = await startTestServer();
    const answer = await postLead(url, 'chatbot', { ...GOOD_BODIES.chatbot, [field]: 'slate' });
    expect(answer.status).toBe(400);
    expect(await database.selectFrom('leads').select('id').execute()).toEqual([]);
  });

  it('refuses a color in another form', async () => {
    const { url } = await startTestServer();
    expect((await postForm(url, 'agent', { ...GOOD_BODIES.agent, bubbleColor: 'white' })).status).toBe(400);
  });
});
