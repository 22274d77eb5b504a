import { describe, expect, it } from 'vitest';
import { SERVER_EVENTS } from '../chat/chat.ts';
import { Message, Room, Thread } from '../chat/chat-entities.ts';
import { componentSchemas, findDescribed, namedObjectsIn, referTo } from './document-schemas.ts';

describe('the schemas of a document', () => {
  it('refers to an object by name at every level', () => {
    expect(referTo(Room)).toEqual({ $ref: '#/components/schemas/Room' });
    expect(referTo(SERVER_EVENTS.rooms.rooms)).toEqual({
      type: 'array',
      items: { $ref: '#/components/schemas/Room' },
    });
  });

  it('contains the objects that it needs, the objects inside of them, and no others', () => {
    expect(Object.keys(componentSchemas([Room]))).toEqual(['Pod', 'PodConfig', 'Room']);
  });

  it('has the keywords of the contract and a description of each field', () => {
    const { Thread: described } = componentSchemas([Thread]);
    expect(described).toMatchObject({
      type: 'object',
      required: Thread.required,
      properties: { id: { type: 'string', description: expect.stringMatching(/\w/) } },
    });
  });

  it('puts a description beside allOf, since some readers ignore it beside a reference', () => {
    expect(componentSchemas([Message]).Message?.properties).toMatchObject({
      thread: { description: expect.any(String), allOf: [{ $ref: '#/components/schemas/Thread' }] },
    });
  });
});

it('lists objects from the outside in, each once', () => {
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

it('finds no name for a schema that was never described', () => {
  expect(findDescribed({ type: 'string' })).toBeUndefined();
});
