import { formatNumber } from '../../../design/ui/format-number.ts';

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

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'ISO 8601',
  'email-address': 'an email address',
  'phone-number': 'a phone number that can be dialed',
};

/** The limits of a value in words, such as '1 to 100, 10 by default'; values from code stand between backticks. */
export function describeLimits(schema: SchemaNode): string {
  const own = [
    schema.const === undefined ? '' : `always ${inCode(schema.const)}`,
    schema.enum ? `one of ${schema.enum.map(inCode).join(', ')}` : '',
    FORMATS[schema.format ?? ''] ?? '',
    range(schema.minLength, schema.maxLength, ' characters'),
    range(schema.minimum, schema.maximum, ''),
    schema.default === undefined ? '' : `${inCode(schema.default)} by default`,
  ].filter(Boolean);
  if (own.length > 0) return own.join(', ');
  const inner = [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])].map(describeLimits);
  return [...new Set(inner.filter(Boolean))].join(', ');
}

/** A least length of 1 says only that something must be there. */
function range(least: number | undefined, most: number | undefined, unit: string): string {
  if (most === undefined) return '';
  const isPlain = least === undefined || (unit !== '' && least <= 1);
  return isPlain
    ? `at most ${formatNumber(most)}${unit}`
    : `${formatNumber(least)} to ${formatNumber(most)}${unit}`;
}

function inCode(value: unknown): string {
  return `\`${value === '' ? '""' : value}\``;
}
