import { BLOG_PATHS, DEMO_SLOTS_PATH, LEAD_PATHS, MCP_PATH } from 'contract/api-paths.ts';
import { describe, expect, it } from 'vitest';
import { GOOD_BODIES } from '../support/lead-bodies.ts';
import { sendRaw } from '../support/raw-client.ts';
import { startTestServer } from '../support/test-server.ts';
import { leastMsOf, longTextsOf, SIGNS } from './long-text.ts';

const BOUND_MS = 20;
/** Less than the 16 KB that all headers of a request may take, by what else stands there. */
const LENGTH = 15_000;
const CONTACT = JSON.stringify(GOOD_BODIES.contact);

/** The bytes of a request in which the text stands. */
type Write = (text: string) => string;

const get =
  (address: (text: string) => string): Write =>
  (text) =>
    `GET ${address(text)} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`;

const ADDRESSES: Record<string, Write> = {
  'an unknown address': get((text) => `/${text}`),
  'the query of a page': get((text) => `/?${text}`),
  'a page on demand': get((text) => `/news/${text}`),
  'the query of a page on demand': get((text) => `/news?words=${text}`),
  'a preview': get((text) => `/news/draft?preview=${text}`),
  'a picture': get((text) => `/blog/pictures/${text}`),
  'the link of a booking': get((text) => `/demo/${text}`),
  'the link of thanks': get((text) => `/thankyou/${text}`),
  'the link to stop content': get((text) => `/demo/${text}/content`),
  'the calendar file of a booking': get((text) => `/demo/${text}/invite.ics`),
  'the calendar': get((text) => `/calendar/${text}.ics`),
  'a search': get((text) => `/search.json?q=${text}`),
  'a search of the blog': get((text) => `${BLOG_PATHS.articles}?q=${text}&page=${text}`),
  'an article of the blog': get((text) => `${BLOG_PATHS.articles}/${text}/${text}`),
  'a day of the calendar': get((text) => `${DEMO_SLOTS_PATH}?from=${text}&to=${text}`),
  'an unknown call': get((text) => `/authms/${text}`),
  'a session of the chat': get((text) => `/socket.io/?EIO=4&transport=polling&sid=${text}`),
};

/** Headers that this server, or a library below it, reads. */
const HEADERS = [
  ...['accept', 'accept-encoding', 'accept-language', 'access-control-request-headers', 'authorization'],
  ...['baggage', 'content-type', 'cookie', 'expect', 'forwarded', 'idempotency-key', 'if-modified-since'],
  ...['if-none-match', 'origin', 'prefer', 'range', 'referer', 'save-data', 'sec-fetch-site', 'traceparent'],
  ...['upgrade', 'user-agent', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'],
];

/** Each header with a page, with an unknown address, and with two calls. */
function requestsWith(header: string): Write[] {
  const head = (text: string) => `host: localhost\r\nconnection: close\r\n${header}: ${text}\r\n`;
  const type = header === 'content-type' ? '' : 'content-type: application/json\r\n';
  const body = `${type}content-length: ${Buffer.byteLength(CONTACT)}\r\n\r\n${CONTACT}`;
  return [
    (text) => `GET /book-demo HTTP/1.1\r\n${head(text)}\r\n`,
    (text) => `GET /news/none HTTP/1.1\r\n${head(text)}\r\n`,
    (text) => `POST ${LEAD_PATHS.contact} HTTP/1.1\r\n${head(text)}${body}`,
    (text) => `POST ${MCP_PATH} HTTP/1.1\r\n${head(text)}${body}`,
  ];
}

async function findSlow(requests: readonly Write[]): Promise<string[]> {
  const { port } = await startTestServer({ config: { trustedProxies: ['127.0.0.1'] } });
  const slow: string[] = [];
  // The first requests load what only they need.
  for (const write of requests) await sendRaw(port, write('x'));
  for (const sign of SIGNS.filter((each) => /^[\x21-\x7e]$/.test(each))) {
    for (const text of longTextsOf(sign).slice(0, 2)) {
      for (const [index, write] of requests.entries()) {
        const bytes = write(text.slice(-LENGTH));
        const ms = await leastMsOf(() => sendRaw(port, bytes), BOUND_MS);
        if (ms > BOUND_MS) slow.push(`${sign} in request ${index}: ${Math.round(ms)} ms`);
      }
    }
  }
  return slow;
}

describe(`long requests, bounded by ${BOUND_MS} ms`, () => {
  it.each(Object.entries(ADDRESSES))(
    'answers 15 KB of one character in %s within the bound',
    async (_what, write) => {
      expect(await findSlow([write])).toEqual([]);
    },
  );

  it.each(HEADERS)('answers 15 KB of one character in the header %s within the bound', async (header) => {
    expect(await findSlow(requestsWith(header))).toEqual([]);
  });
});
