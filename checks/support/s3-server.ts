import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const REGION = 'eu-central-1';
const ID = 'COPIER';
const SECRET = 'a secret/with+signs';
const BUCKET = 'bucket';
const KEYS_A_PAGE = 1_000;

/** Behavior of the server with the next requests. */
export type Mood = 'well' | 'hang' | 'cut' | 'error' | 'late';

/** A stand-in for an object store that speaks S3. */
export interface S3Server {
  /** Value of BACKUP_DIR. */
  address: string;
  objects: Map<string, Buffer>;
  /** Requests with a signature that is not right. */
  refused: string[];
  mood: Mood;
  /** Number of the next requests whose connection is cut. */
  cuts: number;
  /** Most in one page of a list. */
  keysAPage: number;
  close: () => Promise<void>;
}

/**
 * Starts a server that checks the signature (AWS Signature Version 4) and the hash of each request, and keeps objects in
 * memory. `late`: it stores what is put, and does not answer.
 * @param at time, by which it refuses signatures of another quarter of an hour
 */
export async function startS3(at = () => new Date()): Promise<S3Server> {
  const hanging = new Set<ServerResponse>();
  const s3: S3Server = {
    ...{ address: '', objects: new Map(), refused: [], mood: 'well', cuts: 0, keysAPage: KEYS_A_PAGE },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts);
    const { mood } = s3;
    if (mood === 'late' && request.method === 'PUT') answer(s3, request, body, at());
    if (mood === 'hang' || mood === 'late') return void hanging.add(response);
    const isCut = s3.cuts > 0;
    if (isCut) s3.cuts -= 1;
    if (mood === 'cut' || isCut) return void request.socket.destroy();
    const { status, text } =
      mood === 'error'
        ? { status: 500, text: '<Code>InternalError</Code>' }
        : answer(s3, request, body, at());
    response.writeHead(status).end(text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  s3.address = `s3+http://${ID}:${encodeURIComponent(SECRET)}@127.0.0.1:${port}/${BUCKET}/site?region=${REGION}`;
  return s3;
}

function answer(
  s3: S3Server,
  request: IncomingMessage,
  body: Buffer,
  now: Date,
): { status: number; text: string | Buffer } {
  const problem = findProblem(request, body, now);
  if (problem !== undefined) {
    s3.refused.push(problem);
    return { status: 403, text: `<Error><Code>${problem}</Code></Error>` };
  }
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://host');
  const key = pathname.slice(`/${BUCKET}/`.length);
  if (request.method === 'PUT') s3.objects.set(key, body);
  if (request.method === 'DELETE') s3.objects.delete(key);
  if (request.method !== 'GET') return { status: 200, text: '' };
  if (searchParams.get('list-type') === '2') return { status: 200, text: list(s3, searchParams) };
  const object = s3.objects.get(key);
  return object ? { status: 200, text: object } : { status: 404, text: '<Code>NoSuchKey</Code>' };
}

function list({ objects, keysAPage }: S3Server, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).sort();
  const from = Number(query.get('continuation-token') ?? 0);
  const page = keys.slice(from, from + keysAPage).map((key) => `<Contents><Key>${key}</Key></Contents>`);
  const next = from + keysAPage;
  const more = next < keys.length ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
  return `<ListBucketResult>${page.join('')}${more}</ListBucketResult>`;
}

/** Checks a request by the published rules, without the library that signs. @returns the code of what is wrong */
function findProblem(
  { method, url = '', headers }: IncomingMessage,
  body: Buffer,
  now: Date,
): string | undefined {
  const [, credential = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const time = String(headers['x-amz-date']);
  const scope = `${time.slice(0, 8)}/${REGION}/s3/aws4_request`;
  if (credential !== `${ID}/${scope}`) return 'InvalidAccessKeyId';
  const sentAt = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(sentAt - now.getTime()) < 15 * 60_000)) return 'RequestTimeTooSkewed';
  const hash = createHash('sha256').update(body).digest('hex');
  if (headers['x-amz-content-sha256'] !== hash) return 'XAmzContentSHA256Mismatch';
  const [path = '', query = ''] = url.split('?');
  const canonicalQuery = [...new URLSearchParams(query)]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const list = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, path, canonicalQuery, list.join(''), names, hash].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', time, scope, createHash('sha256').update(canonical).digest('hex')].join(
    '\n',
  );
  const key = scope.split('/').reduce<string | Buffer>((one, part) => hmac(one, part), `AWS4${SECRET}`);
  return hmac(key, toSign).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch';
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
