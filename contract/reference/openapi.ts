import { API_PREFIX } from '../api-paths.ts';
import { ErrorBody } from '../error-body.ts';
import { componentSchemas, type JsonSchema, referTo } from './document-schemas.ts';
import { exampleOfCase } from './error-example.ts';
import type { ErrorCase, Field, HttpEndpoint, Reference, Webhook } from './reference.ts';

/** Provider of the calls, and its addresses. */
export interface Provider {
  name: string;
  /** Origin of `{host}`. */
  host: string;
  /** Address of the reference for people. */
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
export function openApi(reference: Reference, { name, host, referenceUrl, supportEmail }: Provider) {
  const { http, webhooks, objects } = reference;
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
    paths: pathsOf(reference),
    webhooks: Object.fromEntries(
      webhooks.map((webhook) => [webhook.event, { post: webhookOperation(webhook) }]),
    ),
    components: {
      schemas: componentSchemas(
        [
          ErrorBody,
          ...webhooks.map(({ object }) => object.schema),
          ...http.flatMap(({ body, success }) => [success.schema, ...(body ? [body.object.schema] : [])]),
        ],
        objects,
      ),
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', description: reference.tokenMeaning },
      },
    },
  };
}

const FORM_TYPE = 'application/x-www-form-urlencoded';

function pathsOf(reference: Reference): Record<string, JsonSchema> {
  const paths: Record<string, JsonSchema> = {};
  for (const endpoint of reference.http) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf(endpoint, reference),
    };
  }
  return paths;
}

function operationOf(endpoint: HttpEndpoint, { answerHeaders, textRules }: Reference): JsonSchema {
  const { slug, group, title, summary, notes, body, success, otherAnswers, errors, ...rest } = endpoint;
  // Searches of the blog are limited by bursts.
  const always = [answerHeaders.every, ...(group === 'Blog' ? [] : answerHeaders.limited)];
  return {
    operationId: slug,
    tags: [group],
    summary: title,
    description: [summary, ...notes].join('\n\n'),
    security: rest.headers.some((header) => header.name === 'Authorization') ? [{ accessToken: [] }] : [],
    parameters: parametersOf(rest),
    ...(body && {
      requestBody: {
        description: textRules,
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
        ...headersOf([...always, ...success.headers]),
        content: { 'application/json': { schema: referTo(success.schema), example: success.example } },
      },
      ...Object.fromEntries(
        otherAnswers.map(({ status, meaning, headers }) => [
          status,
          { description: meaning, ...headersOf(headers) },
        ]),
      ),
      ...failuresOf(errors, body, always, answerHeaders.retried),
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

/** Headers that the bodies of request and answer, or `security`, describe. */
const SAID_ELSEWHERE: ReadonlySet<string> = new Set(['Content-Type', 'Authorization', 'Accept']);

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
    ...headers
      .filter((field) => !SAID_ELSEWHERE.has(field.name))
      .map((field) => parameterOf(field, 'header')),
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
  retried: Field,
): Record<number, JsonSchema> {
  const failures: Record<number, JsonSchema> = {};
  for (const [status, cases = []] of Object.entries(Object.groupBy(errors, ({ status }) => status))) {
    const isRetried = status === '429' || status === '503';
    const codes = [...new Set(cases.map(({ code }) => code))];
    failures[Number(status)] = {
      description: cases.map(({ code, when }) => `\`${code}\`: ${when}`).join('\n\n'),
      ...headersOf([...always, ...(isRetried ? [retried] : [])]),
      content: {
        'application/json': {
          schema: {
            allOf: [
              referTo(ErrorBody),
              { type: 'object', properties: { code: { type: 'string', enum: codes } }, required: ['code'] },
            ],
          },
          examples: Object.fromEntries(codes.map((code) => [code, { value: exampleOfCase(code, body) }])),
        },
      },
    };
  }
  return failures;
}
