import { exampleOfCase } from 'contract/reference/error-example.ts';
import { toJson } from '../to-json.ts';
import { CHAT_ERRORS, type ErrorAdvice, HTTP_ERRORS } from './error-codes.ts';
import type { Guide } from './guide.ts';

const EXAMPLE = toJson(exampleOfCase({ status: 429, code: 'rate_limited' }, undefined));

export const errors: Guide = {
  slug: 'errors',
  title: 'Errors',
  lede: 'Every error code, why you get it, and what to do about it.',
  description:
    'Every error code of the API and the chat socket: status, cause and what to do. With the one shape that all errors have.',
  keywords: 'error codes, HTTP status, 400, 401, 404, 409, 429, 503',
  parts: [
    {
      id: 'shape',
      title: 'One shape',
      blocks: [
        'Every error of a call is a JSON object like this one. Programs go by its code, which doesn’t change. Its message is an English sentence for a person, and may.',
        { code: { name: 'An error', grammar: 'json', text: EXAMPLE } },
        'Quote the request ID when you ask for support: the log has the request under it. Every answer has it in the header `X-Request-Id`, too.',
      ],
    },
    {
      id: 'retry',
      title: 'What to repeat',
      blocks: [
        {
          list: [
            'Repeat a 429 or 503 after the seconds in `Retry-After`.',
            'Repeat a request without an answer. For the lead calls send the same `Idempotency-Key` again: it’s stored once.',
            'Don’t repeat any other 4xx as it is. Change what the error names first.',
          ],
        },
      ],
    },
    {
      id: 'http',
      title: 'HTTP calls',
      blocks: [
        'The page of a call lists those that it can answer with.',
        {
          table: {
            name: 'Errors of the HTTP calls',
            head: ['Code', 'Why'],
            rows: HTTP_ERRORS.map(rowOf),
          },
        },
      ],
    },
    {
      id: 'socket',
      title: 'Events of the chat socket',
      blocks: [
        'The event `connectionError` carries `code` and `message`. A request with an acknowledgment gets them there.',
        {
          table: {
            name: 'Errors of the chat socket',
            head: ['Code', 'Why'],
            rows: CHAT_ERRORS.map(rowOf),
          },
        },
      ],
    },
  ],
};

function rowOf({ status, code, cause, remedy }: ErrorAdvice): string[] {
  return [`\`${code}\`${status === undefined ? '' : ` ${status}`}`, `${cause} ${remedy}`];
}
