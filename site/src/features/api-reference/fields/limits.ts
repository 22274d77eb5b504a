import { fill } from 'contract/content/fill.ts';
import { formatNumber } from '../../../design/ui/format-number.ts';
import { wordsFor } from '../../../words.ts';

/** What of JSON Schema the contract is written in. */
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
