import { createHash } from 'node:crypto';
import type { Credentials } from '../credentials.ts';
import { createBoundedFetch } from './bounded-fetch.ts';
import { type CalendarSource, SourceProblem } from './calendar-source.ts';

/** A calendar file at an address, such as the secret ones of Google and Outlook. */
export function createIcsSource({ address, username, password }: Credentials): CalendarSource {
  const url = address.replace(/^webcals?:/i, 'https:');
  const login = username === undefined ? {} : { authorization: basicOf(username, password ?? '') };
  return {
    async read(known, _horizon, signal) {
      const tag = known?.startsWith('"') || known?.startsWith('W/') ? { 'if-none-match': known } : {};
      const headers = { accept: 'text/calendar, */*;q=0.5', ...login, ...tag };
      const answer = await createBoundedFetch(signal)(url, { headers });
      if (answer.status === 304) return 'unchanged';
      if (!answer.ok) throw new SourceProblem(`http_${answer.status}`);
      const text = await answer.text();
      // Some servers send no entity tag, and some another one each time.
      const token = answer.headers.get('etag') ?? createHash('sha256').update(text).digest('base64url');
      return token === known ? 'unchanged' : { text, token };
    },
  };
}

export function basicOf(username: string, password: string): string {
  return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
}
