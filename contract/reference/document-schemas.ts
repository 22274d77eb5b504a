import type { TSchema } from 'typebox';
import { patternOf } from '../leads/field-rules.ts';
import type { DescribedObject } from './described-object.ts';
import { describedObjects } from './reference.ts';

export type JsonSchema = Record<string, unknown>;

/** Control characters, and those but line breaks and tabs, as ECMAScript, Python and RE2 all read them. */
const PORTABLE = {
  line: '^[^\\x00-\\x1F\\x7F-\\x9F]*$',
  text: '^[^\\x00-\\x08\\x0B\\x0C\\x0E-\\x1F\\x7F-\\x9F]*$',
} as const;

/**
 * What a document says in place of a pattern that only ECMAScript with the flag `u` can read. It takes all that the server
 * takes; the server refuses a little more (`field-rules.ts`).
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

const byNode = new Map<unknown, DescribedObject>(describedObjects.map((object) => [object.schema, object]));

/** The object that a schema of the contract is known as, if it has a name. */
export function findDescribed(schema: unknown): DescribedObject | undefined {
  return byNode.get(schema);
}

/** A schema of the contract as a document shows it: whatever has a name in it is referred to by that name. */
export function referTo(schema: TSchema): JsonSchema {
  return transform(schema) as JsonSchema;
}

/** The schemas with a name that the given schemas need, by name; each field with its meaning. */
export function componentSchemas(needed: readonly TSchema[]): Record<string, JsonSchema> {
  const found = new Set<DescribedObject>();
  for (const schema of needed) collect(schema, found);
  const sorted = [...found].sort((a, b) => (a.name < b.name ? -1 : 1));
  return Object.fromEntries(sorted.map((object) => [object.name, describe(object)]));
}

/** The objects with a name inside a schema, itself among them, each before those that it holds. */
export function namedObjectsIn(schema: TSchema): DescribedObject[] {
  const found = new Set<DescribedObject>();
  collect(schema, found);
  return [...found];
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
  const described = findDescribed(node);
  return described ? { $ref: `#/components/schemas/${described.name}` } : transformInside(node);
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

function collect(node: unknown, found: Set<DescribedObject>): void {
  if (typeof node !== 'object' || node === null) return;
  const described = findDescribed(node);
  if (described) {
    if (found.has(described)) return;
    found.add(described);
  }
  for (const value of Object.values(node)) collect(value, found);
}
