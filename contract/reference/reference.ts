import type { TSchema } from 'typebox';
import { CLIENT_EVENTS, type ClientEvent, type ConnectionProblemCode, SERVER_EVENTS } from '../chat/chat.ts';
import type { Document, Words } from '../content/kinds.ts';
import { LEAD_FORMS } from '../leads/lead-forms.ts';
import {
  CALLS,
  type Call,
  type CallName,
  HEADERS,
  type HeaderName,
  type ServerEvent,
  SOCKET_CALLS,
  type SocketCall,
  WEBHOOKS,
  type WebhookName,
} from './calls.ts';
import { CLIENT_EVENT_EXAMPLES, SERVER_EVENT_EXAMPLES } from './chat-examples.ts';
import { ERRORS, type ErrorCode } from './errors.ts';
import { CALL_EXAMPLES, type CallExample, WEBHOOK_EXAMPLES } from './examples.ts';
import { FORM_OBJECTS, nameOf, type ObjectName, WORDED_OBJECTS } from './objects.ts';

/** An object that crosses the wire, under the name that both documents give it. */
export interface DescribedObject {
  name: string;
  schema: TSchema;
  /** One sentence. */
  summary: string;
  /** Meaning of each field by its name. Limits are not repeated here: the schema has them. */
  meanings: Readonly<Record<string, string>>;
}

/** A header, or a part of an address, that a caller sends or reads. */
export interface Field {
  name: string;
  /** Example. */
  value: string;
  isRequired: boolean;
  meaning: string;
  pattern?: string;
}

interface Described {
  /** Last part of the address of its page; `operationId` of the document. */
  slug: string;
  title: string;
  /** One sentence. */
  summary: string;
  /** Whole sentences; names from code stand between backticks. */
  notes: readonly string[];
  headers: readonly Field[];
}

/** An HTTP call with its words, as both documents and the reference pages show it. */
export interface HttpEndpoint extends Described, Pick<Call, 'group' | 'method' | 'path'> {
  pathFields: readonly Field[];
  query?: { object: DescribedObject; example: NonNullable<CallExample['query']> };
  body?: { object: DescribedObject; example: NonNullable<CallExample['body']> };
  success: {
    status: 200 | 201;
    meaning: string;
    headers: readonly Field[];
    schema: TSchema;
    example: unknown;
  };
  otherAnswers: readonly { status: number; meaning: string; headers: readonly Field[] }[];
  errors: readonly ErrorCase[];
}

/** A failure that a caller can distinguish from others by its code. */
export interface ErrorCase {
  status: number;
  code: ErrorCode;
  when: string;
}

/** The connection of the chat socket, or an event that a client may emit, with its words. */
export interface ChatEndpoint extends Described {
  group: 'Chat socket';
  emits?: { name: ClientEvent; object: DescribedObject; example: readonly unknown[] };
  answers: readonly ServerEvent[];
  errors: readonly { code: ConnectionProblemCode; when: string }[];
}

/** A call that the server makes to an address that the operator names. */
export interface Webhook extends Described {
  group: 'For operators: webhooks';
  /** `type` of its body. */
  event: WebhookName;
  object: DescribedObject;
  example: (typeof WEBHOOK_EXAMPLES)[WebhookName];
  /** Meanings of the answers to it. */
  responses: readonly { status: string; meaning: string }[];
}

export type Endpoint = HttpEndpoint | ChatEndpoint | Webhook;

/** An event of the server with its words. */
export interface ServerEventNotes {
  summary: string;
  /** Moment at which it comes, and its receivers. */
  when: string;
  /** Meaning of each argument. */
  meanings: Readonly<Record<string, string>>;
  example: readonly unknown[];
}

/** Everything that can be called, with its words. */
export interface Reference {
  http: readonly HttpEndpoint[];
  socket: readonly ChatEndpoint[];
  webhooks: readonly Webhook[];
  /** Endpoints in the order of the reference (S2 section 2: the registration is selected first). */
  endpoints: readonly Endpoint[];
  events: Readonly<Record<ServerEvent, ServerEventNotes>>;
  objects: Readonly<Record<ObjectName, DescribedObject>>;
  /** Treatment of the texts of every body before they are checked. */
  textRules: string;
  /** Headers of every HTTP answer, of those with a rate limit, and of those to be repeated later. */
  answerHeaders: { every: Field; limited: readonly Field[]; retried: Field };
  /** Meanings of the access token of a call, and of the connection. */
  tokenMeaning: string;
  socketToken: string;
}

/** Last parts of the addresses of all endpoints, in the order of the reference. */
export const ENDPOINT_SLUGS: readonly string[] = [
  ...namesOfCalls(true),
  ...Object.keys(SOCKET_CALLS),
  ...namesOfCalls(false),
  ...Object.keys(WEBHOOKS).map(slugOf),
];

/** Statuses of the answers to a webhook, in the order of the document. */
const WEBHOOK_ANSWERS = ['2XX', '410', 'default'] as const;

/** Joins the calls with their words: documents and pages derive from the result. */
export function readReference(content: Words): Reference {
  return joinWords(content.one('api-reference/calls'), describeObjects(content.one('api-reference/objects')));
}

function joinWords(words: Document<'api-reference/calls'>, objects: Reference['objects']): Reference {
  const field = (name: HeaderName, meaning = words.headers[name] ?? ''): Field => ({
    name,
    ...HEADERS[name],
    meaning,
  });
  const fields = (names: readonly HeaderName[] = []) => names.map((name) => field(name));
  const objectOf = (schema: TSchema) => objects[nameOf(schema) as ObjectName];

  const http = Object.entries<Call>(CALLS).map(([slug, call]): HttpEndpoint => {
    const {
      title,
      summary,
      notes,
      path = {},
      answer,
      otherAnswers = {},
      errors = {},
    } = wordsOf(words.calls, slug);
    const { query, body, answer: example } = CALL_EXAMPLES[slug as CallName];
    return {
      ...{ slug, title, summary, notes, group: call.group, method: call.method, path: call.path },
      headers: fields(call.headers),
      pathFields: Object.entries(call.pathFields ?? {}).map(([name, value]) => ({
        ...{ name, value, isRequired: true, meaning: path[name] ?? '' },
      })),
      ...(call.query && query && { query: { object: objectOf(call.query), example: query } }),
      ...(call.body && body && { body: { object: objectOf(call.body), example: body } }),
      success: {
        status: call.success.status,
        meaning: answer,
        headers: fields(call.success.headers),
        schema: call.success.schema,
        example,
      },
      otherAnswers: (call.otherAnswers ?? []).map(({ status, headers }) => ({
        ...{ status, meaning: otherAnswers[status] ?? '', headers: fields(headers) },
      })),
      errors: call.errors.map((code) => ({
        ...{ code, status: ERRORS[code][0], when: errors[code] ?? words.errors[code] ?? '' },
      })),
    };
  });

  const socket = Object.entries<SocketCall>(SOCKET_CALLS).map(([slug, call]): ChatEndpoint => {
    const { headers = {}, ...said } = wordsOf(words.socket, slug);
    const { emits: event, answers } = call;
    return {
      ...{ slug, group: 'Chat socket', ...said, answers },
      headers: (call.headers ?? []).map((name) => field(name, headers[name])),
      ...(event && {
        emits: {
          name: event,
          object: objectOf(CLIENT_EVENTS[event].fields),
          example: CLIENT_EVENT_EXAMPLES[event],
        },
      }),
      errors: call.errors.map((code) => ({ code, when: words.problems[code] ?? '' })),
    };
  });

  const webhooks = Object.entries<TSchema>(WEBHOOKS).map(([name, schema]): Webhook => {
    const event = name as WebhookName;
    const object = objectOf(schema);
    return {
      ...{ slug: slugOf(event), event, group: 'For operators: webhooks', object },
      ...{ summary: object.summary, ...wordsOf(words.webhooks, event) },
      headers: fields(['webhook-id', 'webhook-timestamp', 'webhook-signature']),
      example: WEBHOOK_EXAMPLES[event],
      responses: WEBHOOK_ANSWERS.map((status) => ({ status, meaning: words.webhookAnswers[status] ?? '' })),
    };
  });

  const events = Object.keys(SERVER_EVENTS).map((name): [string, ServerEventNotes] => {
    const { arguments: meanings, ...said } = wordsOf(words.events, name);
    return [name, { ...said, meanings, example: SERVER_EVENT_EXAMPLES[name as ServerEvent] }];
  });

  const bySlug = new Map<string, Endpoint>(
    [...http, ...socket, ...webhooks].map((each) => [each.slug, each]),
  );
  return {
    ...{ http, socket, webhooks, objects, textRules: words.textRules },
    endpoints: ENDPOINT_SLUGS.flatMap((slug) => bySlug.get(slug) ?? []),
    events: Object.fromEntries(events) as Reference['events'],
    answerHeaders: {
      every: field('X-Request-Id'),
      limited: fields(['RateLimit-Policy', 'RateLimit']),
      retried: field('Retry-After'),
    },
    tokenMeaning: field('Authorization').meaning,
    socketToken: socket[0]?.headers[0]?.meaning ?? '',
  };
}

function describeObjects({ objects }: Document<'api-reference/objects'>): Reference['objects'] {
  const worded = Object.entries<TSchema>(WORDED_OBJECTS).map(([name, schema]) => {
    const { summary, fields } = wordsOf(objects, name);
    return { name, schema, summary, meanings: fields };
  });
  const forms = Object.entries(FORM_OBJECTS).map(([name, [kind, schema]]) => {
    const { summary, fields } = LEAD_FORMS[kind].words;
    const meanings = Object.entries(fields).map(([field, { meaning }]) => [field, meaning]);
    return { name, schema, summary, meanings: Object.fromEntries(meanings) };
  });
  return Object.fromEntries([...forms, ...worded].map((each) => [each.name, each])) as Reference['objects'];
}

/** @throws when a document lacks the words: its schema requires them */
function wordsOf<Said>(words: Readonly<Record<string, Said>>, name: string): Said {
  const said = words[name];
  if (said === undefined) throw new Error(`no words describe ${name}`);
  return said;
}

function namesOfCalls(isOfAccounts: boolean): string[] {
  return Object.entries(CALLS).flatMap(([name, { group }]) =>
    (group === 'Accounts') === isOfAccounts ? [name] : [],
  );
}

/** Returns `lead-received` for `lead.received`. */
function slugOf(event: string): string {
  return event.replace('.', '-');
}
