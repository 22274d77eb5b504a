import { fill } from 'contract/content/fill.ts';
import { writtenAt } from 'contract/leads/lead-requests.ts';
import { nameOf } from 'contract/reference/objects.ts';
import type { DescribedObject, Field } from 'contract/reference/reference.ts';
import { formatNumber } from '../../../design/ui/format-number.ts';
import { office } from '../../../product/office.ts';
import { wordsFor } from '../../../words.ts';

/** One line of a table of fields. */
export interface FieldRow {
  name: string;
  type: readonly TypeWord[];
  /** It must be sent, or is always there. */
  isRequired: boolean;
  meaning: string;
  /** Allowed values, for a person; empty where the type allows all. */
  limits: string;
}

/** A part of a type: words, or the name of an object that has a table of its own. */
export type TypeWord = string | { object: string };

interface ObjectNode {
  properties: Record<string, SchemaNode>;
  required?: readonly string[];
}

/** The fields of an object of the contract, as its schema has them. */
export function fieldRows({ schema, meanings }: DescribedObject): FieldRow[] {
  const { properties, required = [] } = schema as unknown as ObjectNode;
  return Object.entries(properties).map(([name, property]) => ({
    ...describeValue(property),
    name,
    isRequired: required.includes(name) && property.default === undefined,
    meaning: meanings[name] ?? '',
  }));
}

/** The arguments of an event, by name in their order; all of them are there. */
export function argumentRows(schemas: object, meanings: Readonly<Record<string, string>>): FieldRow[] {
  return Object.entries<SchemaNode>(schemas as Record<string, SchemaNode>).map(([name, schema]) => ({
    ...describeValue(schema),
    name,
    isRequired: true,
    meaning: meanings[name] ?? '',
  }));
}

/** Headers, or parts of an address; in place of a type stands what to write. */
export function headerRows(fields: readonly Field[]): FieldRow[] {
  return fields.map(({ name, value, isRequired, meaning }) => ({
    name,
    type: [value],
    isRequired,
    meaning,
    limits: '',
  }));
}

function describeValue(schema: SchemaNode): Pick<FieldRow, 'type' | 'limits'> {
  return { type: typeOf(schema), limits: describeLimits(writtenAt(schema, office())) };
}

function typeOf(schema: SchemaNode): TypeWord[] {
  const words = wordsFor('reference');
  const name = nameOf(schema);
  if (name) return [{ object: name }];
  if (schema.anyOf) return joinTypes(schema.anyOf, ` ${words.or} `);
  if (schema.allOf) return joinTypes(schema.allOf, ` ${words.and} `);
  if (schema.type === 'array' && schema.items) return [`${words.listType} `, ...typeOf(schema.items)];
  if (schema.enum) return [...new Set(schema.enum.map((value) => typeof value))];
  return [String(schema.type)];
}

function joinTypes(schemas: readonly SchemaNode[], between: string): TypeWord[] {
  return schemas.flatMap((schema, index) => (index === 0 ? typeOf(schema) : [between, ...typeOf(schema)]));
}

/** Keywords of JSON Schema that the contract uses. */
export interface SchemaNode {
  type?: string;
  anyOf?: readonly SchemaNode[];
  allOf?: readonly SchemaNode[];
  items?: SchemaNode;
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** The limits of a value in words, such as '1 to 100, 10 by default'; values from code stand between backticks. */
export function describeLimits(schema: SchemaNode): string {
  const words = wordsFor('reference');
  const own = [
    schema.const === undefined ? '' : fill(words.alwaysValue, { value: inCode(schema.const) }),
    schema.enum ? fill(words.oneOf, { values: schema.enum.map(inCode).join(', ') }) : '',
    describeFormat(schema.format),
    range(schema.minLength, schema.maxLength, true),
    range(schema.minimum, schema.maximum, false),
    schema.default === undefined ? '' : fill(words.byDefault, { value: inCode(schema.default) }),
  ].filter(Boolean);
  if (own.length > 0) return own.join(', ');
  const inner = [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])].map(describeLimits);
  return [...new Set(inner.filter(Boolean))].join(', ');
}

function describeFormat(format: string | undefined): string {
  const { emailFormat, phoneFormat } = wordsFor('reference');
  if (format === 'date-time') return 'ISO 8601';
  return (format === 'email-address' && emailFormat) || (format === 'phone-number' && phoneFormat) || '';
}

/** A least length of 1 says only that something must be there. */
function range(least: number | undefined, most: number | undefined, isLength: boolean): string {
  if (most === undefined) return '';
  const { atMost, between, characters } = wordsFor('reference');
  const isPlain = least === undefined || (isLength && least <= 1);
  const values = { least: formatNumber(least ?? 0), most: formatNumber(most) };
  const numbers = fill(isPlain ? atMost : between, values);
  return isLength ? fill(characters, { numbers }) : numbers;
}

function inCode(value: unknown): string {
  return `\`${value === '' ? '""' : value}\``;
}
