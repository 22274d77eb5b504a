import { API_PREFIX } from '../api-paths.ts';
import { componentSchemas, type JsonSchema, referTo } from './document-schemas.ts';
import { exampleOfCase } from './error-example.ts';
import { errorBody } from './error-objects.ts';
import {
  ACCEPT_JSON,
  AUTHORIZATION,
  type ErrorCase,
  type Field,
  type HttpEndpoint,
  JSON_CONTENT,
  TEXT_RULES,
} from './http-endpoint.ts';
import type { Webhook } from './lead-webhook.ts';
import { httpEndpoints, webhooks } from './reference.ts';

/** Who offers the calls, and where. */
export interface Provider {
  name: string;
  /** Origin of `{host}`. */
  host: string;
  /** Where people read about it. */
  referenceUrl: string;
  supportEmail: string;
}

const GROUPS: { readonly [Group in HttpEndpoint['group']]: string } = {
  Accounts: 'How a client’s user gets tokens for the chat socket.',
  Blog: 'The public part of the blog.',
  'Lead forms': 'What the site’s forms send.',
  Bookings: 'A booked demo, by the link that its visitor has.',
};

/** All HTTP calls as an OpenAPI 3.1 document (design.md, 'Calls'). */
export function openApi({ name, host, referenceUrl, supportEmail }: Provider) {
  return {
    openapi: '3.1.1',
    info: {
      title: `${name} HTTP calls`,
      version: '1.0.0',
      summary: 'Accounts, blog and lead forms.',
      description: `The calls under \`${API_PREFIX}\`. For the chat socket, see /asyncapi.json.`,
      contact: { email: supportEmail },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    externalDocs: { url: referenceUrl, description: 'The same reference for people, with examples' },
    servers: [{ url: host }],
    // What needs a token is the socket.
    security: [],
    tags: Object.entries(GROUPS).map(([name, description]) => ({ name, description })),
    paths: pathsOf(httpEndpoints),
    webhooks: Object.fromEntries(
      webhooks.map((webhook) => [webhook.event, { post: webhookOperation(webhook) }]),
    ),
    components: {
      schemas: componentSchemas([
        errorBody.schema,
        ...webhooks.map(({ object }) => object.schema),
        ...httpEndpoints.flatMap(({ body, success }) => [
          success.schema,
          ...(body ? [body.object.schema] : []),
        ]),
      ]),
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', description: AUTHORIZATION.meaning },
      },
    },
  };
}

const FORM_TYPE = 'application/x-www-form-urlencoded';

function pathsOf(endpoints: readonly HttpEndpoint[]): Record<string, JsonSchema> {
  const paths: Record<string, JsonSchema> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf(endpoint),
    };
  }
  return paths;
}

function operationOf({
  slug,
  group,
  title,
  summary,
  notes,
  body,
  success,
  otherAnswers = [],
  errors,
  ...rest
}: HttpEndpoint): JsonSchema {
  // Those of the blog are searches in a list, and limited by bursts.
  const always = group === 'Blog' ? [] : RATE_LIMITS;
  return {
    operationId: slug,
    tags: [group],
    summary: title,
    description: [summary, ...notes].join('\n\n'),
    security: rest.headers.includes(AUTHORIZATION) ? [{ accessToken: [] }] : [],
    parameters: parametersOf(rest),
    ...(body && {
      requestBody: {
        description: TEXT_RULES,
        required: true,
        content: Object.fromEntries(
          // A plain HTML form is answered with a redirect.
          ['application/json', ...(otherAnswers.some(({ status }) => status === 303) ? [FORM_TYPE] : [])].map(
            (type) => [type, { schema: referTo(body.object.schema), example: body.example }],
          ),
        ),
      },
    }),
    responses: {
      [success.status]: {
        description: success.meaning,
        ...headersOf([REQUEST_ID, ...always, ...success.headers]),
        content: { 'application/json': { schema: referTo(success.schema), example: success.example } },
      },
      ...Object.fromEntries(
        otherAnswers.map(({ status, meaning, headers = [] }) => [
          status,
          { description: meaning, ...headersOf(headers) },
        ]),
      ),
      ...failuresOf(errors, body, always),
    },
  };
}

function webhookOperation({
  event,
  title,
  summary,
  notes,
  headers,
  object,
  example,
  responses,
}: Webhook): JsonSchema {
  return {
    operationId: event,
    summary: title,
    description: [summary, ...notes].join('\n\n'),
    parameters: headers.map((field) => parameterOf(field, 'header')),
    requestBody: {
      required: true,
      content: { 'application/json': { schema: referTo(object.schema), example } },
    },
    responses: Object.fromEntries(responses.map(({ status, meaning }) => [status, { description: meaning }])),
  };
}

/** The description of the body says its content type, the answer's what to accept, and `security` the token. */
const SAID_ELSEWHERE: ReadonlySet<Field> = new Set([JSON_CONTENT, AUTHORIZATION, ACCEPT_JSON]);

interface QuerySchema {
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
}

function parametersOf({
  headers,
  pathFields,
  query,
}: Pick<HttpEndpoint, 'headers' | 'pathFields' | 'query'>): JsonSchema[] {
  const { properties = {}, required = [] } = (query?.object.schema ?? {}) as QuerySchema;
  const examples = (query?.example ?? {}) as Record<string, unknown>;
  return [
    ...pathFields.map((field) => parameterOf(field, 'path')),
    ...Object.entries(properties).map(([name, schema]) => ({
      name,
      in: 'query',
      // What has a default may be left out, though the answer always knows it.
      required: required.includes(name) && !('default' in schema),
      description: query?.object.meanings[name],
      schema,
      ...(required.includes(name) ? { example: examples[name] } : {}),
    })),
    ...headers.filter((field) => !SAID_ELSEWHERE.has(field)).map((field) => parameterOf(field, 'header')),
  ];
}

function parameterOf(
  { name, value, isRequired, meaning, pattern }: Field,
  place: 'path' | 'header',
): JsonSchema {
  return {
    name,
    in: place,
    required: isRequired,
    description: meaning,
    schema: { type: 'string', ...(pattern && { pattern }) },
    example: value,
  };
}

function headersOf(headers: readonly Field[]): JsonSchema {
  if (headers.length === 0) return {};
  const entries = headers.map(({ name, meaning }) => [
    name,
    { description: meaning, schema: { type: 'string' } },
  ]);
  return { headers: Object.fromEntries(entries) };
}

/** One response per status; a status may stand for several codes, each with its example. */
function failuresOf(
  errors: readonly ErrorCase[],
  body: HttpEndpoint['body'],
  always: readonly Field[],
): Record<number, JsonSchema> {
  const failures: Record<number, JsonSchema> = {};
  for (const [status, cases = []] of Object.entries(Object.groupBy(errors, ({ status }) => status))) {
    const isRetried = status === '429' || status === '503';
    const codes = [...new Set(cases.map(({ code }) => code))];
    failures[Number(status)] = {
      description: cases.map(({ code, when }) => `\`${code}\`: ${when}`).join('\n\n'),
      ...headersOf([REQUEST_ID, ...always, ...(isRetried ? [RETRY_AFTER] : [])]),
      content: {
        'application/json': {
          schema: {
            allOf: [
              referTo(errorBody.schema),
              { type: 'object', properties: { code: { type: 'string', enum: codes } }, required: ['code'] },
            ],
          },
          examples: Object.fromEntries(
            codes.map((code) => [code, { value: exampleOfCase({ status: Number(status), code }, body) }]),
          ),
        },
      },
    };
  }
  return failures;
}

const REQUEST_ID: Field = {
  name: 'X-Request-Id',
  value: 'mwwgn0l3f1-2s',
  isRequired: true,
  meaning: 'Names the request. Quote it when you ask for support.',
};

const RATE_LIMITS: readonly Field[] = [
  {
    name: 'RateLimit-Policy',
    value: '"leads";q=300;w=60',
    isRequired: true,
    meaning: 'How many requests (`q`) your network has in a window of so many seconds (`w`).',
  },
  {
    name: 'RateLimit',
    value: '"leads";r=299;t=60',
    isRequired: true,
    meaning: 'How many of them are left (`r`), and in how many seconds there are all of them again (`t`).',
  },
];

const RETRY_AFTER: Field = {
  name: 'Retry-After',
  value: '2',
  isRequired: true,
  meaning: 'Seconds to wait.',
};
