import Type from 'typebox';
import { folder, origin, text } from './kinds.ts';
import type { SettingValues } from './setting-values.ts';

const PORTS = { title: 'a port', minimum: 0, maximum: 65_535 };
const HOSTS = { title: 'an IP address or a host name', default: '127.0.0.1' };

/** Settings of where the server listens, where it keeps what it stores, and whose pages may call. */
export const SERVING_SETTINGS = {
  PORT: Type.Integer({
    description: 'Port of the site and its calls; 0 picks a free one',
    isInherited: true,
    ...PORTS,
    default: 3000,
  }),
  HOST: text('host', { description: 'Address to listen on', isInherited: true, ...HOSTS }),
  DATA_DIR: folder({
    description: 'Folder of the SQLite database',
    isInherited: true,
    title: 'a folder that this process can write to',
    default: 'data',
  }),
  DATABASE_URL: Type.Optional(
    text('postgres', {
      description: 'Store in this Postgres instead of SQLite',
      title: 'an address',
      examples: ['postgres://user:password@host:5432/name'],
    }),
  ),
  REDIS_URL: Type.Optional(
    text('redis', {
      description: 'Share chat sockets and rate limits between processes through this Redis',
      title: 'an address',
      examples: ['redis://host:6379'],
    }),
  ),
  PUBLIC_URL: Type.Optional(
    origin({
      description:
        'Origin under which visitors see the site, named in pages, feeds and documents; https turns on HSTS',
      isInherited: true,
      title: 'an origin without a path',
      examples: ['https://www.example.com'],
    }),
  ),
  TRUSTED_PROXIES: Type.Array(text('network', {}), {
    description: 'Proxies that add to X-Forwarded-For, or replace it: their word for the visitor is trusted',
    title: 'IP addresses and CIDR ranges between commas, and never all addresses (/0)',
    default: [],
  }),
  LOG_LEVEL: Type.Enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
    description: 'Least level that is logged',
    default: 'info',
  }),
  METRICS_PORT: Type.Integer({
    description: 'Port of the Prometheus metrics; if the default is taken, any free one',
    ...PORTS,
    default: 9464,
  }),
  METRICS_HOST: text('host', {
    description: 'Address on which the metrics listen, which anyone who reaches it may read',
    ...HOSTS,
  }),
  PLATFORM: Type.Enum(['on', 'off'], {
    description: 'Whether accounts, the chat and /mcp are served beside the site',
    default: 'on',
  }),
  ALLOWED_ORIGINS: Type.Decode(
    Type.Array(text('origin', {}), {
      description:
        'Other sites whose pages may make calls, open the chat socket and post forms, as those of PUBLIC_URL may',
      title: 'exact origins between commas, and never *',
      examples: ['https://app.example.com'],
      default: [],
    }),
    (origins) => origins.map((address) => new URL(address).origin),
  ),
};

declare module './config.ts' {
  interface Config extends SettingValues<typeof SERVING_SETTINGS> {}
}
