import { hash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import { fetchWithin } from '../../../shared/outgoing.ts';
import { Refusal } from '../../../shared/refusal.ts';
import type { CopyStore } from './copy-store.ts';

/**
 * An answer to PUT may take this long, and longer for a large object: 100 kB a second must do. One request that hangs
 * holds up all rows after it, so the first limit is short; a store that is slow gets twice its last time.
 */
const LEAST_TIMEOUT_MS = 2_000;
const MOST_TIMEOUT_MS = 10_000;
/** Limits of the beginning of any other answer, and of its body, of up to 4 MB at that rate. */
const BEGINNING_MS = 5_000;
const BODY_MS = 60_000;
/** Times that an object is asked for: a restore of a thousand must not end with one connection. */
const READS = 3;
const BYTES_A_MS = 100;

/** Returns the limit of the next PUT, after one that took so long or was given up. All in milliseconds. */
export function nextLimit(tookMs: number): number {
  return Math.min(Math.max(LEAST_TIMEOUT_MS, 2 * tookMs), MOST_TIMEOUT_MS);
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

  // The first one also connects.
  let putMs = MOST_TIMEOUT_MS;

  /** Stores an object, once: a request that is answered late must not overtake the next, and the copier tries again. */
  async function put(name: string, body: Uint8Array): Promise<void> {
    const sendingMs = body.length / BYTES_A_MS;
    const sentAt = performance.now();
    try {
      await ask('PUT', `/${prefix}${name}`, { body, withinMs: putMs + sendingMs });
    } finally {
      const tookMs = performance.now() - sentAt - sendingMs;
      putMs = nextLimit(tookMs);
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
