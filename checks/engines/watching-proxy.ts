import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { watchProblems } from './in-page.ts';

const WATCHER = '/watch-problems.js';

/** A server in front of the site's, for an engine whose driver reports nothing of console and requests. */
export interface WatchingProxy {
  url: string;
  /** Requests that were not answered well. */
  failures: string[];
  close: () => void;
}

/**
 * Passes everything on, and has each page load a script that watches it before any script of its own; the policy of the
 * site allows that, since it comes from the same origin.
 */
export async function startWatchingProxy(origin: string): Promise<WatchingProxy> {
  const failures: string[] = [];
  const front = createServer((asked, answer) => {
    if (asked.url === WATCHER) {
      answer.setHeader('content-type', 'text/javascript').end(`(${watchProblems})()`);
      return;
    }
    const { method } = asked;
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    // Each on a connection of its own: one that is kept may be closed by the server at that very moment.
    const onward = request(origin + asked.url, { method, headers, agent: false }, (answered) => {
      if ((answered.statusCode ?? 0) >= 400) failures.push(`${asked.url}: ${answered.statusCode}`);
      void passOn(answered, answer);
    });
    onward.on('error', (error) => failures.push(`${asked.url}: ${error.message}`));
    asked.pipe(onward);
  }).listen(0, 'localhost');
  await once(front, 'listening');
  return {
    url: `http://localhost:${(front.address() as AddressInfo).port}`,
    failures,
    close: () => {
      front.close();
      front.closeAllConnections();
    },
  };
}

async function passOn(answered: IncomingMessage, answer: ServerResponse): Promise<void> {
  const { 'content-length': _length, ...headers } = answered.headers;
  const status = answered.statusCode ?? 502;
  if (!headers['content-type']?.startsWith('text/html')) {
    answer.writeHead(status, answered.headers);
    answered.pipe(answer);
    return;
  }
  const html = await text(answered);
  // The client may have disconnected meanwhile.
  if (answer.destroyed) return;
  answer.writeHead(status, headers);
  answer.end(html.replace('<head>', `<head><script src="${WATCHER}"></script>`));
}
