import type { Guide } from './guide.ts';

export const conventions: Guide = {
  slug: 'conventions',
  title: 'Conventions',
  lede: 'IDs, times, pages and missing values: what holds for every call and event.',
  description:
    'How the API writes IDs, times, pages of lists and missing values, in HTTP calls, the chat socket and webhooks alike.',
  keywords: 'pagination, cursor, timestamps, ISO 8601, UUID, null',
  parts: [
    {
      id: 'ids',
      title: 'IDs',
      blocks: [
        'IDs of users, rooms, threads, messages and requests are UUIDs. Compare them as text, and read nothing into their parts. A client ID is 22 letters, digits, hyphens and underscores.',
        'You can name your own messages: `id` of `aiMessage` comes back as `clientMessageId`, and a message you send twice with it is stored once.',
      ],
    },
    {
      id: 'times',
      title: 'Times',
      blocks: [
        {
          table: {
            name: 'How times are written',
            head: ['Where', 'Written as', 'Example'],
            rows: [
              [
                'Messages, articles, webhooks',
                'ISO 8601 in UTC, with milliseconds',
                '`2026-03-10T06:30:00.000Z`',
              ],
              ['Times of a demo', 'ISO 8601 with the office’s offset', '`2026-03-11T08:00:00+01:00`'],
              ['Days of the demo calendar', 'The office’s date', '`2026-03-11`'],
              ['`expires_in`, `Retry-After`', 'Seconds from now', '`259200`'],
              ['`webhook-timestamp`', 'Seconds since 1970', '`1773124200`'],
            ],
          },
        },
        'Names of time zones are those of the IANA list, such as `Europe/Berlin`.',
      ],
    },
    {
      id: 'paging',
      title: 'Pages of a list',
      blocks: [
        {
          table: {
            name: 'How lists are divided',
            head: ['List', 'You send, you get', 'Order'],
            rows: [
              ['[Articles](/api-reference/list-articles)', '`page` from 1, `limit`; `total`', 'Newest first'],
              [
                '[Messages](/api-reference/get-thread-messages)',
                '`page` from 1, `limit`; `totalPages`, `currentPage`',
                'Page 1 is the newest; within a page, oldest first',
              ],
              [
                '[Conversations](/api-reference/get-room-threads)',
                '`cursor`, `null` at first; `nextCursor`, `null` at the end',
                'Latest activity first',
              ],
            ],
          },
        },
        'A page can hold fewer entries than `limit`. Go by `totalPages` or `nextCursor`, never by the length of a page.',
      ],
    },
    {
      id: 'null',
      title: 'Null, missing, empty',
      blocks: [
        {
          list: [
            'In what you send, `null` in an optional field counts as missing.',
            'In what you get, `null` means that there’s no value; a field that says “sometimes” can be missing altogether.',
            'An empty text is a value: an article without an author has `""`.',
            'Ignore fields you don’t know. New ones can come at any time.',
          ],
        },
      ],
    },
    {
      id: 'text',
      title: 'Text',
      blocks: [
        'Bodies are JSON in UTF-8. Text is trimmed at both ends; control characters are refused. Email addresses are compared without regard to case.',
        'Names are spelled as each call documents them: `access_token` of an account, `clientId` of a user, `senderid` of a message. Amounts of money are numbers in US dollars, and say so in their name.',
      ],
    },
    {
      id: 'origins',
      title: 'Calls from a page',
      blocks: [
        'A program outside a browser can call from anywhere. In a browser, the blog’s calls answer every page; other calls answer pages on this host, and on origins that `ALLOWED_ORIGINS` names.',
        'If a page’s origin is missing there, the browser’s console says that the preflight doesn’t pass access control: [ask us](/contact-us) to add it.',
      ],
    },
  ],
};
