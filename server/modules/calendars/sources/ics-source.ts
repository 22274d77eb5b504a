import { createHash } from 'node:crypto';
import type { Credentials } from '../credentials.ts';
import { createBoundedFetch } from './bounded-fetch.ts';
import { type CalendarSource, SourceProblem } from './calendar-source.ts';

/** A calendar file at an address, such as the secret ones of Google and Outlook. */
export function createIcsSource(credentials: Credentials): CalendarSource {
  const address = credentials.address.replace(/^webcals?:/i, 'https:');
  return {
    async ask(known, signal) {
      const tag = known?.startsWith('"') || known?.startsWith('W/') ? { 'if-none-match': known } : {};
      const headers = { accept: 'text/calendar, */*;q=0.5', ...tag };
      const answer = await createBoundedFetch({ ...credentials, address }, { signal })(address, { headers });
      if (answer.status === 304) return 'unchanged';
      if (answer.status !== 200) throw new SourceProblem(`http_${answer.status}`);
      const file = new Uint8Array(await answer.arrayBuffer());
      // Some servers send no entity tag, and some another one each time.
      const token = answer.headers.get('etag') ?? createHash('sha256').update(file).digest('base64url');
      return token === known ? 'unchanged' : { file, token };
    },
  };
}
