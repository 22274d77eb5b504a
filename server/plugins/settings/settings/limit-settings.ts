import { wholeNumber } from '../values.ts';
import { setting } from './setting.ts';

const LONGEST_TIMEOUT_MS = 24 * 60 * 60_000;
const MILLISECONDS = `milliseconds from 1 to ${LONGEST_TIMEOUT_MS}`;
const milliseconds = wholeNumber(1, LONGEST_TIMEOUT_MS);

/** What one request, connection, network or user may take: `docs/limits.md`. */
export const LIMIT_SETTINGS = {
  bodyLimitBytes: setting(
    'BODY_LIMIT_BYTES',
    '65536',
    'Largest request body',
    'bytes from 1024 to 16777216',
    wholeNumber(1024, 16_777_216),
  ),
  headersTimeoutMs: setting(
    'HEADERS_TIMEOUT_MS',
    '5000',
    'Time for the headers of a request to arrive, at most REQUEST_TIMEOUT_MS',
    MILLISECONDS,
    milliseconds,
  ),
  requestTimeoutMs: setting(
    'REQUEST_TIMEOUT_MS',
    '10000',
    'Time for a whole request to arrive',
    MILLISECONDS,
    milliseconds,
  ),
  keepAliveTimeoutMs: setting(
    'KEEP_ALIVE_TIMEOUT_MS',
    '65000',
    'Time for which an unused connection stays open; longer than that of a proxy in front',
    MILLISECONDS,
    milliseconds,
  ),
  idleTimeoutMs: setting(
    'IDLE_TIMEOUT_MS',
    '30000',
    'Time after which a connection is cut on which nothing moves during a request or an answer',
    MILLISECONDS,
    milliseconds,
  ),
  maxRequestsInFlight: setting(
    'MAX_REQUESTS_IN_FLIGHT',
    '1000',
    'Requests worked on at once, from when they have arrived whole; more are answered 503',
    'a number from 1 to 1000000',
    wholeNumber(1, 1_000_000),
  ),
  maxConnections: setting(
    'MAX_CONNECTIONS',
    '10000',
    'Connections open at once; more are closed at once',
    'a number from 1 to 1000000',
    wholeNumber(1, 1_000_000),
  ),
  maxConnectionsPerNetwork: setting(
    'MAX_CONNECTIONS_PER_NETWORK',
    '1000',
    'Connections of one client address (IPv6: per /64) open at once; those of TRUSTED_PROXIES are not counted',
    'a number from 1 to 1000000',
    wholeNumber(1, 1_000_000),
  ),
  leadsPerMinute: setting(
    'LEADS_PER_MINUTE',
    '300',
    'Lead calls per minute and client address (IPv6: per /64); more are answered 429',
    'a number from 1 to 1000000000',
    wholeNumber(1, 1_000_000_000),
  ),
  loginsPerMinute: setting(
    'LOGINS_PER_MINUTE',
    '60',
    'Account calls but sign-ups (login, refresh, logout, passwords) per minute and client address; more are answered 429',
    'a number from 1 to 1000000000',
    wholeNumber(1, 1_000_000_000),
  ),
  signupsPerHour: setting(
    'SIGNUPS_PER_HOUR',
    '60',
    'Sign-ups per hour and client address; more are answered 429',
    'a number from 1 to 1000000000',
    wholeNumber(1, 1_000_000_000),
  ),
  chatEventsPerSecond: setting(
    'CHAT_EVENTS_PER_SECOND',
    '20',
    'Chat events per second and user, five times as many at once, and one message among 20; more are answered rate_limited',
    'a number from 1 to 1000000',
    wholeNumber(1, 1_000_000),
  ),
  idempotencyHours: setting(
    'IDEMPOTENCY_HOURS',
    '24',
    'Time for which a repeated Idempotency-Key is recognised',
    'hours from 1 to 8760',
    wholeNumber(1, 8760),
  ),
  shutdownTimeoutMs: setting(
    'SHUTDOWN_TIMEOUT_MS',
    '10000',
    'Time to finish what is under way after SIGTERM',
    MILLISECONDS,
    milliseconds,
  ),
};
