import { createHmac } from 'node:crypto';

const SECRET_PREFIX = 'whsec_';

/**
 * The headers by which a receiver knows a message, and that it is ours (Standard Webhooks, symmetric signatures).
 * @param id the same for every attempt
 * @param secret `whsec_` and the key in Base64
 */
export function signWebhook(id: string, body: string, now: Date, secret: string): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
