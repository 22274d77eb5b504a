import type { Database } from '../../plugins/database/schema.ts';
import { Refusal } from '../../shared/refusal.ts';
import { openSource, readInTurns, readOptionsOf } from './calendar-reader.ts';
import type { HostCalendar } from './calendars.store.ts';
import type { Credentials } from './credentials.ts';
import type { Horizon } from './reading/busy-time.ts';
import { UnreadableCalendar } from './reading/content-lines.ts';
import type { ReadCalendar } from './reading/read-ics.ts';
import { discoverCalendars, type FoundCalendar } from './sources/caldav-source.ts';
import { SourceProblem } from './sources/calendar-source.ts';

const TIMEOUT_MS = 60_000;
const IN_WORDS: Record<string, string> = {
  http_401: 'name or password are refused (many services need a password for apps)',
  http_403: 'the server refuses to show it',
  http_404: 'there is nothing at this address',
  no_caldav: 'the server does not speak CalDAV at this address',
  too_large: 'it is too large',
  timeout: 'the server does not answer in time',
  ECONNREFUSED: 'no server listens at this address',
  ECONNRESET: 'the server has ended the connection',
  ENOTFOUND: 'there is no server of this name',
  EAI_AGAIN: 'the name of the server cannot be looked up right now',
  EHOSTUNREACH: 'no way leads to the server',
  ENETUNREACH: 'no way leads to the server',
  UND_ERR_SOCKET: 'the server has ended the connection',
  unreachable: 'the server cannot be reached',
  other_key:
    'its address was encrypted with a key that this server no longer has: remove it and add it again',
  redirect_refused: 'the server leads to an address that is not allowed',
};

/** Reads a calendar once, as the server will. @throws {Refusal} says why it cannot be read */
export async function tryCalendar(
  database: Database,
  { hostId, kind }: Pick<HostCalendar, 'hostId' | 'kind'>,
  credentials: Credentials,
  horizon: Horizon,
): Promise<ReadCalendar> {
  return inWords(async () => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const options = await readOptionsOf(database, hostId, horizon);
    const answer = await openSource(kind, credentials).read(null, horizon, signal);
    return readInTurns(answer === 'unchanged' ? '' : answer.text, options);
  });
}

/**
 * The calendar of an account that an operator means: by its name, or the only one.
 * @throws {Refusal} where there are several, or none of that name
 */
export async function findAccountCalendar(account: Credentials, name?: string): Promise<FoundCalendar> {
  const all = await inWords(() => discoverCalendars(account, AbortSignal.timeout(TIMEOUT_MS)));
  const found = name === undefined ? all : all.filter((each) => each.name === name);
  const [calendar, ...others] = found;
  if (calendar && others.length === 0) return calendar;
  const names = all.map((each) => `  ${each.name}`);
  throw new Refusal(
    all.length === 0 ? 'the account has no calendars' : ['name one by --calendar:', ...names].join('\n'),
  );
}

async function inWords<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SourceProblem || error instanceof UnreadableCalendar) {
      throw new Refusal(`the calendar cannot be read: ${describeProblem(error.message)}`);
    }
    throw error;
  }
}

/** Why a calendar cannot be read, in words; the code of it that the log has stays beside them. */
export function describeProblem(code: string): string {
  if (IN_WORDS[code] !== undefined)
    return /^[A-Z]/.test(code) ? `${IN_WORDS[code]} (${code})` : IN_WORDS[code];
  if (/^http_5/.test(code)) return `the server has a fault of its own (${code})`;
  if (/^ERR_SSL|^EPROTO/.test(code)) return `the server does not speak https at this address (${code})`;
  return /CERT|SIGNATURE|ERR_TLS/.test(code) ? `the certificate of the server is not valid (${code})` : code;
}
