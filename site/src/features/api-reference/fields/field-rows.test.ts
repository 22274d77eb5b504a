import { SERVER_EVENTS } from 'contract/chat/chat.ts';
import { describe, expect, it } from 'vitest';
import { reference } from '../reference-pages.ts';
import {
  argumentRows,
  describeLimits,
  type FieldRow,
  fieldRows,
  headerRows,
  type SchemaNode,
} from './field-rows.ts';

const { events, objects } = reference();
const rowOf = (rows: readonly FieldRow[], name: string) => rows.find((row) => row.name === name);

describe('fieldRows', () => {
  it('marks required fields as the schema does (S2 section 5)', () => {
    const required = fieldRows(objects.SignupRequest).filter(({ isRequired }) => isRequired);
    expect(required.map(({ name }) => name)).toEqual(['clientId', 'email', 'password']);
  });

  it('marks fields with a default as optional', () => {
    expect(fieldRows(objects.BlogQuery).filter(({ isRequired }) => isRequired)).toEqual([]);
  });

  it('gives every field a meaning', () => {
    for (const { meaning } of fieldRows(objects.Message)) expect(meaning).toMatch(/\w/);
  });

  it.each([
    [objects.Message, 'content', ['string']],
    [objects.Message, 'imageId', ['string', ' or ', 'null']],
    [objects.Message, 'thread', [{ object: 'Thread' }]],
    [objects.Message, 'reaction', ['list of ', { object: 'Reaction' }]],
    [objects.AiMessage, 'message', ['string', ' or ', { object: 'OwnMessage' }]],
    [objects.Room, 'roomType', ['string']],
  ])('names the type of a field: %#', (object, name, type) => {
    expect(rowOf(fieldRows(object), name)?.type).toEqual(type);
  });
});

describe('argumentRows', () => {
  it('lists arguments in the order in which they are emitted (S2 section 7)', () => {
    const rows = argumentRows(SERVER_EVENTS.PostAIResponse, events.PostAIResponse.meanings);
    expect(rows.map(({ name }) => name)).toEqual([
      'roomId',
      'threadId',
      'msgId',
      'content',
      'senderId',
      'createdDate',
      'roomUpdatedDate',
      'meta',
    ]);
  });

  it('combines several objects in one argument', () => {
    const [row] = argumentRows(SERVER_EVENTS.messageReceived, events.messageReceived.meanings);
    expect(row?.type).toEqual([{ object: 'Message' }, ' and ', { object: 'Echo' }]);
  });
});

it('shows the value of a header', () => {
  const header = { name: 'Accept', value: 'application/json', isRequired: false, meaning: 'What to answer.' };
  expect(headerRows([header])).toEqual([
    { name: 'Accept', type: ['application/json'], isRequired: false, meaning: 'What to answer.', limits: '' },
  ]);
});

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
