import { describe, expect, it } from 'vitest';
import { SERVER_EVENTS } from '../chat/chat.ts';
import { Message, Room, Thread } from '../chat/chat-entities.ts';
import { componentSchemas, findDescribed, namedObjectsIn, referTo } from './document-schemas.ts';

describe('a document', () => {
  it('refers to an object by its name, wherever it stands', () => {
    expect(referTo(Room)).toEqual({ $ref: '#/components/schemas/Room' });
    expect(referTo(SERVER_EVENTS.rooms.rooms)).toEqual({
      type: 'array',
      items: { $ref: '#/components/schemas/Room' },
    });
  });

  it('holds the objects that it needs, those inside of them, and no other', () => {
    expect(Object.keys(componentSchemas([Room]))).toEqual(['Pod', 'PodConfig', 'Room']);
  });

  it('has the keywords of the contract and a meaning for each field', () => {
    const { Thread: described } = componentSchemas([Thread]);
    expect(described).toMatchObject({
      type: 'object',
      required: Thread.required,
      properties: { id: { type: 'string', description: expect.stringMatching(/\w/) } },
    });
  });

  it('keeps a description out of the place beside a reference, where some readers ignore it', () => {
    expect(componentSchemas([Message]).Message?.properties).toMatchObject({
      thread: { description: expect.any(String), allOf: [{ $ref: '#/components/schemas/Thread' }] },
    });
  });
});

it('objects are listed from the outside in, each once', () => {
  const names = namedObjectsIn(SERVER_EVENTS.messageReceived.message).map(({ name }) => name);
  expect(names).toEqual([
    'Message',
    'MessageMeta',
    'Reaction',
    'MessageState',
    'Thread',
    'Echo',
    'Room',
    'Pod',
    'PodConfig',
    'Subscription',
  ]);
});

it('a schema that was never described has no name', () => {
  expect(findDescribed({ type: 'string' })).toBeUndefined();
});
