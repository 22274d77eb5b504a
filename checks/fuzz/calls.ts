import { request } from 'node:http';
import { reference } from 'content/reference.ts';
import { LEAD_PATHS } from 'contract/api-paths.ts';
import fc from 'fast-check';
import { fillIn } from '../faults/documented-examples.ts';
import type { Guest } from './guest.ts';
import { type Call, mutateEndpoint, mutatePage } from './mutated-calls.ts';
import { assertSoundAnswer, type FuzzTarget } from './target.ts';

interface Answer {
  status: number;
  type: string | undefined;
  text: string;
}

const AT_ONCE = 8;
const LEADS: ReadonlySet<string> = new Set(Object.values(LEAD_PATHS));

/**
 * Property of the calls and pages: whatever a caller writes, there is a sound answer, and what is acknowledged is kept.
 */
export function calls(server: FuzzTarget) {
  const call = fc.oneof(
    ...reference.http.map(mutateEndpoint),
    mutatePage('/blog', ['page', 'q', 'category', 'preview']),
    mutatePage('/blog/{category}/{url}', ['preview'], ['category', 'url']),
  );
  return fc.asyncProperty(fc.array(call, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (many) => {
    const guest = await server.receiveGuest();
    await Promise.all(many.map((one) => send(server, guest, one)));
    await server.assertSound();
  });
}

/** Sends a call on a connection of its own: one that is kept may end by a time-out just as it is used again. */
async function send(server: FuzzTarget, guest: Guest, { method, path, headers, body = '' }: Call) {
  const sent = fillIn(body, guest.words);
  const { status, type, text } = await new Promise<Answer>((resolve, reject) => {
    const length = { 'content-length': String(Buffer.byteLength(sent)) };
    const filled = Object.entries(headers).map(([name, value]) => [name, fillIn(value, guest.words)]);
    const call = request(server.url + path, {
      method,
      agent: false,
      headers: { ...Object.fromEntries(filled), ...length },
    });
    call.on('error', reject);
    call.on('response', (answer) => {
      let answered = '';
      answer.setEncoding('utf8').on('data', (chunk) => {
        answered += chunk;
      });
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, type: answer.headers['content-type'], text: answered }),
      );
    });
    call.end(sent);
  });
  assertSoundAnswer(status, type, text);
  if (status === 201 && LEADS.has(path)) server.acknowledge(JSON.parse(text).id);
  // What was done under his name may have ended his login, or used his tokens up.
  if (status === 200 && method === 'POST') guest.isSpent = true;
}
