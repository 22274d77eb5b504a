import { createHmac } from 'node:crypto';

const SECRET_PREFIX = 'whsec_';

/**
 * Returns the headers that identify a message and prove its sender (Standard Webhooks, symmetric signatures).
 * @param id the same for every attempt
 * @param secrets `whsec_` and the key in Base64; two, with a comma, while the receiver changes from one to the other
 */
export function signWebhook(id: string, body: string, now: Date, secrets: string): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const signatures = secrets.split(',').map((secret) => {
    const key = Buffer.from(secret.trim().slice(SECRET_PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
