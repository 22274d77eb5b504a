import type { TSchema } from 'typebox';
import { patternOf } from '../leads/field-rules.ts';
import { nameOf, objectsIn } from './objects.ts';
import type { DescribedObject, Reference } from './reference.ts';

export type JsonSchema = Record<string, unknown>;

/** Control characters, and those but line breaks and tabs, as ECMAScript, Python and RE2 all read them. */
const PORTABLE = {
  line: '^[^\\x00-\\x1F\\x7F-\\x9F]*$',
  text: '^[^\\x00-\\x08\\x0B\\x0C\\x0E-\\x1F\\x7F-\\x9F]*$',
} as const;

/**
 * Patterns of a document in place of those that only ECMAScript with the flag `u` can read. They take all that the
 * server takes; the server refuses a little more (`field-rules.ts`).
 */
const PORTABLE_PATTERNS: ReadonlyMap<unknown, string> = new Map(
  (['line', 'text'] as const).flatMap((kind) =>
    [true, false].map((isOptional) => [patternOf({ kind, isOptional }), PORTABLE[kind]]),
  ),
);

/** The standard's name of a format of ours; a format without one is left to the field's description. */
const STANDARD_FORMATS: Readonly<Record<string, string | undefined>> = {
  'email-address': 'email',
  'phone-number': undefined,
};

/** Returns a schema of the contract as a document shows it: an object with a name is referred to by that name. */
export function referTo(schema: TSchema): JsonSchema {
  return transform(schema) as JsonSchema;
}

/** Returns the named schemas that the given schemas need, by name, each field with its meaning. */
export function componentSchemas(
  needed: readonly TSchema[],
  objects: Reference['objects'],
): Record<string, JsonSchema> {
  const names = [...new Set(needed.flatMap((schema) => [...objectsIn(schema)]))].sort();
  return Object.fromEntries(names.map((name) => [name, describe(objects[name])]));
}

/** Draft 07 ignores what stands beside `$ref`, so that a reference with a description stands in `allOf`. */
export function withDescription(schema: JsonSchema, description: string | undefined): JsonSchema {
  return { description, ...('$ref' in schema ? { allOf: [schema] } : schema) };
}

function describe({ schema, summary, meanings }: DescribedObject): JsonSchema {
  const plain = transformInside(schema) as JsonSchema;
  if (!('properties' in plain)) return { description: summary, ...plain };
  const properties = Object.entries(plain.properties as Record<string, JsonSchema>).map(
    ([name, property]) => [name, withDescription(property, meanings[name])],
  );
  return { description: summary, ...plain, properties: Object.fromEntries(properties) };
}

function transform(node: unknown): unknown {
  const name = nameOf(node);
  return name ? { $ref: `#/components/schemas/${name}` } : transformInside(node);
}

function transformInside(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(transform);
  if (typeof node !== 'object' || node === null) return node;
  // A number that can be dialed isn't empty, which only a format of ours says.
  const isPhone = 'format' in node && node.format === 'phone-number';
  return Object.fromEntries(
    Object.entries({ ...(isPhone && { minLength: 1 }), ...node })
      .map(([key, value]): [string, unknown] =>
        isMap(key, value) ? ['additionalProperties', value['^.*$']] : [key, value],
      )
      .map(([key, value]) => [key, standard(key, value)])
      .filter(([, value]) => value !== undefined),
  );
}

/** `Type.Record` of any names; generators of clients read it as `additionalProperties` alone. */
function isMap(key: string, value: unknown): value is { '^.*$': unknown } {
  return key === 'patternProperties' && Object.keys(value as object).join() === '^.*$';
}

function standard(key: string, value: unknown): unknown {
  if (key === 'pattern') return PORTABLE_PATTERNS.get(value) ?? value;
  const isOurs = key === 'format' && typeof value === 'string' && Object.hasOwn(STANDARD_FORMATS, value);
  return isOurs ? STANDARD_FORMATS[value] : transform(value);
}
