import {
  addressOf,
  decimal,
  folder,
  hostName,
  networks,
  oneOf,
  origin,
  type ReadValue,
  token,
  wholeNumber,
} from './values.ts';

/** One environment variable: what it does, and what it may be. */
export interface Setting<T> {
  name: string;
  /** Used when the variable is missing or empty. */
  default: string;
  meaning: string;
  accepts: string;
  read: ReadValue<T>;
}

const LONGEST_TIMEOUT_MS = 24 * 60 * 60_000;
const MILLISECONDS = `milliseconds from 1 to ${LONGEST_TIMEOUT_MS}`;
const milliseconds = wholeNumber(1, LONGEST_TIMEOUT_MS);
const PORTS = 'a port from 0 (any free one) to 65535';
const port = wholeNumber(0, 65_535);
const PRICES = 'US dollars per million tokens from 0 to 10000';
const price = decimal(10_000);
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Every variable that the server reads, in the order of the README's table. */
export const SETTINGS = {
  port: setting('PORT', '3000', 'Port of the site and its calls', PORTS, port),
  host: setting('HOST', '127.0.0.1', 'Address to listen on', 'an IP address or a host name', hostName),
  dataDir: setting(
    'DATA_DIR',
    'data',
    'Folder of the SQLite database',
    'a folder that this process can write to',
    folder,
  ),
  databaseUrl: setting(
    'DATABASE_URL',
    '',
    'Store in this Postgres instead of SQLite',
    'an address such as postgres://user:password@host:5432/name',
    addressOf('postgres:', 'postgresql:'),
  ),
  redisUrl: setting(
    'REDIS_URL',
    '',
    'Share chat sockets and rate limits between processes through this Redis',
    'an address such as redis://host:6379',
    addressOf('redis:', 'rediss:'),
  ),
  publicUrl: setting(
    'PUBLIC_URL',
    '',
    'Origin under which visitors see the site; https turns on HSTS',
    'an origin such as https://www.example.com, without a path',
    origin,
  ),
  trustedProxies: setting(
    'TRUSTED_PROXIES',
    '',
    'Proxies whose X-Forwarded-For is believed',
    'IP addresses and CIDR ranges between commas',
    networks,
  ),
  logLevel: setting(
    'LOG_LEVEL',
    'info',
    'Least level that is logged',
    LOG_LEVELS.join(', '),
    oneOf(LOG_LEVELS),
  ),
  metricsPort: setting(
    'METRICS_PORT',
    '9464',
    'Port of the Prometheus metrics on 127.0.0.1; if the default is taken, any free one',
    PORTS,
    port,
  ),
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
    'Requests worked on at once; more are answered 503',
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
    'Login and refresh calls per minute and client address; more are answered 429',
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
    'Chat events per second and socket, five times as many at once; more are answered rate_limited',
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
  siteDir: setting(
    'SITE_DIR',
    'site/dist',
    'Folder of the built site',
    'a folder made by npm run build',
    folder,
  ),
  blogDir: setting(
    'BLOG_DIR',
    'content/blog',
    "Folder of the blog's articles, which a start on an empty database imports",
    'a folder of Markdown files',
    folder,
  ),
  llmBaseUrl: setting(
    'LLM_BASE_URL',
    '',
    'Let a model of this OpenAI-compatible provider answer in the chat; LLM_MODEL and LLM_API_KEY go with it',
    'an address such as https://api.example.com/v1',
    addressOf('http:', 'https:'),
  ),
  llmModel: setting('LLM_MODEL', '', 'Name of that model', 'a name without blanks', token),
  llmApiKey: setting(
    'LLM_API_KEY',
    '',
    'Key for that provider; any word where it takes none',
    'a key without blanks',
    token,
  ),
  llmPromptPriceUsd: setting(
    'LLM_PROMPT_PRICE_USD',
    '0',
    'Price of what the model reads, stored with each answer',
    PRICES,
    price,
  ),
  llmCompletionPriceUsd: setting(
    'LLM_COMPLETION_PRICE_USD',
    '0',
    'Price of what the model writes, stored with each answer',
    PRICES,
    price,
  ),
};

function setting<T>(
  name: string,
  fallback: string,
  meaning: string,
  accepts: string,
  read: ReadValue<T>,
): Setting<T> {
  return { name, default: fallback, meaning, accepts, read };
}
