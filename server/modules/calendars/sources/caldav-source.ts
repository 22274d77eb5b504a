import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { calendarMultiGet, calendarQuery, createAccount, type DAVResponse, propfind } from 'tsdav';
import type { Credentials } from '../credentials.ts';
import type { Horizon } from '../reading/busy-time.ts';
import { createBoundedFetch, MOST_BYTES } from './bounded-fetch.ts';
import { type CalendarSource, SourceProblem } from './calendar-source.ts';
import { basicOf } from './ics-source.ts';

/** Each answer stays small, and is read before the next one is asked for. */
const OBJECTS_AT_ONCE = 100;
const MOST_OBJECTS = 20_000;

/** A calendar on a server of its account. */
export interface FoundCalendar {
  name: string;
  url: string;
}

/**
 * The calendars of an account that take events (RFC 4791, RFC 6764).
 * @param account with any address of its server
 * @throws {SourceProblem}
 */
export async function discoverCalendars(account: Credentials, signal: AbortSignal): Promise<FoundCalendar[]> {
  const headers = headersOf(account);
  const found = await asProblem(() =>
    createAccount({
      account: { accountType: 'caldav', serverUrl: account.address },
      headers,
      loadCollections: true,
      fetch: createBoundedFetch(signal),
    }),
  );
  return (found.calendars ?? [])
    .filter(({ components = ['VEVENT'] }) => components.includes('VEVENT'))
    .map(({ displayName, url }) => ({
      name: typeof displayName === 'string' && displayName !== '' ? displayName : nameOf(url),
      url,
    }));
}

/** A calendar on a CalDAV server: whether it has changed is one small question, and then its events in the horizon are read. */
export function createCalDavSource(credentials: Credentials): CalendarSource {
  const headers = headersOf(credentials);
  const url = credentials.address;
  return {
    async read(known, horizon, signal) {
      const fetch = createBoundedFetch(signal);
      const state = await findState(url, headers, fetch);
      if (state !== null && state === known) return 'unchanged';
      const listed = await listObjects(url, headers, horizon, fetch);
      // A server that tells neither of its calendar tells it of each event.
      const token = state ?? hashOf(listed.map(({ href, etag }) => `${href} ${etag}`));
      if (token === known) return 'unchanged';
      const text = await readObjects(
        url,
        listed.map(({ href }) => href),
        headers,
        fetch,
      );
      return { text, token };
    },
  };
}

/** The token of the calendar's last change (RFC 6578), or the older tag for the same; null where it has none. */
async function findState(
  url: string,
  headers: Record<string, string>,
  fetch: typeof globalThis.fetch,
): Promise<string | null> {
  const [answer] = await asProblem(() =>
    propfind({ url, depth: '0', headers, fetch, props: { 'd:sync-token': {}, 'cs:getctag': {} } }),
  );
  requireOk(answer);
  const { syncToken, getctag } = answer?.props ?? {};
  return textOf(syncToken) ?? textOf(getctag);
}

async function listObjects(
  url: string,
  headers: Record<string, string>,
  { from, until }: Horizon,
  fetch: typeof globalThis.fetch,
): Promise<{ href: string; etag: string }[]> {
  const range = { _attributes: { start: stampOf(from), end: stampOf(until) } };
  const answers = await asProblem(() =>
    calendarQuery({
      ...{ url, headers, fetch, depth: '1' as const },
      props: { 'd:getetag': {} },
      filters: {
        'comp-filter': {
          _attributes: { name: 'VCALENDAR' },
          'comp-filter': { _attributes: { name: 'VEVENT' }, 'time-range': range },
        },
      },
    }),
  );
  requireOk(answers.find(({ status }) => status >= 400));
  if (answers.length > MOST_OBJECTS) throw new SourceProblem('too_many_events');
  return answers.flatMap(({ href, props }) => (href ? [{ href, etag: String(props?.getetag ?? '') }] : []));
}

async function readObjects(
  url: string,
  hrefs: readonly string[],
  headers: Record<string, string>,
  fetch: typeof globalThis.fetch,
): Promise<string> {
  let text = '';
  for (let at = 0; at < hrefs.length; at += OBJECTS_AT_ONCE) {
    const objectUrls = hrefs.slice(at, at + OBJECTS_AT_ONCE);
    const answers = await asProblem(() =>
      calendarMultiGet({
        ...{ url, headers, fetch, objectUrls, depth: '1' as const },
        props: { 'd:getetag': {}, 'c:calendar-data': {} },
      }),
    );
    for (const { props, status } of answers) {
      // Deleted since it was listed.
      if (status === 404) continue;
      text += `${textOf(props?.calendarData) ?? ''}\r\n`;
    }
    if (text.length > MOST_BYTES) throw new SourceProblem('too_large');
    await setImmediate();
  }
  return text;
}

function requireOk(answer: DAVResponse | undefined): void {
  if (answer && answer.status >= 400) throw new SourceProblem(`http_${answer.status}`);
}

/** What the library throws may repeat an address. */
async function asProblem<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SourceProblem) throw error;
    const status = /\b([45]\d\d)\b/.exec(String((error as Error).message))?.[1];
    const isRefused = /credential|unauthori[sz]ed/i.test(String((error as Error).message));
    throw new SourceProblem(isRefused ? 'http_401' : status ? `http_${status}` : 'no_caldav');
  }
}

function headersOf({ username = '', password = '' }: Credentials): Record<string, string> {
  return { authorization: basicOf(username, password) };
}

function textOf(value: unknown): string | null {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return null;
  const { _cdata, _text } = value as { _cdata?: unknown; _text?: unknown };
  return textOf(_cdata ?? _text ?? null);
}

function hashOf(lines: readonly string[]): string {
  return createHash('sha256')
    .update([...lines].sort().join('\n'))
    .digest('base64url');
}

function stampOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function nameOf(url: string): string {
  return decodeURIComponent(url.replace(/\/$/, '').split('/').at(-1) ?? url);
}
