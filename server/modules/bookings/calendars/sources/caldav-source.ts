import { createHash } from 'node:crypto';
import { createAccount, type DAVResponse, davRequest } from 'tsdav';
import type { Credentials } from '../credentials.ts';
import type { Horizon } from '../reading/busy-time.ts';
import { type BoundedFetch, createBoundedFetch, MOST_BYTES } from './bounded-fetch.ts';
import { SourceProblem } from './calendar-source.ts';

// Imported by the process that reads calendars alone: the library parses whole answers at once.

/** Each answer stays small, and is read before the next one is asked for. */
const OBJECTS_AT_ONCE = 100;
const MOST_OBJECTS = 20_000;
/** A server that lists more has not looked at the filter. */
const MOST_SERIES = 3_000;
/** Limit of opening and closing tags in one answer: a list of `MOST_OBJECTS` objects has as many. */
const MOST_TAGS = 600_000;
const NAMESPACES = { 'xmlns:d': 'DAV:', 'xmlns:c': 'urn:ietf:params:xml:ns:caldav' };

/** A calendar on a server of its account. */
export interface FoundCalendar {
  name: string;
  url: string;
}

/** Events of a calendar within a horizon. */
export interface CalDavRead {
  /** Calendar files (RFC 5545), one after the other; empty where nothing is in the horizon. */
  text: string;
  /** Digest of the entity tags of its objects; null if one has none. */
  token: string | null;
}

/**
 * The calendars of an account that take events (RFC 4791, RFC 6764).
 * @param account with any address of its server
 * @throws {SourceProblem}
 */
export async function discoverCalendars(account: Credentials, signal: AbortSignal): Promise<FoundCalendar[]> {
  const bounded = createBoundedFetch(account, { signal });
  let elsewhere: SourceProblem | undefined;
  const fetch = wholeAnswers((input, init) =>
    bounded(input, init).catch((error) => {
      // The library continues at other addresses.
      if (error.message === 'other_server') elsewhere ??= error;
      throw error;
    }),
  );
  const { origin } = new URL(account.address);
  const findAt = (serverUrl: string) =>
    asProblem(() =>
      createAccount({
        account: { accountType: 'caldav', serverUrl },
        headers: {},
        loadCollections: true,
        fetch,
      }),
    );
  const found = await findAt(account.address)
    .catch((error) => {
      // The address of a website, say: the server's way to CalDAV (RFC 6764 section 5), whose redirects are followed here.
      if (error.message !== 'no_caldav') throw error;
      return findAt(`${origin}/.well-known/caldav`).catch(() => {
        throw error;
      });
    })
    .catch((error) => {
      throw elsewhere ?? error;
    });
  // A server that names no components takes all (RFC 4791 section 5.2.3).
  const calendars = (found.calendars ?? []).filter(
    ({ components = [] }) => components.length === 0 || components.includes('VEVENT'),
  );
  const other = calendars.find(({ url }) => new URL(url).origin !== origin);
  if (other) throw new SourceProblem('other_server', new URL(other.url).origin);
  return calendars.map(({ displayName, url }) => ({
    name: typeof displayName === 'string' && displayName !== '' ? displayName : nameOf(url),
    url,
  }));
}

/**
 * Reads the events of a horizon.
 * @param known what the tags of its objects came to when it was read last
 * @throws {SourceProblem} also where the answer is not whole
 */
export async function readCalDav(
  credentials: Credentials,
  { horizon, known }: { horizon: Horizon; known: string | null },
  signal: AbortSignal,
): Promise<'unchanged' | CalDavRead> {
  const ask = askerOf(credentials.address, wholeAnswers(createBoundedFetch(credentials, { signal })));
  const listed = await listObjects(ask, horizon);
  const tags = [...listed].map(([href, etag]) => `${href} ${etag}`);
  const hasTags = [...listed.values()].every((etag) => etag !== '');
  const token = hasTags ? createHash('sha256').update(tags.sort().join('\n')).digest('base64url') : null;
  if (token !== null && token === known) return 'unchanged';
  return { text: await readObjects(ask, [...listed.keys()]), token };
}

/** Asks a calendar for a report. @returns its responses, each with the address of its object */
type Ask = (report: Record<string, object>) => Promise<(DAVResponse & { href: string })[]>;

function askerOf(url: string, fetch: BoundedFetch): Ask {
  return async (report) => {
    const answers = await asProblem(() =>
      davRequest({
        url,
        fetch,
        init: { method: 'REPORT', headers: { depth: '1' }, body: report, attributes: NAMESPACES },
      }),
    );
    const [first] = answers;
    // The library gives what is no multistatus (RFC 4918 section 13) as one answer without a list.
    if (!first || first.status === undefined) throw new SourceProblem('not_whole');
    const isList = typeof first.raw === 'object' && first.raw?.multistatus !== undefined;
    if (!isList) throw new SourceProblem(first.status >= 400 ? `http_${first.status}` : 'not_whole');
    return answers.flatMap((answer) =>
      typeof answer.href === 'string' ? [{ ...answer, href: answer.href }] : [],
    );
  };
}

/** The objects that may be of the horizon, each with its tag. */
async function listObjects(ask: Ask, { from, until }: Horizon): Promise<Map<string, string>> {
  const listed = await queryEvents(ask, {
    'c:time-range': { _attributes: { start: stampOf(from), end: stampOf(until) } },
  });
  // Some servers miss the series that began before a range, such as Xandikos 0.2.8; some can't be asked for series.
  for (const name of ['RRULE', 'RDATE']) {
    const series = await queryEvents(ask, { 'c:prop-filter': { _attributes: { name } } }).catch((error) => {
      if (/^(?:http_|not_whole|no_caldav)/.test(error.message)) return new Map<string, string>();
      throw error;
    });
    if (series.size > MOST_SERIES) continue;
    for (const [href, etag] of series) listed.set(href, etag);
  }
  if (listed.size > MOST_OBJECTS) throw new SourceProblem('too_many_events');
  return listed;
}

async function queryEvents(ask: Ask, filter: object): Promise<Map<string, string>> {
  const answers = await ask({
    'c:calendar-query': {
      'd:prop': { 'd:getetag': {} },
      'c:filter': {
        'c:comp-filter': {
          _attributes: { name: 'VCALENDAR' },
          'c:comp-filter': { _attributes: { name: 'VEVENT' }, ...filter },
        },
      },
    },
  });
  const failed = answers.find(({ status = 0 }) => status >= 400);
  // Some answer so of a calendar without such events.
  if (failed && !(answers.length === 1 && failed.status === 404)) {
    throw new SourceProblem(failed.status === 507 ? 'too_many_events' : `http_${failed.status}`);
  }
  const found = answers.filter(({ status = 0 }) => status < 400);
  return new Map(found.map(({ href, props }) => [href, String(textOf(props?.getetag) ?? '')]));
}

/** Reads objects by their addresses: each is answered with its text, or is gone. */
async function readObjects(ask: Ask, hrefs: readonly string[]): Promise<string> {
  const texts: string[] = [];
  let bytes = 0;
  let waiting = [...hrefs];
  while (waiting.length > 0) {
    const asked = waiting.slice(0, OBJECTS_AT_ONCE);
    const answers = await ask({
      'c:calendar-multiget': { 'd:prop': { 'd:getetag': {}, 'c:calendar-data': {} }, 'd:href': asked },
    });
    const found = new Map(answers.map((answer) => [placeOf(answer.href), answer]));
    const missing = asked.filter((href) => {
      const answer = found.get(placeOf(href));
      if (!answer) return true;
      const { status = 0, props } = answer;
      // Deleted since it was listed, or for good on a server that lists it all the same.
      if (status === 404 || status === 410) return false;
      if (status >= 400) throw new SourceProblem(`http_${status}`);
      const text = textOf(props?.calendarData)?.trim() ?? '';
      if (text === '') throw new SourceProblem('not_whole');
      texts.push(text);
      bytes += text.length;
      return false;
    });
    if (bytes > MOST_BYTES) throw new SourceProblem('too_large');
    // Some answer a few of many: the others are asked for again.
    if (missing.length === asked.length) throw new SourceProblem('not_whole');
    waiting = [...missing, ...waiting.slice(OBJECTS_AT_ONCE)];
  }
  return texts.join('\r\n');
}

/** Lets through only answers that end as they should, and that can be parsed in bounded time. */
function wholeAnswers(fetch: BoundedFetch): BoundedFetch {
  return async (input, init) => {
    const answer = await fetch(input, init);
    if (answer.status !== 207) return answer;
    const text = await answer.text();
    if (!/multistatus(?:\s[^<>]*)?\/?>\s*$/.test(text.slice(-500))) throw new SourceProblem('not_whole');
    let tags = 0;
    for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) tags += 1;
    if (tags > MOST_TAGS) throw new SourceProblem('too_large');
    return new Response(text, { status: answer.status, headers: answer.headers });
  };
}

/** The path of an address, which servers write in several ways. */
function placeOf(href: string): string {
  const { pathname } = new URL(href, 'http://server.invalid/');
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Converts errors of the library, which may repeat an address, to problems. */
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

function textOf(value: unknown): string | null {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return null;
  const { _cdata, _text } = value as { _cdata?: unknown; _text?: unknown };
  return textOf(_cdata ?? _text ?? null);
}

function stampOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function nameOf(url: string): string {
  return decodeURIComponent(url.replace(/\/$/, '').split('/').at(-1) ?? url);
}
