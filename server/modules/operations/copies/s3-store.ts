import { hash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import { fetchWithin } from '../../../shared/outgoing.ts';
import { Refusal } from '../../../shared/refusal.ts';
import type { CopyStore } from './copy-store.ts';

/** An answer may take this long, and longer for a large object: 100 kB a second must do. */
const TIMEOUT_MS = 5_000;
const BYTES_A_MS = 100;

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

  /** Sends one request, once: one that is answered late must not overtake the next, and the copier tries again. */
  async function ask(method: string, path: string, body?: Uint8Array): Promise<Buffer> {
    const bytes = body && Buffer.from(body);
    const signed = await new AwsV4Signer({
      ...{ ...identity, method, url: root + path },
      // The store compares the body with this hash, which is signed.
      headers: { 'X-Amz-Content-Sha256': hash('sha256', bytes ?? '') },
    }).sign();
    const ending = new AbortController();
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => {
        ending.abort();
        late.reject(new Refusal(`${host} did not answer ${method} in time`));
      },
      TIMEOUT_MS + (bytes?.length ?? 0) / BYTES_A_MS,
    );
    try {
      // Not by the signal alone: a request that is made from another one may lose it.
      const sent = send(signed, bytes, ending.signal);
      return await Promise.race([sent, late.promise]);
    } finally {
      clearTimeout(timer);
      ending.abort();
    }
  }

  async function send(
    { method, url, headers }: Awaited<ReturnType<AwsV4Signer['sign']>>,
    body: Buffer<ArrayBuffer> | undefined,
    signal: AbortSignal,
  ): Promise<Buffer> {
    const answer = await fetchWithin('own', url, { method, headers, signal, ...(body && { body }) });
    const content = Buffer.from(await answer.arrayBuffer());
    if (answer.ok) return content;
    const [, code = 'no code'] = /<Code>([^<]{1,60})/.exec(content.toString()) ?? [];
    throw new Refusal(`${host} answered ${answer.status} to ${method} (${code})`);
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
        const text: string = (await ask('GET', `?${query}`)).toString();
        for (const [, key = ''] of text.matchAll(/<Key>([^<]*)<\/Key>/g))
          names.push(key.slice(prefix.length));
        next = /<NextContinuationToken>([^<]*)</.exec(text)?.[1];
      }
      return names.sort();
    },
    get: (name) => ask('GET', `/${prefix}${name}`),
    async put(name, bytes) {
      await ask('PUT', `/${prefix}${name}`, bytes);
    },
    async remove(name) {
      await ask('DELETE', `/${prefix}${name}`);
    },
  };
}
