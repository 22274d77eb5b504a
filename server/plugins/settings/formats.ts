import { isIP } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import { isEmailAddress } from 'contract/email-address.ts';
import { readMailbox } from '../../shared/addresses/mailbox.ts';

const HOST_NAME =
  /^(?=.{1,253}$)[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*$/;

/** Length of a key of AES-256. */
const DESK_KEY_BYTES = 32;

export const WEBHOOK_KEY_BYTES = { least: 24, most: 64 };

/** Formats of the texts of settings, by the names that their schemas give as `format`. */
export const FORMATS = {
  folder: (text: string) => !text.includes('\0'),
  'folder-or-store': (text: string) =>
    isStoreAddress(text) ? isWholeStore(text) : !text.includes('\0') && !text.includes('://'),
  host: (text: string) => isIP(text) !== 0 || HOST_NAME.test(text),
  network: isNetwork,
  origin: isOrigin,
  'time-zone': isTimeZone,
  'email-address': isEmailAddress,
  'webhook-secret': isWebhookSecrets,
  'desk-key': (text: string) => Buffer.from(text, 'base64').length === DESK_KEY_BYTES,
  'web-address': isAddressOf('http:', 'https:'),
  'mail-server': isAddressOf('smtp:', 'smtps:'),
  'reply-mailbox': (text: string) => readMailbox(text) !== undefined,
  postgres: isAddressOf('postgres:', 'postgresql:'),
  redis: isAddressOf('redis:', 'rediss:'),
};

export type Format = keyof typeof FORMATS;

/** An address such as `postgres://…` of one of the given schemes. */
function isAddressOf(...schemes: string[]): (text: string) => boolean {
  return (text) => {
    const url = URL.parse(text);
    const isWhole = url !== null && url.hostname !== '' && isDecodable(url.username + url.password);
    return isWhole && schemes.includes(url.protocol);
  };
}

/** Reports whether a text is meant as an address that speaks S3. */
export function isStoreAddress(text: string): boolean {
  return /^s3(?:\+http)?:/.test(text);
}

/** An id, its secret, a host and a bucket; folders of plain letters, which need no signs for signs. */
function isWholeStore(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !isAddressOf('s3:', 's3+http:')(text) || url.username === '' || url.password === '')
    return false;
  return /^(?:\/[\w.-]+)+\/?$/.test(url.pathname);
}

/** A `%` in a password has to be written `%25`: the meaning of any other `%` in the address is unclear. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** `https://www.example.com`: scheme, host and port, nothing behind them. */
function isOrigin(text: string): boolean {
  // A star is a letter of a host to the parser, and a pattern to the operator who writes one.
  const url = text.includes('*') ? null : URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(text);
}

/** One key of Standard Webhooks, or two with a comma while a receiver changes from one to the other. */
function isWebhookSecrets(text: string): boolean {
  const secrets = text.split(',').map((secret) => secret.trim());
  return secrets.length <= 2 && secrets.every(isWebhookSecret);
}

/** `whsec_`, and so many bytes in Base64. */
function isWebhookSecret(text: string): boolean {
  const [, encoded = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? [];
  const key = Buffer.from(encoded, 'base64');
  const isWhole = key.toString('base64').replace(/=+$/, '') === encoded.replace(/=+$/, '');
  return isWhole && key.length >= WEBHOOK_KEY_BYTES.least && key.length <= WEBHOOK_KEY_BYTES.most;
}

/** Only a range of all addresses contains both. */
const OPPOSITE_ENDS = ['0.0.0.1', '128.0.0.1'];

/** Asks the library that reads the ranges at each request, so that both accept the same. */
function isNetwork(text: string): boolean {
  const [address = '', prefix = ''] = text.split('/');
  // The library also accepts names of ranges, and masks such as 255.0.0.0.
  if (isIP(address) === 0 || !/^\d*$/.test(prefix)) return false;
  try {
    const covers = compile([text]);
    return !OPPOSITE_ENDS.every((end, index) => covers(end, index));
  } catch {
    return false;
  }
}

/** Reports whether `Intl` knows the zone under this name. */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    // It also takes offsets, which have no name, and know of no daylight saving.
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}
