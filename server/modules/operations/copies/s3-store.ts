import { hash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import { fetchWithin } from '../../../shared/outgoing.ts';
import { Refusal } from '../../../shared/refusal.ts';
import type { CopyStore } from './copy-store.ts';

/**
 * An answer to PUT may take this long. One request that hangs holds up all rows after it, so the limit is short where the
 * last answers were; a store that is slow gets twice its last time, and a large object up to 100 kB a second.
 */
const LEAST_TIMEOUT_MS = 2_000;
const MOST_TIMEOUT_MS = 10_000;
/** Limits of the beginning of any other answer, and of its body, of up to 4 MB at that rate. */
const BEGINNING_MS = 5_000;
const BODY_MS = 60_000;
/** Times that an object is asked for: a restore of a thousand must not end with one connection. */
const READS = 3;
const BYTES_A_MS = 100;

/** Length from which on the line counts more than the wait for an answer, in bytes. */
const LARGE_BYTES = 256 * 1024;

/** Times of the last PUTs: the wait of a small one, and of a large one the milliseconds for each byte. */
interface Pace {
  waitMs: number;
  msPerByte: number;
}

interface Sent {
  /** Bytes of its body. */
  length: number;
  tookMs: number;
  hasFailed?: boolean;
}

/** The first PUT also connects. */
export const FIRST_PACE: Pace = { waitMs: MOST_TIMEOUT_MS, msPerByte: 1 / BYTES_A_MS };

/** Returns the limit of a PUT of so many bytes, in milliseconds. */
export function limitOf(length: number, { waitMs, msPerByte }: Pace): number {
  const expectedMs = waitMs + (length >= LARGE_BYTES ? length * msPerByte : 0);
  return Math.min(Math.max(LEAST_TIMEOUT_MS, 2 * expectedMs), MOST_TIMEOUT_MS + length / BYTES_A_MS);
}

/** Returns the pace after a PUT that was answered, or that failed, after so many milliseconds. */
export function paceAfter(pace: Pace, { length, tookMs, hasFailed = false }: Sent): Pace {
  if (hasFailed) return { ...pace, waitMs: Math.max(pace.waitMs, tookMs) };
  return length >= LARGE_BYTES ? { ...pace, msPerByte: tookMs / length } : { ...pace, waitMs: tookMs };
}

/**
 * Keeps objects at an address that speaks S3.
 * @param address `s3://id:secret@host/bucket/folder?region=eu-central-1`; `s3+http:` without encryption on the way
 */
export function openS3Store(address: string): CopyStore {
  const { username, password, host, pathname, protocol, searchParams } = new URL(address);
  const identity = {
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    service: 's3',
    region: searchParams.get('region') ?? 'us-east-1',
  };
  const [bucket = '', ...folders] = pathname.split('/').filter(Boolean);
  const prefix = folders.map((folder) => `${folder}/`).join('');
  const root = `${protocol === 's3+http:' ? 'http' : 'https'}://${host}/${bucket}`;

  let pace = FIRST_PACE;

  /** Stores an object, once: a request that is answered late must not overtake the next, and the copier tries again. */
  async function put(name: string, body: Uint8Array): Promise<void> {
    const { length } = body;
    const sentAt = performance.now();
    const note = (hasFailed: boolean) => {
      pace = paceAfter(pace, { length, tookMs: performance.now() - sentAt, hasFailed });
    };
    try {
      await ask('PUT', `/${prefix}${name}`, { body, withinMs: limitOf(length, pace) });
      note(false);
    } catch (error) {
      note(true);
      throw error;
    }
  }

  async function read(path: string): Promise<Buffer> {
    for (let left = READS - 1; ; left -= 1)
      try {
        return await ask('GET', path);
      } catch (error) {
        if (left === 0) throw error;
      }
  }

  async function ask(
    method: string,
    path: string,
    { body, withinMs = BEGINNING_MS }: { body?: Uint8Array; withinMs?: number } = {},
  ): Promise<Buffer> {
    const bytes = body && Buffer.from(body);
    const signed = await new AwsV4Signer({
      ...{ ...identity, method, url: root + path },
      // The store compares the body with this hash, which is signed.
      headers: { 'X-Amz-Content-Sha256': hash('sha256', bytes ?? '') },
    }).sign();
    const ending = new AbortController();
    const late = Promise.withResolvers<never>();
    const giveUp = () => {
      ending.abort();
      late.reject(new Refusal(`${host} did not answer ${method} in time`));
    };
    let timer = setTimeout(giveUp, withinMs);
    const send = async (): Promise<Buffer> => {
      const init = { method, headers: signed.headers, signal: ending.signal, ...(bytes && { body: bytes }) };
      const answer = await fetchWithin('own', signed.url, init);
      clearTimeout(timer);
      timer = setTimeout(giveUp, BODY_MS);
      const content = Buffer.from(await answer.arrayBuffer());
      if (answer.ok) return content;
      const [, code = 'no code'] = /<Code>([^<]{1,60})/.exec(content.toString()) ?? [];
      throw new Refusal(`${host} answered ${answer.status} to ${method} (${code})`);
    };
    try {
      // Not by the signal alone: a request that is made from another one may lose it.
      return await Promise.race([send(), late.promise]);
    } finally {
      clearTimeout(timer);
      ending.abort();
    }
  }

  return {
    async list() {
      const names: string[] = [];
      for (let next: string | undefined = ''; next !== undefined; ) {
        const query: URLSearchParams = new URLSearchParams({
          'list-type': '2',
          prefix,
          ...(next && { 'continuation-token': next }),
        });
        const text: string = (await read(`?${query}`)).toString();
        for (const [, key = ''] of text.matchAll(/<Key>([^<]*)<\/Key>/g))
          names.push(key.slice(prefix.length));
        next = /<NextContinuationToken>([^<]*)</.exec(text)?.[1];
      }
      return names.sort();
    },
    get: (name) => read(`/${prefix}${name}`),
    put,
    async remove(name) {
      await ask('DELETE', `/${prefix}${name}`);
    },
  };
}
