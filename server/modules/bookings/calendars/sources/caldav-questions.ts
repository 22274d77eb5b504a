import type { Credentials } from '../credentials.ts';
import { createBoundedFetch } from './bounded-fetch.ts';
import { type CalendarSource, SourceProblem } from './calendar-source.ts';

// Questions with small answers, which are searched and not parsed: the server's process asks them each minute.

const MOST_BYTES = 64 * 1024;

/** A calendar on a CalDAV server: whether it has changed is one small question, and then its events are read. */
export function createCalDavSource(credentials: Credentials): CalendarSource {
  return {
    async ask(known, signal) {
      const answer = await askFor(
        credentials,
        '<sync-token/><c:getctag xmlns:c="http://calendarserver.org/ns/"/>',
        signal,
      );
      const token = stateIn(answer);
      return token !== null && token === known ? 'unchanged' : { token };
    },
  };
}

/**
 * Returns whether demos can be written to a calendar (RFC 3744 section 5.4); true if its server reports no privileges.
 * @throws {SourceProblem}
 */
export async function mayWrite(credentials: Credentials, signal: AbortSignal): Promise<boolean> {
  const answer = await askFor(credentials, '<current-user-privilege-set/>', signal);
  const saysPrivileges = /<(?:[\w.-]+:)?privilege[\s>]/.test(answer);
  return !saysPrivileges || /<(?:[\w.-]+:)?(?:all|write|write-content|bind)\s*(?:\/>|>|\s)/.test(answer);
}

/** The token of the last change (RFC 6578), or the older tag for the same; null where an answer has none. */
export function stateIn(answer: string): string | null {
  for (const name of ['sync-token', 'getctag']) {
    const found = new RegExp(`<(?:[\\w.-]+:)?${name}(?:\\s[^<>]*)?>([^<]+|<!\\[CDATA\\[[^<]*)</`).exec(
      answer,
    );
    const text = found?.[1]?.replace(/^<!\[CDATA\[|\]\]>$/g, '').trim();
    if (text) return text;
  }
  return null;
}

async function askFor(credentials: Credentials, properties: string, signal: AbortSignal): Promise<string> {
  const fetch = createBoundedFetch(credentials, { signal, mostBytes: MOST_BYTES });
  const answer = await fetch(credentials.address, {
    method: 'PROPFIND',
    headers: { depth: '0', 'content-type': 'application/xml; charset=utf-8' },
    body: `<?xml version="1.0" encoding="utf-8"?><propfind xmlns="DAV:"><prop>${properties}</prop></propfind>`,
  });
  if (answer.status >= 400) throw new SourceProblem(`http_${answer.status}`);
  // What else is answered is found out by the process that reads it.
  return answer.status === 207 ? answer.text() : '';
}
