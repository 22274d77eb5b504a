import { SERVER_EVENTS } from 'contract/chat/chat.ts';
import { signupRequest } from 'contract/reference/account-objects.ts';
import { blogQuery } from 'contract/reference/blog-objects.ts';
import { aiMessage, message, room } from 'contract/reference/chat-objects.ts';
import { serverEventNotes } from 'contract/reference/server-events.ts';
import { describe, expect, it } from 'vitest';
import { argumentRows, type FieldRow, fieldRows, headerRows } from './field-rows.ts';

const rowOf = (rows: readonly FieldRow[], name: string) => rows.find((row) => row.name === name);

describe('fieldRows', () => {
  it('marks required fields as the schema does (S2 section 5)', () => {
    const required = fieldRows(signupRequest).filter(({ isRequired }) => isRequired);
    expect(required.map(({ name }) => name)).toEqual(['clientId', 'email', 'password']);
  });

  it('marks fields with a default as optional', () => {
    expect(fieldRows(blogQuery).filter(({ isRequired }) => isRequired)).toEqual([]);
  });

  it('gives every field a meaning', () => {
    for (const { meaning } of fieldRows(message)) expect(meaning).toMatch(/\w/);
  });

  it.each([
    [message, 'content', ['string']],
    [message, 'imageId', ['string', ' or ', 'null']],
    [message, 'thread', [{ object: 'Thread' }]],
    [message, 'reaction', ['list of ', { object: 'Reaction' }]],
    [aiMessage, 'message', ['string', ' or ', { object: 'OwnMessage' }]],
    [room, 'roomType', ['string']],
  ])('names the type of a field: %#', (object, name, type) => {
    expect(rowOf(fieldRows(object), name)?.type).toEqual(type);
  });
});

describe('argumentRows', () => {
  it('lists arguments in the order in which they are emitted (S2 section 7)', () => {
    const rows = argumentRows(SERVER_EVENTS.PostAIResponse, serverEventNotes.PostAIResponse.meanings);
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
    const [row] = argumentRows(SERVER_EVENTS.messageReceived, serverEventNotes.messageReceived.meanings);
    expect(row?.type).toEqual([{ object: 'Message' }, ' and ', { object: 'Echo' }]);
  });
});

it('shows the value of a header', () => {
  const header = { name: 'Accept', value: 'application/json', isRequired: false, meaning: 'What to answer.' };
  expect(headerRows([header])).toEqual([
    { name: 'Accept', type: ['application/json'], isRequired: false, meaning: 'What to answer.', limits: '' },
  ]);
});
