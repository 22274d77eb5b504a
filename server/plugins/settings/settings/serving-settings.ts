import { addressOf, folder, hostName, networks, oneOf, origin, wholeNumber } from '../values.ts';
import { setting } from './setting.ts';

const PORTS = 'a port from 0 (any free one) to 65535';
const port = wholeNumber(0, 65_535);
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Where the server listens, what it serves, and where it keeps what it stores. */
export const SERVING_SETTINGS = {
  envFile: setting(
    'ENV_FILE',
    '',
    'File with settings, a line `NAME=value` each, read as `node --env-file` reads it; a variable that is set already wins',
    'a file that this process can read',
    (text) => text,
  ),
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
    'Origin under which visitors see the site, named in pages, feeds and documents; https turns on HSTS',
    'an origin such as https://www.example.com, without a path',
    origin,
  ),
  trustedProxies: setting(
    'TRUSTED_PROXIES',
    '',
    'Proxies whose X-Forwarded-For is believed',
    'IP addresses and CIDR ranges between commas, and never all addresses (/0)',
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
    'Port of the Prometheus metrics; if the default is taken, any free one',
    PORTS,
    port,
  ),
  metricsHost: setting(
    'METRICS_HOST',
    '127.0.0.1',
    'Address on which the metrics listen, which anyone who reaches it may read',
    'an IP address or a host name',
    hostName,
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
    "Folder of the blog's articles, which a start on an empty database imports; keep your own outside of the code",
    'a folder of Markdown files and documents',
    folder,
  ),
  runDir: setting(
    'RUN_DIR',
    'data/running',
    'Folder in which a running server leaves its address and folders, by which the commands find it',
    'a folder that this process can write to',
    folder,
  ),
};
