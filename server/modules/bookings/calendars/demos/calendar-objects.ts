import type { Credentials } from '../credentials.ts';
import { createBoundedFetch } from '../sources/bounded-fetch.ts';
import { SourceProblem } from '../sources/calendar-source.ts';

/** The demos in a CalDAV calendar: each is an object of its own, named by its lead. */
export type CalendarObjects = ReturnType<typeof openCalendarObjects>;

const GONE = [404, 410];
/** Statuses of success. 207 reports a failure, also where it looks like success (RFC 4918 sections 9.6.1 and 9.7). */
const DONE = [200, 201, 204];
/** A demo has some 2 KB. */
const MOST_BYTES = 256 * 1024;

/** @throws {SourceProblem} from each call that the server does not take */
export function openCalendarObjects(credentials: Credentials, signal: AbortSignal) {
  const fetch = createBoundedFetch(credentials, { signal, mostBytes: MOST_BYTES });
  const urlOf = (leadId: string) => `${credentials.address.replace(/\/?$/, '/')}${leadId}.ics`;

  async function ask(leadId: string, accepted: readonly number[], init: RequestInit) {
    const answer = await fetch(urlOf(leadId), init);
    if (!accepted.includes(answer.status)) throw new SourceProblem(`http_${answer.status}`);
    return answer;
  }

  return {
    /** Writes a demo, in place of what is there. */
    async put(leadId: string, text: string): Promise<void> {
      const headers = { 'content-type': 'text/calendar; charset=utf-8' };
      await ask(leadId, DONE, { method: 'PUT', headers, body: text });
    },
    /** @returns the text of a demo; `undefined` once it is deleted */
    async get(leadId: string): Promise<string | undefined> {
      const answer = await ask(leadId, [200, ...GONE], { method: 'GET' });
      return answer.status === 200 ? answer.text() : undefined;
    },
    /** Deletes a demo, or finds that it is deleted. */
    async delete(leadId: string): Promise<void> {
      await ask(leadId, [...DONE, ...GONE], { method: 'DELETE' });
    },
  };
}
