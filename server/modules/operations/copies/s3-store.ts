import { hash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { Refusal } from '../../../shared/refusal.ts';
import type { CopyStore } from './copy-store.ts';

/** An answer may take this long, and longer for a large object: 100 kB a second must do. */
const TIMEOUT_MS = 10_000;
const BYTES_A_MS = 100;

/**
 * Keeps objects at an address that speaks S3.
 * @param address `s3://id:secret@host/bucket/folder?region=eu-central-1`; `s3+http:` without encryption on the way
 */
export function openS3Store(address: string): CopyStore {
  const { username, password, host, pathname, protocol, searchParams } = new URL(address);
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    service: 's3',
    region: searchParams.get('region') ?? 'us-east-1',
    // A request that was answered late must not overtake the next one: the copier tries again, under another name.
    retries: 0,
  });
  const [bucket = '', ...folders] = pathname.split('/').filter(Boolean);
  const prefix = folders.map((folder) => `${folder}/`).join('');
  const root = `${protocol === 's3+http:' ? 'http' : 'https'}://${host}/${bucket}`;

  async function ask(method: string, path: string, body?: Uint8Array): Promise<Response> {
    const answer = await client.fetch(`${root}${path}`, {
      method,
      // The store compares the body with this hash, which is signed.
      headers: { 'X-Amz-Content-Sha256': hash('sha256', body ?? '') },
      ...(body && { body: Buffer.from(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS + (body?.length ?? 0) / BYTES_A_MS),
    });
    if (answer.ok) return answer;
    const [, code = 'no code'] = /<Code>([^<]{1,60})/.exec(await answer.text()) ?? [];
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
        const text: string = await (await ask('GET', `?${query}`)).text();
        for (const [, key = ''] of text.matchAll(/<Key>([^<]*)<\/Key>/g))
          names.push(key.slice(prefix.length));
        next = /<NextContinuationToken>([^<]*)</.exec(text)?.[1];
      }
      return names.sort();
    },
    get: async (name) => new Uint8Array(await (await ask('GET', `/${prefix}${name}`)).arrayBuffer()),
    async put(name, bytes) {
      await (await ask('PUT', `/${prefix}${name}`, bytes)).arrayBuffer();
    },
    async remove(name) {
      await (await ask('DELETE', `/${prefix}${name}`)).arrayBuffer();
    },
  };
}
