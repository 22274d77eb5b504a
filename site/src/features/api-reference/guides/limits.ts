import { MCP_PATH } from 'contract/api-paths.ts';
import type { RateName, StatedLimits } from 'contract/site/stated-limits.ts';
import type { Guide } from './guide.ts';

/** Which calls count together. */
const RATED: Readonly<Record<RateName, string>> = {
  signups: '[Sign up](/api-reference/signup)',
  logins: '[Log in](/api-reference/login), refresh, log out, passwords, deletion of an account',
  leads: '[The calls of the forms](/api-reference/contact-request)',
  bookings: '[A booked demo](/api-reference/read-booking): read, move, cancel',
  'demo-slots': '[Free times for a demo](/api-reference/demo-slots)',
  agents: `[Tools for agents](/api-reference/mcp) at \`${MCP_PATH}\``,
};

const HEAD = {
  slug: 'limits',
  title: 'Limits',
  lede: 'How many requests, events and bytes this server takes, from its settings, and how it says so.',
  description:
    'Rate limits and sizes of the API, as this server is set up: requests of a network, events on the chat socket, bodies, demos.',
  keywords: 'rate limits, quota, RateLimit, Retry-After, 429',
};

/** @param limits of the server that shows the page; unknown where it says nothing */
export function limitsGuide(limits: StatedLimits | undefined): Guide {
  if (!limits) {
    const blocks = ['The server doesn’t say how it’s set up.'];
    return { ...HEAD, parts: [{ id: 'unknown', title: 'Numbers', blocks }] };
  }
  const { rates, chatEventsPerSecond: events } = limits;
  return {
    ...HEAD,
    parts: [
      {
        id: 'headers',
        title: 'How a call says it',
        blocks: [
          'Each answer of a call below says what your network has in a window, and what’s left of it:',
          {
            code: {
              name: 'Headers of an answer',
              grammar: 'bash',
              text: `RateLimit-Policy: "leads";q=${rates.leads.most};w=${rates.leads.seconds}\nRateLimit: "leads";r=${rates.leads.most - 1};t=${rates.leads.seconds}`,
            },
          },
          '`q` is how many requests you have in a window of `w` seconds, `r` how many are left, and `t` in how many seconds you have all of them again. Beyond that the answer is 429 `rate_limited`, with the seconds to wait in `Retry-After`.',
          'A network is one IPv4 address, or one IPv6 `/64`.',
        ],
      },
      {
        id: 'calls',
        title: 'Requests of a network',
        blocks: [
          {
            table: {
              name: 'Requests of a network',
              head: ['Calls', 'Name', 'Requests'],
              rows: Object.entries(rates).map(([name, { most, seconds }]) => [
                RATED[name as RateName],
                `\`${name}\``,
                `${count(most)} ${seconds === 60 ? 'a minute' : 'an hour'}`,
              ]),
            },
          },
          'Lists and articles of the blog have no limit; searches in it have one for bursts, and say only `Retry-After`. Failed logins count by themselves: after 10 of one account from one network within 15 minutes, it waits.',
        ],
      },
      {
        id: 'socket',
        title: 'The chat socket',
        blocks: [
          {
            table: {
              name: 'Limits of the chat socket',
              head: ['What', 'A user', 'Beyond it'],
              rows: [
                ['Events', `${count(events)} a second, ${count(5 * events)} at once`, '`rate_limited`'],
                [
                  'Messages among them',
                  `${count(events / 20)} a second, ${count(events)} at once`,
                  '`rate_limited`',
                ],
                ['Connections', '20', '`too_many_connections`'],
              ],
            },
          },
        ],
      },
      {
        id: 'sizes',
        title: 'Sizes and times',
        blocks: [
          {
            table: {
              name: 'Sizes and times',
              head: ['What', 'How much', 'Beyond it'],
              rows: [
                ['Body of a request', `${count(limits.bodyKib)} KiB`, '413 `payload_too_large`'],
                ['Headers of a request', '16 KiB', '431 `headers_too_large`'],
                ['An `Idempotency-Key`', `${count(limits.idempotencyHours)} hours`, 'It’s a new request.'],
              ],
            },
          },
          'The lengths of fields are on the page of each call, and in [openapi.json](/openapi.json).',
        ],
      },
      {
        id: 'demos',
        title: 'Demos',
        blocks: [
          {
            table: {
              name: 'Limits of demos',
              head: ['What', 'How much', 'Beyond it'],
              rows: [
                [
                  'Upcoming demos of a network, of a person',
                  `${count(limits.bookingsPerNetwork)}, ${count(limits.bookingsPerPerson)}`,
                  'The next one waits for the link in an email.',
                ],
                ['Moves of one demo', count(limits.mostMoves), '409 `too_many_moves`'],
                ['Moves and invitations of one demo within 24 hours', '5', '429 `too_many_changes`'],
              ],
            },
          },
        ],
      },
    ],
  };
}

function count(number: number): string {
  return number.toLocaleString('en-US');
}
