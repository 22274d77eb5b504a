import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from '@fastify/proxy-addr';
import { isEmailAddress } from 'contract/email-address.ts';
import { WEEKDAYS, type Weekday } from './weekdays.ts';

/** Reads the text of one setting; `undefined` means that the text is not acceptable. */
export type ReadValue<T> = (text: string) => T | undefined;

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));
const HOST_NAME =
  /^(?=.{1,253}$)[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*$/;

/** Decimal digits only: no sign, no exponent, no blanks. */
export function wholeNumber(least: number, most: number): ReadValue<number> {
  return (text) => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most ? value : undefined;
  };
}

export function oneOf<const T extends string>(choices: readonly T[]): ReadValue<T> {
  return (text) => choices.find((choice) => choice === text);
}

/** Some of the choices between commas, or `none`. */
export function someOf<const T extends string>(choices: readonly T[]): ReadValue<T[]> {
  return (text) => {
    if (text === 'none') return [];
    const named = text.split(',').map((part) => part.trim());
    return named.every((name) => choices.some((choice) => choice === name))
      ? choices.filter((choice) => named.includes(choice))
      : undefined;
  };
}

/** A path; relative ones count from the root of the repository, wherever the process was started. */
export const folder: ReadValue<string> = (text) =>
  text.includes('\0') ? undefined : resolve(REPOSITORY, text);

export const hostName: ReadValue<string> = (text) => (isIP(text) || HOST_NAME.test(text) ? text : undefined);

/** An address such as `postgres://…` of one of the given schemes; `null` when the setting is empty. */
export function addressOf(...schemes: string[]): ReadValue<string | null> {
  return (text) => {
    if (text === '') return null;
    const url = URL.parse(text);
    const isWhole = url && url.hostname !== '' && isDecodable(url.username + url.password);
    return isWhole && schemes.includes(url.protocol) ? text : undefined;
  };
}

/** A `%` in a password has to be written `%25`: what the address means by another one, nobody knows. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Visible ASCII characters without blanks, as a header can carry them; `null` when the setting is empty. */
export const token: ReadValue<string | null> = (text) =>
  text === '' ? null : /^[\x21-\x7e]{1,1000}$/.test(text) ? text : undefined;

export const emailAddress: ReadValue<string> = (text) => (isEmailAddress(text) ? text : undefined);

/** A key of Standard Webhooks: `whsec_` and 24 to 64 bytes in Base64. */
export const webhookSecret: ReadValue<string> = (text) => {
  const [, encoded = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? [];
  const key = Buffer.from(encoded, 'base64');
  const isWhole = key.toString('base64').replace(/=+$/, '') === encoded.replace(/=+$/, '');
  return isWhole && key.length >= 24 && key.length <= 64 ? text : undefined;
};

/** A number with at most six decimals, without sign or exponent. */
export function decimal(most: number): ReadValue<number> {
  return (text) => {
    const value = /^\d{1,9}(?:\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN;
    return value <= most ? value : undefined;
  };
}

/** What `read` reads; `null` when the setting is empty. */
export function orNone<T>(read: ReadValue<T>): ReadValue<T | null> {
  return (text) => (text === '' ? null : read(text));
}

/** `https://www.example.com`: scheme, host and port, nothing behind them; `null` when the setting is empty. */
export const origin: ReadValue<string | null> = (text) => {
  if (text === '') return null;
  // A star is a letter of a host to the parser, and a pattern to whoever writes one.
  const url = text.includes('*') ? null : URL.parse(text);
  const isOrigin = url && /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(text);
  return isOrigin ? url.origin : undefined;
};

/** Origins between commas; all of them (`*`) is none. */
export const origins: ReadValue<string[]> = (text) => {
  if (text.trim() === '') return [];
  const list = text.split(',').map((part) => origin(part.trim()));
  return list.every((part) => typeof part === 'string') ? list : undefined;
};

/** Addresses and CIDR ranges between commas; never all addresses, as every visitor could then choose any address. */
export const networks: ReadValue<string[]> = (text) => {
  const list = text.split(',').map((part) => part.trim());
  if (text.trim() === '') return [];
  return list.every(isNetwork) ? list : undefined;
};

/** Days and ranges between commas, `mon-fri` or `sat-mon`; in the order of the week, each once. */
export const weekdays: ReadValue<readonly Weekday[]> = (text) => {
  const parts = text.split(',').map((part) => daysIn(part.trim().toLowerCase()));
  const named = new Set(parts.flat());
  return named.has(undefined) ? undefined : WEEKDAYS.filter((day) => named.has(day));
};

/** Those of one day or one range, which may run over the end of the week. */
function daysIn(part: string): readonly (Weekday | undefined)[] {
  const [first, last = first, ...rest] = part.split('-').map((name) => WEEKDAYS.find((day) => day === name));
  if (!first || !last || rest.length > 0) return [undefined];
  const twoWeeks = [...WEEKDAYS, ...WEEKDAYS];
  const begin = twoWeeks.indexOf(first);
  return twoWeeks.slice(begin, twoWeeks.indexOf(last, begin) + 1);
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
