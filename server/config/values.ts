import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Reads the text of one setting; `undefined` means that the text is not acceptable. */
export type ReadValue<T> = (text: string) => T | undefined;

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));
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

/** A path; relative ones count from the root of the repository, wherever the process was started. */
export const folder: ReadValue<string> = (text) =>
  text.includes('\0') ? undefined : resolve(REPOSITORY, text);

export const hostName: ReadValue<string> = (text) => (isIP(text) || HOST_NAME.test(text) ? text : undefined);

/** An address such as `postgres://…` of one of the given schemes; `null` when the setting is empty. */
export function addressOf(...schemes: string[]): ReadValue<string | null> {
  return (text) => {
    if (text === '') return null;
    const url = URL.parse(text);
    return url && schemes.includes(url.protocol) && url.hostname !== '' ? text : undefined;
  };
}

/** Visible ASCII characters without blanks, as a header can carry them; `null` when the setting is empty. */
export const token: ReadValue<string | null> = (text) =>
  text === '' ? null : /^[\x21-\x7e]{1,1000}$/.test(text) ? text : undefined;

/** A number with at most six decimals, without sign or exponent. */
export function decimal(most: number): ReadValue<number> {
  return (text) => {
    const value = /^\d{1,9}(?:\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN;
    return value <= most ? value : undefined;
  };
}

/** `https://www.example.com`: scheme, host and port, nothing behind them; `null` when the setting is empty. */
export const origin: ReadValue<string | null> = (text) => {
  if (text === '') return null;
  const url = URL.parse(text);
  const isOrigin = url && /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(text);
  return isOrigin ? url.origin : undefined;
};

/** Addresses and CIDR ranges between commas. */
export const networks: ReadValue<string[]> = (text) => {
  const list = text.split(',').map((part) => part.trim());
  if (text.trim() === '') return [];
  return list.every(isNetwork) ? list : undefined;
};

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return prefix === undefined || wholeNumber(0, version === 4 ? 32 : 128)(prefix) !== undefined;
}
