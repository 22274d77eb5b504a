import { API_PREFIX } from './api-paths.ts';
import { componentSchemas, type JsonSchema, referTo } from './reference/document-schemas.ts';
import { errorBody } from './reference/error-objects.ts';
import {
  ERROR_EXAMPLE,
  type ErrorCase,
  type Field,
  type HttpEndpoint,
  JSON_CONTENT,
} from './reference/http-endpoint.ts';
import { httpEndpoints } from './reference.ts';

/** Who offers the calls, and where. */
export interface Provider {
  name: string;
  /** Origin of `{host}`. */
  host: string;
  /** Where people read about it. */
  referenceUrl: string;
  supportEmail: string;
}

/** All HTTP calls as an OpenAPI 3.1 document (design.md, 'Calls'). */
export function openApi({ name, host, referenceUrl, supportEmail }: Provider) {
  return {
    openapi: '3.1.1',
    info: {
      title: `${name} HTTP calls`,
      version: '1.0.0',
      summary: 'Accounts, blog and lead forms.',
      description: `The calls below \`${API_PREFIX}\`. The chat socket is described in /asyncapi.json.`,
      contact: { email: supportEmail },
    },
    externalDocs: { url: referenceUrl, description: 'The same for people, with examples' },
    servers: [{ url: host }],
    tags: [...new Set(httpEndpoints.map(({ group }) => group))].map((group) => ({ name: group })),
    paths: pathsOf(httpEndpoints),
    components: {
      schemas: componentSchemas([
        errorBody.schema,
        ...httpEndpoints.flatMap(({ body, success }) => [
          success.schema,
          ...(body ? [body.object.schema] : []),
        ]),
      ]),
    },
  };
}

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
  return {
    operationId: slug,
    tags: [group],
    summary: title,
    description: [summary, ...notes].join('\n\n'),
    parameters: parametersOf(rest),
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: referTo(body.object.schema), example: body.example } },
      },
    }),
    responses: {
      [success.status]: {
        description: success.meaning,
        ...headersOf(success.headers),
        content: { 'application/json': { schema: referTo(success.schema), example: success.example } },
      },
      ...Object.fromEntries(otherAnswers.map(({ status, meaning }) => [status, { description: meaning }])),
      ...failuresOf(errors),
    },
  };
}

function parametersOf({
  headers,
  pathFields,
  query,
}: Pick<HttpEndpoint, 'headers' | 'pathFields' | 'query'>): JsonSchema[] {
  const { properties = {} } = (query?.object.schema ?? {}) as { properties?: Record<string, JsonSchema> };
  return [
    ...pathFields.map((field) => parameterOf(field, 'path')),
    ...Object.entries(properties).map(([name, schema]) => ({
      name,
      in: 'query',
      required: false,
      description: query?.object.meanings[name],
      schema,
    })),
    // The body's own description says its content type.
    ...headers.filter((field) => field !== JSON_CONTENT).map((field) => parameterOf(field, 'header')),
  ];
}

function parameterOf({ name, value, isRequired, meaning }: Field, place: 'path' | 'header'): JsonSchema {
  return {
    name,
    in: place,
    required: isRequired,
    description: meaning,
    schema: { type: 'string' },
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

/** One response per status; a status may stand for several codes. */
function failuresOf(errors: readonly ErrorCase[]): Record<number, JsonSchema> {
  const failures: Record<number, JsonSchema> = {};
  for (const [status, cases = []] of Object.entries(Object.groupBy(errors, ({ status }) => status))) {
    const isRetried = status === '429' || status === '503';
    failures[Number(status)] = {
      description: cases.map(({ code, when }) => `\`${code}\`: ${when}`).join('\n\n'),
      ...(isRetried && headersOf([RETRY_AFTER])),
      content: {
        'application/json': {
          schema: referTo(errorBody.schema),
          ...(status === String(ERROR_EXAMPLE.statusCode) && { example: ERROR_EXAMPLE }),
        },
      },
    };
  }
  return failures;
}

const RETRY_AFTER: Field = {
  name: 'Retry-After',
  value: '2',
  isRequired: true,
  meaning: 'Seconds to wait.',
};
