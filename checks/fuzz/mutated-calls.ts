import type { Field, HttpEndpoint } from 'contract/reference/reference.ts';
import fc from 'fast-check';
import { hostileText } from './hostile-text.ts';

/** One request, whole and in proper HTTP, with contents that no client of ours would send. */
export interface Call {
  method: HttpEndpoint['method'];
  path: string;
  headers: Record<string, string>;
  body?: string;
}

const strangeValue = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);
const contentType = fc.oneof(
  { weight: 8, arbitrary: fc.constant('application/json') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'application/x-www-form-urlencoded',
      'text/plain',
      'application/json; charset=utf-16',
      'multipart/form-data',
      '',
    ),
  },
);
/**
 * Headers that no client of ours sends. Documented values are sent more often, so that the code behind them runs too.
 */
const STRANGE_HEADERS = ['one', ' ', '=;,', 'utm_source=%', 'Bearer', 'x'.repeat(300), 'a'.repeat(9_000)];
const queryValue = fc.oneof(hostileText, fc.constantFrom('1', '0', '-1', '1e9', '99999999999'));
/** Budgets of a network would leave the rest of the calls untried. */
const network = fc.oneof(
  { weight: 8, arbitrary: fc.ipV4() },
  { weight: 1, arbitrary: fc.ipV6() },
  { weight: 1, arbitrary: fc.constantFrom('203.0.113.7:1234', 'unknown', '::', '1.2.3', 'a'.repeat(2_000)) },
);

/**
 * Calls of an endpoint of the reference: as it is described, with some of it changed, left out or added. What is
 * described tomorrow is tried tomorrow.
 */
export function mutateEndpoint({
  method,
  path,
  headers,
  pathFields,
  query,
  body,
}: HttpEndpoint): fc.Arbitrary<Call> {
  return fc
    .record({
      path: spoilPath(path, pathFields),
      query: query ? spoilQuery(Object.keys(properties(query.object.schema))) : fc.constant(''),
      headers: spoilHeaders(headers),
      type: contentType,
      body: body ? spoilBody(body.example) : fc.constant(undefined),
      network,
    })
    .map((parts) => ({
      method,
      path: parts.path + (parts.query && `?${parts.query}`),
      headers: {
        ...parts.headers,
        'x-forwarded-for': parts.network,
        ...(body && { 'content-type': parts.type }),
      },
      ...(body && {
        body: parts.type.includes('urlencoded') ? formOf(parts.body) : JSON.stringify(parts.body),
      }),
    }));
}

/** A page at an address of its own, with a query that it may read. */
export function mutatePage(
  path: string,
  names: readonly string[],
  parts: readonly string[] = [],
): fc.Arbitrary<Call> {
  const fields = parts.map((name) => ({ name, value: name }));
  return fc.record({ path: spoilPath(path, fields), query: spoilQuery(names), network }).map((call) => ({
    method: 'GET',
    path: `${call.path}?${call.query}`,
    headers: { 'x-forwarded-for': call.network },
  }));
}

function properties(schema: object): object {
  return 'properties' in schema ? (schema.properties as object) : {};
}

function spoilBody(good: Readonly<Record<string, unknown>>): fc.Arbitrary<unknown> {
  const field = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...Object.keys(good)) },
    { weight: 1, arbitrary: hostileText },
  );
  const changes = fc.dictionary(field, fc.option(strangeValue, { nil: undefined }), { maxKeys: 3 });
  return fc.oneof(
    { weight: 9, arbitrary: changes.map((changed) => ({ ...good, ...changed })) },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
}

function spoilQuery(names: readonly string[]): fc.Arbitrary<string> {
  return fc
    .dictionary(fc.constantFrom(...names), queryValue, { maxKeys: names.length })
    .map((query) => new URLSearchParams(query).toString());
}

function spoilPath(path: string, fields: readonly Pick<Field, 'name' | 'value'>[]): fc.Arbitrary<string> {
  const values = fields.map(({ value }) => fc.oneof(hostileText, fc.constant(value)));
  return fc
    .tuple(...values)
    .map((chosen) =>
      fields.reduce(
        (filled, { name }, index) =>
          filled.replace(`{${name}}`, () => encodeURIComponent((chosen[index] ?? '').toWellFormed())),
        path,
      ),
    );
}

function spoilHeaders(headers: readonly Field[]): fc.Arbitrary<Record<string, string>> {
  const spoiled = headers
    .filter(({ name }) => name !== 'Content-Type')
    .map(({ name, value }) =>
      fc
        .oneof(
          { weight: name === 'Authorization' ? 12 : 2, arbitrary: fc.constant([value]) },
          { weight: 1, arbitrary: fc.constant([]) },
          { weight: 1, arbitrary: fc.constantFrom(...STRANGE_HEADERS.map((strange) => [strange])) },
        )
        .map((values) => values.map((chosen) => [name, chosen] as const)),
    );
  return fc.tuple(...spoiled).map((entries) => Object.fromEntries(entries.flat()));
}

function formOf(body: unknown): string {
  if (typeof body !== 'object' || body === null) return String(body);
  // An object whose `toString` is no function, as random JSON can have it, cannot be made a string by itself.
  const fields = Object.entries(body).map(([name, value]) => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ]);
  return new URLSearchParams(fields).toString();
}
