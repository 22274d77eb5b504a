import { describe, expect, it } from 'vitest';
import { callTool, connectAgent } from '../../../../checks/support/agent-client.ts';
import { slot, startBookingServer, tokenOf } from '../../../../checks/support/demo-bookings.ts';
import { engines } from '../../../../checks/support/engines.ts';
import { postForm, postLead } from '../../../../checks/support/lead-bodies.ts';

const KEY = { 'idempotency-key': 'book-demo-1' };
const PROXIED = { trustedProxies: ['127.0.0.1'], demoSeats: 9 };
const [HERE, THERE] = [{ 'x-forwarded-for': '192.0.2.1' }, { 'x-forwarded-for': '198.51.100.1' }];
const ASHA = { email: 'asha@example.com' };

describe.each(engines)('a repeated request for a demo, on $name,', (engine) => {
  it('answers with the time to which the demo was moved', async () => {
    const { book, post } = await startBookingServer(engine);
    const first = await book(0, ASHA, KEY);
    await post(tokenOf(first), { action: 'move', startDateTime: slot(5).startDateTime });
    expect(await book(0, ASHA, KEY)).toEqual({ ...first, booking: { ...first.booking, ...slot(5) } });
  });

  it('books again once the demo is canceled, with a link that works', async () => {
    const { book, post, url } = await startBookingServer(engine);
    const first = await book(0, ASHA, KEY);
    await post(tokenOf(first), { action: 'cancel' });
    const second = await book(0, ASHA, KEY);
    expect([second.status, second.booking.startDateTime]).toEqual([201, slot(0).startDateTime]);
    expect(second.id).not.toBe(first.id);
    expect((await fetch(`${url}/demo/${tokenOf(second)}`)).status).toBe(200);
    expect(await book(0, ASHA, KEY)).toEqual(second);
  });

  it('answers 409 when another person has booked the canceled half-hour', async () => {
    const { book, post } = await startBookingServer(engine);
    const first = await book(0, ASHA, KEY);
    await post(tokenOf(first), { action: 'cancel' });
    await book(0);
    expect(await book(0, ASHA, KEY)).toMatchObject({ status: 409, code: 'slot_taken' });
  });

  it('answers an agent with the time of the moved demo, too', async () => {
    const { bodyOf, post, url } = await startBookingServer(engine);
    const agent = await connectAgent(url);
    const { endDateTime: _, timezone: __, ...told }: Record<string, string> = bodyOf(0);
    const asked = { ...told, consent: 'Yes, book this demo for me.', idempotencyKey: 'a-key-of-mine' };
    const first = await callTool(agent, 'book_demo', asked);
    await post(String(first.manageUrl).split('/').at(-1) ?? '', {
      action: 'move',
      startDateTime: slot(5).startDateTime,
    });
    const { id, manageUrl } = first;
    expect(await callTool(agent, 'book_demo', asked)).toEqual({
      ...{ id, manageUrl, ...slot(5), timeZone: 'Asia/Kolkata', isReplayed: true },
      when: 'Wed, Mar 11, 10:30 AM India Standard Time',
      message: expect.stringContaining('10:30 AM India Standard Time'),
    });
  });
});

describe.each(engines)('an idempotency key, on $name,', (engine) => {
  it('lets two networks use the same key', async () => {
    const { book, database } = await startBookingServer(engine, PROXIED);
    const mira = { email: 'mira@example.com' };
    const [ours, theirs] = [
      await book(0, ASHA, { ...KEY, ...HERE }),
      await book(1, mira, { ...KEY, ...THERE }),
    ];
    expect([ours.status, theirs.status]).toEqual([201, 201]);
    expect(await book(0, ASHA, { ...KEY, ...HERE })).toEqual(ours);
    expect(await book(1, mira, { ...KEY, ...THERE })).toEqual(theirs);
    expect((await book(2, ASHA, { ...KEY, ...HERE })).status).toBe(422);
    expect((await book(2, mira, { ...KEY, ...THERE })).status).toBe(422);
    expect(await database.selectFrom('leads').select('id').execute()).toHaveLength(2);
  });

  it('stores one lead each for two networks that use it at once, and replays each', async () => {
    const { url, database } = await startBookingServer(engine, PROXIED);
    const post = (network: object, name: string) =>
      postLead(
        url,
        'agent',
        { name, role: '', email: 'asha@example.com', goal: '', desc: '', instructions: '' },
        { ...KEY, ...network },
      );
    const answers = await Promise.all([
      post(HERE, 'One'),
      post(THERE, 'Two'),
      post(HERE, 'One'),
      post(THERE, 'Two'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id));
    expect([ids[0], ids[1]]).toEqual([ids[2], ids[3]]);
    expect(await database.selectFrom('leads').select('id').execute()).toHaveLength(2);
  });

  it('replays the same request after its sender has changed networks', async () => {
    const { book, database } = await startBookingServer(engine, PROXIED);
    const first = await book(0, ASHA, { ...KEY, ...HERE });
    expect(await book(0, ASHA, { ...KEY, ...THERE })).toEqual(first);
    expect(await database.selectFrom('leads').select('id').execute()).toHaveLength(1);
  });
});

describe.each(engines)('a form without script, on $name,', (engine) => {
  it('redirects a retry from its own network to its demo, and hides the demo from other networks', async () => {
    const { url, bodyOf, database } = await startBookingServer(engine, PROXIED);
    const form: Record<string, string> = { ...bodyOf(0, ASHA), subject: '' };
    const send = async (network: Record<string, string>) =>
      (await postForm(url, 'demo', form, network)).headers.get('location');
    const first = await send(HERE);
    expect(first).toMatch(/^\/thankyou\/[\w-]{48}$/);
    expect([await send(HERE), await send(THERE)]).toEqual([first, '/thankyou']);
    expect(await database.selectFrom('leads').select('id').execute()).toHaveLength(1);
  });

  it('stores its key under a prefix that the header may not use', async () => {
    const { url, bodyOf, database, book } = await startBookingServer(engine, PROXIED);
    await postForm(url, 'demo', { ...bodyOf(0, ASHA), subject: '' }, HERE);
    const { key } = await database.selectFrom('idempotency_keys').select('key').executeTakeFirstOrThrow();
    const stolen = await book(0, ASHA, { 'idempotency-key': key, ...THERE });
    expect(stolen).toMatchObject({
      status: 400,
      code: 'invalid_request',
      message: expect.stringContaining('form-'),
    });
  });
});
