import { spawn, spawnSync } from 'node:child_process';
import { reference } from 'content/reference.ts';
import type { Webhook } from 'contract/reference/reference.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findPython } from '../../scripts/test-tools.ts';
import { createCrmWebhook } from '../../server/modules/leads/channels/crm-webhook.ts';
import type { LeadMessage } from '../../server/modules/leads/deliveries/channel.ts';
import { webhookExamples } from '../../site/src/features/api-reference/examples/code-examples.ts';
import { findFreePort } from '../support/free-port.ts';
import { GOOD_BODIES } from '../support/lead-bodies.ts';
import { fillIn, programOf } from './documented-examples.ts';
import { runUntil } from './run-program.ts';

const secretOf = (words: string) => `whsec_${Buffer.from(words).toString('base64')}`;
const SECRET = secretOf('a key of at least 24 bytes');
const examples = webhookExamples(reference.webhooks[0] as Webhook);
const python = findPython('http.server');
const hasShellTools = ['curl', 'openssl'].every((tool) => spawnSync(tool, ['version']).error === undefined);
const signal = () => AbortSignal.timeout(60_000);

const messageOf = (deliveryId: string): LeadMessage => ({
  deliveryId,
  message: 'received',
  lead: {
    id: '019cd6a7-5d40-7c3e-9f1b-0f6b3a3c9d21',
    kind: 'contact',
    email: 'asha@example.com',
    body: GOOD_BODIES.contact,
    attribution: null,
    context: null,
    receivedAt: new Date(),
  },
});

/** A receiver as a developer has it who has copied the example. */
async function startReceiver(language: 'javascript' | 'python') {
  const port = await findFreePort();
  const values = { YOUR_WEBHOOK_SECRET: SECRET, 8080: String(port) };
  const { command, args } = programOf(language, fillIn(examples[language], values), python);
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(() => void child.kill());
  let written = '';
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    written += chunk;
  });
  const url = `http://localhost:${port}/`;
  const clock = () => new Date();
  const send = (id: string, { secret = SECRET, now = clock } = {}) =>
    createCrmWebhook({ url, secret, clock: now, productName: 'Acme' }).deliver(messageOf(id), signal());
  await expect.poll(async () => (await send('first')).kind, { timeout: 20_000 }).toBe('done');
  return { values, send, countLeads: () => written.split('new lead').length - 1 };
}

describe.each(['javascript', 'python'] as const)('the receiver of the reference in %s', (language) => {
  it.skipIf(language === 'python' && !python)(
    'accepts each signed message of the server once, and nothing else',
    async () => {
      const { send, countLeads } = await startReceiver(language);
      expect(await send('first')).toEqual({ kind: 'done' });
      expect(await send('second')).toEqual({ kind: 'done' });
      await expect.poll(countLeads).toBe(2);
      const foreign = { secret: secretOf('another key of 24 bytes, at least') };
      expect(await send('third', foreign)).toMatchObject({ problem: 'http_401' });
      const old = { now: () => new Date(Date.now() - 600_000) };
      expect(await send('fourth', old)).toMatchObject({ problem: 'http_401' });
      expect(countLeads()).toBe(2);
    },
  );
});

it.skipIf(!hasShellTools)('sends a message from a shell that the receiver accepts', async () => {
  const { values, countLeads } = await startReceiver('javascript');
  expect(await runUntil(programOf('bash', fillIn(examples.curl, values)))).toMatch(/^HTTP\/1\.1 204/m);
  await expect.poll(countLeads).toBe(2);
});
