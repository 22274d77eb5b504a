import { expect, it } from 'vitest';
import { describeLimits, type SchemaNode } from './limits.ts';

it.each<[SchemaNode, string]>([
  [{ type: 'string' }, ''],
  [{ type: 'string', minLength: 1, maxLength: 100 }, 'at most 100 characters'],
  [{ type: 'string', minLength: 8, maxLength: 128 }, '8 to 128 characters'],
  [{ type: 'string', maxLength: 8_000 }, 'at most 8,000 characters'],
  [{ type: 'integer', minimum: 1, maximum: 100, default: 10 }, '1 to 100, `10` by default'],
  [{ type: 'string', format: 'email-address', maxLength: 254 }, 'an email address, at most 254 characters'],
  [{ type: 'string', const: 'Bearer' }, 'always `Bearer`'],
  [{ enum: ['', '1-10'] }, 'one of `""`, `1-10`'],
  [{ anyOf: [{ type: 'string', maxLength: 9 }, { type: 'null' }] }, 'at most 9 characters'],
  [{ type: 'array', items: { enum: ['a', 'b'] } }, 'one of `a`, `b`'],
])('describes the limits of %j: %j', (schema, words) => {
  expect(describeLimits(schema)).toBe(words);
});
