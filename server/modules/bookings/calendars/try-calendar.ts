import type { Database } from '../../../plugins/database/schema.ts';
import { Refusal } from '../../../shared/refusal.ts';
import { readOptionsOf, readSource } from './calendar-reader.ts';
import type { HostCalendar } from './calendars.store.ts';
import type { Credentials } from './credentials.ts';
import { READING_MS, readInProcess } from './read-in-process.ts';
import type { Horizon } from './reading/busy-time.ts';
import type { Reading } from './reading-process.ts';
import type { FoundCalendar } from './sources/caldav-source.ts';
import { SourceProblem } from './sources/calendar-source.ts';

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
  other_server:
    'its server leads to another one, which does not get the password; add the calendar by the address there',
  not_whole: 'the answer of the server is not whole',
  too_slow: 'reading it takes longer than a minute',
  too_much_memory: 'reading it takes too much memory',
  too_many_events: 'it has too many events',
  too_many_redirects: 'the server leads from one address to another without an end',
  ADDRESS_REFUSED: 'it is in a network that its server, or a person who is no owner, may not lead to',
};

/** Reads a calendar once, as the server will. @throws {Refusal} says why it cannot be read */
export async function tryCalendar(
  database: Database,
  { hostId, kind }: Pick<HostCalendar, 'hostId' | 'kind'>,
  credentials: Credentials,
  horizon: Horizon,
): Promise<Reading> {
  return inWords(async () => {
    const options = await readOptionsOf(database, hostId, horizon);
    const asked = { known: null, options, demos: [], mostMs: READING_MS };
    const read = await readSource({ kind, credentials }, asked, AbortSignal.timeout(READING_MS));
    if (read === 'unchanged') throw new Error('what is not known was unchanged');
    return read;
  });
}

/**
 * The calendar of an account that an operator means: by its name, or the only one.
 * @throws {Refusal} where there are several, or none of that name
 */
export async function findAccountCalendar(account: Credentials, name?: string): Promise<FoundCalendar> {
  const all = await inWords(() =>
    readInProcess('account', { credentials: account }, AbortSignal.timeout(READING_MS)),
  );
  const found = name === undefined ? all : all.filter((each) => each.name === name);
  const [calendar, ...others] = found;
  if (calendar && others.length === 0) return calendar;
  const names = all.map((each) => `  ${each.name}`);
  throw new Refusal(
    all.length === 0 ? 'the account has no calendars' : ['name one by --calendar:', ...names].join('\n'),
  );
}

export async function inWords<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SourceProblem) throw new UnreadCalendar(error.message, error.origin);
    if ((error as Error).name === 'TimeoutError') throw new UnreadCalendar('too_slow');
    throw error;
  }
}

/** The refusal of a calendar that cannot be read. */
export class UnreadCalendar extends Refusal {
  readonly code: string;
  constructor(code: string, origin?: string) {
    const place = origin === undefined ? '' : ` (${origin})`;
    super(`the calendar cannot be read: ${describeProblem(code)}${place}`);
    this.code = code;
  }
}

const WRITE_IN_WORDS: Record<string, string> = {
  http_403: 'the server lets this account only read it',
  http_409: 'the server has the event under another name, or no such calendar',
  http_412: 'the server refuses the change',
  http_413: 'the event is too large for the server',
  http_415: 'the server does not take events there',
  http_207: 'the server refuses the event',
  http_507: 'the server has no room',
};

/** Describes why demos can't be written to a calendar, in words, with its code. */
export function describeWriteProblem(code: string): string {
  const words = WRITE_IN_WORDS[code];
  return words === undefined ? describeProblem(code) : `${words} (${code})`;
}

/** Describes why a calendar cannot be read, in words, mostly with the code that the log has. */
export function describeProblem(code: string): string {
  if (IN_WORDS[code] !== undefined)
    return /^[A-Z]/.test(code) ? `${IN_WORDS[code]} (${code})` : IN_WORDS[code];
  if (/^http_5/.test(code)) return `the server has a fault of its own (${code})`;
  if (/^ERR_SSL|^EPROTO/.test(code)) return `the server does not speak https at this address (${code})`;
  return /CERT|SIGNATURE|ERR_TLS/.test(code) ? `the certificate of the server is not valid (${code})` : code;
}
