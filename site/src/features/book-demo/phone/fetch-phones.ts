import { DEFAULT_OFFICE } from 'contract/bookings/office.ts';
import type { PhoneReader } from 'contract/leads/phone-reader.ts';
import { office } from '../../../product/office.ts';

/** Reader of phones on this page. */
export interface PagePhones extends PhoneReader {
  /** Settles the phone of a request, like `withDialedPhone`. */
  settle: <Request extends { phone: string; message?: string }>(request: Request) => Request;
}

/** Time that a request waits for what reads its phone: without it, the server reads the number. */
const PATIENCE_MS = 1_000;

/** Reader of phones, once it is there. */
export let phones: PagePhones | undefined;

/**
 * Fetches what reads phones, at addresses of their own (decision 009): the specified reading in one kilobyte, or for an
 * office elsewhere a library of thirty. Never throws: what could not be fetched is tried again the next time.
 */
export async function fetchPhones(): Promise<void> {
  const name = office().country === DEFAULT_OFFICE.country ? '/phone' : '/phone-elsewhere';
  // biome-ignore lint/style/useTemplate: the bundler reads a template, and would bring a loader for it
  phones ??= await import(/* @vite-ignore */ name + '.js').then(
    ({ phonesAt }) => phonesAt(office().country),
    () => undefined,
  );
}

/** Fetches it like `fetchPhones`, for a request that is about to be sent. */
export async function awaitPhones(): Promise<void> {
  await Promise.race([fetchPhones(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
