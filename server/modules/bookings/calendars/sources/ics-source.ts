import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Credentials } from '../credentials.ts';
import { createBoundedCall } from './bounded-fetch.ts';
import { type CalendarSource, SourceProblem } from './calendar-source.ts';

/** A calendar file at an address, such as the secret ones of Google and Outlook. */
export function createIcsSource(credentials: Credentials): CalendarSource {
  const address = credentials.address.replace(/^webcals?:/i, 'https:');
  return {
    async ask(known, signal) {
      const tag = known?.startsWith('"') || known?.startsWith('W/') ? { 'if-none-match': known } : {};
      const headers = { accept: 'text/calendar, */*;q=0.5', ...tag };
      const answer = await createBoundedCall({ ...credentials, address }, { signal })(address, { headers });
      if (answer.status === 304) return 'unchanged';
      if (answer.status !== 200) throw new SourceProblem(`http_${answer.status}`);
      // Some servers send no entity tag, and some another one each time.
      const token = answer.headers.get('etag') ?? (await hashOf(answer.pieces));
      return token === known ? 'unchanged' : { file: answer.pieces, token };
    },
  };
}

async function hashOf(pieces: readonly Uint8Array[]): Promise<string> {
  const hash = createHash('sha256');
  for (const piece of pieces) {
    hash.update(piece);
    await setImmediate();
  }
  return hash.digest('base64url');
}
