// Requests of visitors through a proxy: from an address of their own, over the protocol that they choose.
import http from 'node:http';
import http2 from 'node:http2';
import https from 'node:https';
import { connect } from 'node:tls';

/** Name of the site, at which the proxies of `deploy/` answer. */
export const HOST = 'www.example.com';

/** The place where a proxy listens on this machine. */
export interface Place {
  port: number;
  hasTls: boolean;
}

export interface Asked {
  method?: string;
  headers?: http.OutgoingHttpHeaders;
  /** Text at once, or parts as they come. */
  body?: string | Buffer | AsyncIterable<Buffer>;
}

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

export interface OpenAnswer extends Omit<Answer, 'body'> {
  parts: AsyncIterable<Buffer>;
  leave: () => void;
}

export interface Visitor {
  /** @throws with `isReused` where a connection that had been kept was closed */
  ask: (path: string, asked?: Asked) => Promise<Answer>;
  /** The same for an answer that goes on; its parts come one by one. */
  open: (path: string, asked?: Asked) => Promise<OpenAnswer>;
  /** Agent for other clients, such as that of the chat. */
  agent: http.Agent;
  leave: () => void;
}

export const originOf = ({ hasTls }: Place) => `${hasTls ? 'https' : 'http'}://${HOST}`;

/**
 * @param address on this machine, which is what the proxy sees: `127.0.2.1`
 * @param keepAlive whether requests share connections
 */
export function openVisitor(place: Place, address: string, keepAlive = true): Visitor {
  const there = { host: '127.0.0.1', port: place.port, localAddress: address };
  const secure = { ...there, servername: HOST, rejectUnauthorized: false };
  const agent = place.hasTls
    ? new https.Agent({ keepAlive, ...secure })
    : new http.Agent({ keepAlive, ...there });
  const { request } = place.hasTls ? https : http;

  async function open(path: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<OpenAnswer> {
    const url = originOf(place) + path;
    const sent = request(url, { method, agent, headers: withLength(headers, body) });
    const answered = new Promise<http.IncomingMessage>((resolve, reject) => {
      sent.once('response', resolve).on('error', (error) => {
        reject(sent.reusedSocket ? Object.assign(error, { isReused: true }) : error);
      });
    });
    await Promise.race([send(sent, body), answered]);
    const answer = await answered;
    return {
      status: answer.statusCode ?? 0,
      headers: answer.headers,
      parts: answer as AsyncIterable<Buffer>,
      leave: () => void answer.destroy(),
    };
  }

  return {
    agent,
    open,
    async ask(path, asked) {
      const { status, headers, parts } = await open(path, asked);
      return { status, headers, body: await gather(parts) };
    },
    leave: () => agent.destroy(),
  };
}

/** The same over one connection of HTTP/2, as browsers open it. */
export async function openHttp2Visitor(place: Place, address: string): Promise<Visitor> {
  const socket = connect({
    ...{ host: '127.0.0.1', port: place.port, localAddress: address, servername: HOST },
    ...{ rejectUnauthorized: false, ALPNProtocols: ['h2'] },
  });
  const session = http2.connect(originOf(place), { createConnection: () => socket });
  session.on('error', () => {});

  async function open(path: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<OpenAnswer> {
    const stream = session.request(
      { ...withLength(headers, body), ':path': path, ':method': method },
      { endStream: body === undefined },
    );
    const answered = new Promise<http2.IncomingHttpHeaders & http2.IncomingHttpStatusHeader>(
      (resolve, reject) => {
        stream.once('response', resolve).on('error', reject);
        stream.once('close', () => reject(new Error(`closed by ${stream.rstCode}`)));
      },
    );
    if (body !== undefined) await Promise.race([send(stream, body), answered]);
    const answer = await answered;
    return {
      status: answer[':status'] ?? 0,
      headers: answer as http.IncomingHttpHeaders,
      parts: stream as AsyncIterable<Buffer>,
      leave: () => stream.close(http2.constants.NGHTTP2_CANCEL),
    };
  }

  return {
    agent: http.globalAgent,
    open,
    async ask(path, asked) {
      const { status, headers, parts } = await open(path, asked);
      return { status, headers, body: await gather(parts) };
    },
    leave: () => session.destroy(),
  };
}

function withLength(headers: http.OutgoingHttpHeaders, body: Asked['body']): http.OutgoingHttpHeaders {
  const isWhole = typeof body === 'string' || Buffer.isBuffer(body);
  return isWhole ? { ...headers, 'content-length': Buffer.byteLength(body) } : headers;
}

/** Resolves once all is sent; never where the other side stopped to read, which its answer tells. */
async function send(stream: NodeJS.WritableStream, body: Asked['body']): Promise<void> {
  if (body !== undefined && typeof body !== 'string' && !Buffer.isBuffer(body)) {
    for await (const part of body) stream.write(part);
    stream.end();
  } else {
    stream.end(body ?? '');
  }
}

async function gather(parts: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const part of parts) all.push(part);
  return Buffer.concat(all);
}
