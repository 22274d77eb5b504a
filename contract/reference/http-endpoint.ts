import type { TSchema } from 'typebox';
import type { DescribedObject } from './described-object.ts';

/** A header, or a part of an address, that a caller sends or reads. */
export interface Field {
  name: string;
  /** What to write, for examples. */
  value: string;
  isRequired: boolean;
  meaning: string;
  /** A regular expression (ECMA-262) for the whole value, where not every text will do. */
  pattern?: string;
}

/** One call over HTTP: what both documents and the reference page say of it. */
export interface HttpEndpoint {
  /** Last part of the address of its page; `operationId` of the document. */
  slug: string;
  group: 'Accounts' | 'Blog' | 'Lead forms' | 'Bookings';
  method: 'GET' | 'POST';
  /** `{name}` stands for one of `pathFields`. */
  path: string;
  title: string;
  /** One sentence. */
  summary: string;
  /** Whole sentences; names from code stand between backticks. */
  notes: readonly string[];
  headers: readonly Field[];
  pathFields: readonly Field[];
  query?: { object: DescribedObject; example: Readonly<Record<string, string | number>> };
  body?: { object: DescribedObject; example: Readonly<Record<string, unknown>> };
  success: Success;
  /** Answers without a body that are no failures. */
  otherAnswers?: readonly { status: number; meaning: string; headers?: readonly Field[] }[];
  errors: readonly ErrorCase[];
}

export interface Success {
  status: 200 | 201;
  meaning: string;
  headers: readonly Field[];
  schema: TSchema;
  example: unknown;
}

/** A failure that a caller can tell from others by its code. */
export interface ErrorCase {
  status: number;
  code: string;
  /** When it is answered. */
  when: string;
}

/** Of an answer that leads on. */
export const LOCATION: Field = {
  name: 'Location',
  value: '/thankyou',
  isRequired: true,
  meaning: 'Where to go on.',
};

export const JSON_CONTENT: Field = {
  name: 'Content-Type',
  value: 'application/json',
  isRequired: true,
  meaning: 'The body must be JSON, in UTF-8.',
};

/** Of an address that is a page, too. */
export const ACCEPT_JSON: Field = {
  name: 'Accept',
  value: 'application/json',
  isRequired: true,
  meaning: 'Asks for JSON in place of the page.',
};

/** What becomes of the texts of every body before they are checked. */
export const TEXT_RULES = [
  'Text is trimmed: white space and invisible characters come off both ends, and out of `email` and `phone` altogether; passwords stay as typed.',
  'Control characters (U+0000 to U+001F, U+007F to U+009F; line breaks and tabs are fine in longer texts) and unpaired surrogates are refused. In fields of one line, so are line separators (U+2028, U+2029) and the invisible characters that turn the reading order (U+061C, U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069).',
  '`null` in an optional field counts as missing.',
].join(' ');

export const AUTHORIZATION: Field = {
  name: 'Authorization',
  value: 'Bearer YOUR_ACCESS_TOKEN',
  isRequired: true,
  meaning: 'The access token from sign-up, login or refresh.',
};

/** Failures of every call with a body, beside its own. */
export const BODY_ERRORS = {
  invalid: {
    status: 400,
    code: 'invalid_request',
    when: 'The body isn’t JSON, or a field is missing, malformed or unknown. `fields` names the first two kinds, and `message` tells an unknown one which fields the call takes.',
  },
  tooLarge: { status: 413, code: 'payload_too_large', when: 'The body is over 64 KiB.' },
  notJson: { status: 415, code: 'unsupported_media_type', when: '`Content-Type` isn’t JSON.' },
} as const satisfies Record<string, ErrorCase>;

/** Failures of every call that takes an access token, beside its own. */
export const TOKEN_ERRORS = [
  { status: 401, code: 'unauthorized', when: 'The access token is missing, or isn’t one of ours.' },
  { status: 401, code: 'token_expired', when: 'The access token has expired: refresh it.' },
  { status: 401, code: 'login_ended', when: 'The login behind the access token has ended: log in again.' },
] as const satisfies readonly ErrorCase[];

/** Failures of every call, beside its own. */
export const COMMON_ERRORS = {
  headersTooLarge: {
    status: 431,
    code: 'headers_too_large',
    when: 'The headers are over 16 KiB, for example because of a leftover cookie.',
  },
  rateLimited: {
    status: 429,
    code: 'rate_limited',
    when: 'Too many requests from this address; `Retry-After` gives the seconds to wait.',
  },
  overloaded: {
    status: 503,
    code: 'overloaded',
    when: 'The server is too busy; try again after `Retry-After`.',
  },
  storage: {
    status: 503,
    code: 'storage_unavailable',
    when: 'The server couldn’t store or read anything; try again after `Retry-After`.',
  },
} as const satisfies Record<string, ErrorCase>;

/** All failures of a call with a body, with its own in their place. */
export function errorsOfBody(...own: readonly ErrorCase[]): ErrorCase[] {
  return [
    BODY_ERRORS.invalid,
    ...own,
    BODY_ERRORS.tooLarge,
    BODY_ERRORS.notJson,
    COMMON_ERRORS.rateLimited,
    COMMON_ERRORS.overloaded,
    COMMON_ERRORS.storage,
  ];
}
