import { SERVER_EVENTS } from 'contract/chat/chat.ts';
import { Message, Room, Thread } from 'contract/chat/chat-entities.ts';
import { asyncApi } from 'contract/reference/asyncapi.ts';
import { componentSchemas, referTo } from 'contract/reference/document-schemas.ts';
import { nameOf, objectsIn } from 'contract/reference/objects.ts';
import { openApi } from 'contract/reference/openapi.ts';
import { describe, expect, it } from 'vitest';
import { reference } from './reference.ts';

const PROVIDER = {
  ...{ name: 'Example', host: 'https://api.example' },
  ...{ referenceUrl: 'https://www.example/reference', supportEmail: 'support@example.com' },
};

type Node = Record<string, unknown>;

/** Every object of a document. */
function nodesOf(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : [value as Node];
  return [...own, ...Object.values(value).flatMap(nodesOf)];
}

describe('what generators of clients name by a document', () => {
  const { components } = asyncApi(reference, PROVIDER);

  it('has a title of its own for each payload and each item of a list of arguments', () => {
    const tuples = nodesOf(components.messages).filter(({ items }) => Array.isArray(items));
    const items = tuples.flatMap(({ items }) => items as Node[]);
    const payloads = Object.values(components.messages).map(
      (message) => (message as { payload: Node }).payload,
    );
    const titles = [...new Set([...payloads, ...tuples, ...items])].map(({ title }) => title);
    const names = [...titles, ...Object.keys(components.schemas)].map((title) =>
      String(title).replaceAll(' ', '').toLowerCase(),
    );
    expect(tuples.length).toBeGreaterThan(10);
    expect(names).not.toContain('undefined');
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('has maps as additionalProperties, which all generators read', () => {
    expect(nodesOf(openApi(reference, PROVIDER)).filter((node) => 'patternProperties' in node)).toEqual([]);
  });

  it('lists the form body of each call that answers it with a redirect', () => {
    const operations = Object.values(openApi(reference, PROVIDER).paths).flatMap(
      (path) => Object.values(path) as Node[],
    );
    const redirecting = operations.filter(({ responses }) => '303' in (responses as Node));
    expect(redirecting).toHaveLength(4);
    for (const { requestBody } of redirecting) {
      expect(Object.keys((requestBody as { content: Node }).content)).toEqual([
        'application/json',
        'application/x-www-form-urlencoded',
      ]);
    }
  });

  it('allows no empty phone number for a demo, which is refused', () => {
    expect(openApi(reference, PROVIDER).components.schemas.DemoRequest).toMatchObject({
      properties: { phone: { minLength: 1 } },
    });
  });
});

describe('the schemas of a document', () => {
  it('refers to an object by name at every level', () => {
    expect(referTo(Room)).toEqual({ $ref: '#/components/schemas/Room' });
    expect(referTo(SERVER_EVENTS.rooms.rooms)).toEqual({
      type: 'array',
      items: { $ref: '#/components/schemas/Room' },
    });
  });

  it('contains the objects that it needs, the objects inside of them, and no others', () => {
    expect(Object.keys(componentSchemas([Room], reference.objects))).toEqual(['Pod', 'PodConfig', 'Room']);
  });

  it('has the keywords of the contract and a description of each field', () => {
    const { Thread: described } = componentSchemas([Thread], reference.objects);
    expect(described).toMatchObject({
      type: 'object',
      required: Thread.required,
      properties: { id: { type: 'string', description: expect.stringMatching(/\w/) } },
    });
  });

  it('puts a description beside allOf, since some readers ignore it beside a reference', () => {
    expect(componentSchemas([Message], reference.objects).Message?.properties).toMatchObject({
      thread: { description: expect.any(String), allOf: [{ $ref: '#/components/schemas/Thread' }] },
    });
  });
});

it('lists objects from the outside in, each once', () => {
  expect([...objectsIn(SERVER_EVENTS.messageReceived.message)]).toEqual([
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
  expect(nameOf({ type: 'string' })).toBeUndefined();
});
