import type { Credentials } from '../credentials.ts';
import { createBoundedFetch } from '../sources/bounded-fetch.ts';
import { SourceProblem } from '../sources/calendar-source.ts';
import { basicOf } from '../sources/ics-source.ts';

/** The demos in a CalDAV calendar: each is an object of its own, named by its lead. */
export type CalendarObjects = ReturnType<typeof openCalendarObjects>;

const GONE = [404, 410];

/** @throws {SourceProblem} from each call that the server does not take */
export function openCalendarObjects(
  { address, username = '', password = '' }: Credentials,
  signal: AbortSignal,
) {
  const fetch = createBoundedFetch(signal);
  const authorization = basicOf(username, password);
  const urlOf = (leadId: string) => `${address.replace(/\/?$/, '/')}${leadId}.ics`;

  async function ask(leadId: string, init: RequestInit & { headers?: Record<string, string> }) {
    const answer = await fetch(urlOf(leadId), { ...init, headers: { authorization, ...init.headers } });
    if (!answer.ok && !GONE.includes(answer.status)) throw new SourceProblem(`http_${answer.status}`);
    return answer;
  }

  return {
    /** Writes a demo, in place of what is there. */
    async put(leadId: string, text: string): Promise<void> {
      const headers = { 'content-type': 'text/calendar; charset=utf-8' };
      const answer = await ask(leadId, { method: 'PUT', headers, body: text });
      if (!answer.ok) throw new SourceProblem(`http_${answer.status}`);
    },
    /** @returns the text of a demo; `undefined` once it is deleted */
    async get(leadId: string): Promise<string | undefined> {
      const answer = await ask(leadId, { method: 'GET' });
      return answer.ok ? answer.text() : undefined;
    },
    /** Deletes a demo, or finds that it is deleted. */
    async delete(leadId: string): Promise<void> {
      await ask(leadId, { method: 'DELETE' });
    },
  };
}
