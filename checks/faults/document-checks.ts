import { Ajv2019, type ValidateFunction } from 'ajv/dist/2019.js';
import { closeSchema, find, type Json } from './closed-schema.ts';

/** Formats are the server's own affair; what a value is made of is the document's. */
export const AJV_OPTIONS = { strict: false, allErrors: true, validateFormats: false };

/** Draft 2019 has both tuples as AsyncAPI writes them and a keyword for properties that no schema names. */
const ajv = new Ajv2019(AJV_OPTIONS);

/** A call as the document gives its example. */
export interface DocumentedCall {
  method: string;
  path: string;
  body: Json | undefined;
}

export async function readDocument(server: string, name: 'openapi.json' | 'asyncapi.json'): Promise<Json> {
  return (await (await fetch(`${server}/${name}`)).json()) as Json;
}

/** Returns the complaints of a document about a value; none where it is as documented, with no field more. */
export function complaintsAbout(value: unknown, document: Json, schema: Json): unknown[] {
  return complaintsOf(ajv.compile(closeSchema(document, schema)), value);
}

export function complaintsOf(validate: ValidateFunction, value: unknown): unknown[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) => ({
    instancePath,
    message,
    params,
  }));
}

/** Every documented call, with the example of its path, query and body. */
export function callsOf(openApi: Json): DocumentedCall[] {
  return Object.entries(openApi.paths as Record<string, Record<string, Json>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path: fillPath(path, operation),
      body: operation.requestBody
        ? (find(operation, '#/requestBody/content/application~1json').example as Json)
        : undefined,
    })),
  );
}

/** Returns the documented answer of this status. */
export function responseOf(openApi: Json, method: string, path: string, status: number): Json {
  const template = Object.keys(openApi.paths as Json).find((candidate) =>
    new RegExp(`^${candidate.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  return find(
    openApi,
    `#/paths/${template?.replaceAll('/', '~1')}/${method.toLowerCase()}/responses/${status}`,
  );
}

/** The schema of the arguments of an event. */
export function argumentsOf(asyncApi: Json, event: string): Json {
  return find(asyncApi, `#/components/messages/${event}/payload`);
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  example?: string;
}

/** Fills in a path, with the required query. */
function fillPath(path: string, operation: Json): string {
  const parameters = (operation.parameters ?? []) as Parameter[];
  const query = new URLSearchParams(
    parameters
      .filter((parameter) => parameter.in === 'query' && parameter.required)
      .map(({ name, example }): [string, string] => [name, String(example)]),
  );
  const filled = parameters.reduce(
    (address, { name, example }) => address.replace(`{${name}}`, String(example)),
    path,
  );
  return query.size > 0 ? `${filled}?${query}` : filled;
}
