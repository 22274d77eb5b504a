import { DEFAULT_OFFICE } from 'contract/bookings/office.ts';
import { isEmailAddress } from 'contract/email-address.ts';
import { ConsentWithdrawnEvent, LeadReceivedEvent } from 'contract/leads/lead-event.ts';
import { ROI_EXAMPLE } from 'contract/reference/examples.ts';
import { Webhook } from 'standardwebhooks';
import Format from 'typebox/format';
import { Check } from 'typebox/schema';
import { describe, expect, it } from 'vitest';
import { GOOD_BODIES } from '../../../../checks/support/lead-bodies.ts';
import { type ReceiverMood, startWebhookReceiver } from '../../../../checks/support/webhook-receiver.ts';
import type { LeadMessage } from '../deliveries/channel.ts';
import { CONSENT_WITHDRAWN } from '../deliveries/consent-message.ts';
import { createCrmWebhook, eventOf } from './crm-webhook.ts';
import { createSlackWebhook, createTeamsWebhook, slackBody, teamsBody } from './team-chat.ts';

const SECRET = `whsec_${Buffer.from('a key of at least 24 bytes').toString('base64')}`;
const NOW = new Date('2026-03-10T06:30:00Z');
const MESSAGE: LeadMessage = {
  deliveryId: '019cd6a7-5d41-7f9a-8a42-6d1f0c5be7a4',
  message: 'received',
  lead: {
    id: '019cd6a7-5d40-7c3e-9f1b-0f6b3a3c9d21',
    kind: 'contact',
    email: 'asha@example.com',
    body: GOOD_BODIES.contact,
    attribution: { utm_source: 'news' },
    context: {
      consent: { text: 'Yes', sha256: 'ab', at: '2026-03-10T06:29:00.000Z' },
      timeZone: 'Asia/Kolkata',
      lastTouch: { referrer: 'https://a.example/' },
      roi: ROI_EXAMPLE,
    },
    receivedAt: NOW,
  },
};
const withText = (text: string): LeadMessage => ({
  ...MESSAGE,
  lead: { ...MESSAGE.lead, body: { ...MESSAGE.lead.body, firstName: text, message: text } },
});

Format.Set('email-address', isEmailAddress);

function deliver(url: string, clock = () => NOW, timeoutMs = 5_000) {
  return createCrmWebhook({ url, secret: SECRET, clock, productName: 'Acme & Söhne' }).deliver(
    MESSAGE,
    AbortSignal.timeout(timeoutMs),
  );
}

describe('the CRM webhook', () => {
  it('carries a signature that Standard Webhooks verifies, and the documented body', async () => {
    const receiver = await startWebhookReceiver();
    const clock = () => new Date();
    expect(await deliver(receiver.url, clock)).toEqual({ kind: 'done' });
    const [call] = receiver.calls;
    if (!call) throw new Error('no call');
    const payload = new Webhook(SECRET).verify(call.body, call.headers as Record<string, string>);
    expect(Check(LeadReceivedEvent, payload)).toBe(true);
    expect(payload).toMatchObject({
      data: {
        attribution: { utm_source: 'news' },
        lastTouch: { referrer: 'https://a.example/' },
        consent: { text: 'Yes', at: '2026-03-10T06:29:00.000Z' },
        timeZone: 'Asia/Kolkata',
        language: null,
        roi: ROI_EXAMPLE,
      },
    });
    expect(call.headers).toMatchObject({
      'user-agent': expect.stringMatching(/^AcmeShne-Webhooks\/\d+\.\d+\.\d+/),
      'webhook-id': MESSAGE.deliveryId,
      'content-type': 'application/json',
    });
    expect(() =>
      new Webhook(SECRET).verify(`${call.body} `, call.headers as Record<string, string>),
    ).toThrow();
  });

  it('signs with the new secret and the old one while a receiver changes them', async () => {
    const receiver = await startWebhookReceiver();
    const [next, unknown] = [8, 9].map((byte) => `whsec_${Buffer.alloc(24, byte).toString('base64')}`);
    await createCrmWebhook({
      productName: 'Acme',
      url: receiver.url,
      secret: `${next},${SECRET}`,
      clock: () => new Date(),
    }).deliver(MESSAGE, AbortSignal.timeout(5_000));
    const [call] = receiver.calls;
    const verifyWith = (secret = '') =>
      new Webhook(secret).verify(call?.body ?? '', call?.headers as Record<string, string>);
    for (const secret of [SECRET, next]) expect(() => verifyWith(secret)).not.toThrow();
    expect(() => verifyWith(unknown)).toThrow();
  });

  it('reports a withdrawn consent as documented, and its request as before', () => {
    const withdrawnAt = '2026-03-11T06:30:00.000Z';
    const consent = { text: 'Yes', sha256: 'ab', at: '2026-03-10T06:29:00.000Z' };
    const lead = {
      ...MESSAGE.lead,
      context: { ...MESSAGE.lead.context, consent: { ...consent, withdrawnAt } },
    };
    const event = eventOf({ ...MESSAGE, lead, message: CONSENT_WITHDRAWN });
    expect(event).toMatchObject({
      type: 'consent.withdrawn',
      timestamp: withdrawnAt,
      data: { id: MESSAGE.lead.id, kind: 'contact', email: 'asha@example.com', withdrawnAt },
    });
    expect(event.data).toHaveProperty('consent', consent);
    expect(Check(ConsentWithdrawnEvent, event)).toBe(true);
    expect(eventOf({ ...MESSAGE, lead })).toEqual(eventOf(MESSAGE));
  });

  it('sends the same body with the same id on a retry', async () => {
    const receiver = await startWebhookReceiver();
    await deliver(receiver.url);
    await deliver(receiver.url, () => new Date(NOW.getTime() + 60_000));
    const [first, second] = receiver.calls;
    expect(second?.body).toBe(first?.body);
    expect(receiver.taken.size).toBe(1);
    expect(second?.headers['webhook-timestamp']).not.toBe(first?.headers['webhook-timestamp']);
  });

  it.each<[string, ReceiverMood, object]>([
    ['200', 200, { kind: 'done' }],
    ['204', 204, { kind: 'done' }],
    ['302', 302, { kind: 'failed', problem: 'http_302', isTargetDown: true }],
    ['400', 400, { kind: 'failed', problem: 'http_400', isTargetDown: false }],
    ['401', 401, { kind: 'failed', problem: 'http_401', isTargetDown: true }],
    ['410', 410, { kind: 'refused', problem: 'http_410' }],
    ['500', 500, { kind: 'failed', problem: 'http_500', isTargetDown: true }],
    ['a broken line', 'cut', { kind: 'failed', problem: expect.any(String), isTargetDown: true }],
  ])('judges %s', async (_case, mood, outcome) => {
    const receiver = await startWebhookReceiver();
    receiver.mood = mood;
    expect(await deliver(receiver.url)).toMatchObject(outcome);
  });

  it('reads Retry-After', async () => {
    const receiver = await startWebhookReceiver();
    receiver.mood = (response) => response.writeHead(429, { 'retry-after': '7' }).end();
    expect(await deliver(receiver.url)).toMatchObject({ kind: 'failed', retryAfterMs: 7_000 });
  });

  it('follows no redirect', async () => {
    const receiver = await startWebhookReceiver();
    const other = await startWebhookReceiver();
    receiver.mood = (response) => response.writeHead(307, { location: other.url }).end();
    expect(await deliver(receiver.url)).toMatchObject({ problem: 'http_307' });
    expect(other.calls).toEqual([]);
  });

  it('finishes although the response never ends', async () => {
    const receiver = await startWebhookReceiver();
    receiver.mood = (response) => {
      response.writeHead(200);
      const flood = setInterval(() => response.write('x'.repeat(65_536)), 1);
      response.on('close', () => clearInterval(flood));
    };
    expect(await deliver(receiver.url)).toEqual({ kind: 'done' });
  });

  it('times out when the receiver hangs', async () => {
    const receiver = await startWebhookReceiver();
    receiver.mood = 'hang';
    expect(await deliver(receiver.url, () => NOW, 100)).toMatchObject({ problem: 'timeout' });
  });

  it('reports a target without a listening server as down', async () => {
    expect(await deliver('http://127.0.0.1:9/')).toMatchObject({ kind: 'failed', isTargetDown: true });
  });
});

describe('a message to a team chat', () => {
  it.each([
    ['Slack', createSlackWebhook],
    ['Teams', createTeamsWebhook],
  ])('reaches %s as JSON', async (_name, create) => {
    const receiver = await startWebhookReceiver();
    const channel = create({ url: receiver.url, office: DEFAULT_OFFICE, clock: () => NOW });
    expect(await channel.deliver(MESSAGE, AbortSignal.timeout(5_000))).toEqual({ kind: 'done' });
    expect(JSON.parse(receiver.calls[0]?.body ?? '')).toBeTypeOf('object');
  });

  it('escapes mentions and links in Slack', () => {
    const { text, blocks } = slackBody(
      withText('<!channel> <https://evil.example|Open>'),
      DEFAULT_OFFICE,
    ) as {
      text: string;
      blocks: { text: { type: string } }[];
    };
    expect(text).not.toMatch(/[<>]/);
    expect(new Set(blocks.map((block) => block.text.type))).toEqual(new Set(['plain_text']));
  });

  it('contains only text runs in Teams, which ignore markup', () => {
    const text = JSON.stringify(teamsBody(withText('[Open](https://evil.example)'), DEFAULT_OFFICE));
    expect(text).toContain('RichTextBlock');
    expect(text).not.toContain('"TextBlock"');
  });

  it('cuts long texts between characters', () => {
    const long = JSON.stringify(slackBody(withText('🧵'.repeat(5_000)), DEFAULT_OFFICE));
    expect(long.length).toBeLessThan(20_000);
    expect(long).not.toMatch(/\\ud[89a-f]/i);
  });
});
