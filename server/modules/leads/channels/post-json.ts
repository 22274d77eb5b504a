import type { DeliveryOutcome } from '../../../plugins/mail/mailer.ts';
import type { Clock } from '../../../shared/clock.ts';
import { ADDRESS_REFUSED, failureCodeOf, fetchWithin } from '../../../shared/outgoing.ts';
import { readRetryAfter } from '../deliveries/delivery.rules.ts';

interface Post {
  url: string;
  headers?: Record<string, string>;
  body: string;
  signal: AbortSignal;
  clock: Clock;
}

/** Bytes that are read of a target's answer so that the connection can be kept; only its status counts. */
const MOST_ANSWER_BYTES = 64 * 1024;
const GONE = 410;
/** Error codes of failures before anything was sent. */
const BEFORE_THE_MESSAGE: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  ADDRESS_REFUSED,
]);
/** Statuses that reject this message alone. Any other answer, except success, is a failure of the target. */
const OF_THE_MESSAGE: ReadonlySet<number> = new Set([400, 413, 422]);

/**
 * Posts to an address that the operator has chosen. No redirect is followed: the message is meant for that address.
 * A 2xx is success, 410 ends it for good (Standard Webhooks), all else is tried again.
 */
export async function postJson({ url, headers, body, signal, clock }: Post): Promise<DeliveryOutcome> {
  let answer: Response;
  try {
    const target = withoutPassword(url);
    answer = await fetchWithin('own', target.url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json', ...target.headers, ...headers },
      body,
      signal,
    });
  } catch (error) {
    const problem = failureCodeOf(error);
    return { kind: 'failed', problem, isTargetDown: true, mayHaveArrived: !BEFORE_THE_MESSAGE.has(problem) };
  }
  await readSome(answer);
  if (answer.ok) return { kind: 'done' };
  const problem = `http_${answer.status}`;
  if (answer.status === GONE) return { kind: 'refused', problem };
  return {
    kind: 'failed',
    problem,
    isTargetDown: !OF_THE_MESSAGE.has(answer.status),
    retryAfterMs: readRetryAfter(answer.headers.get('retry-after'), clock()),
  };
}

/** `fetch` takes no address with a password in it. */
function withoutPassword(address: string): { url: string; headers: Record<string, string> } {
  const url = new URL(address);
  if (url.username === '' && url.password === '') return { url: address, headers: {} };
  const name = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  url.username = '';
  url.password = '';
  return {
    url: url.href,
    headers: { authorization: `Basic ${Buffer.from(name).toString('base64')}` },
  };
}

/** The answer has come; that the rest of it breaks off takes nothing back. */
async function readSome(answer: Response): Promise<void> {
  let bytes = 0;
  try {
    for await (const chunk of answer.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > MOST_ANSWER_BYTES) break;
    }
  } catch {}
}
