import Type, { type TSchema } from 'typebox';
import { CHAT_SOCKET_PATH } from '../api-paths.ts';
import { CLIENT_EVENTS, type ClientEvent, SERVER_EVENTS } from '../chat/chat.ts';
import type { ServerEvent } from './calls.ts';
import { componentSchemas, type JsonSchema, referTo, withDescription } from './document-schemas.ts';
import type { Provider } from './openapi.ts';
import type { ChatEndpoint, Reference, ServerEventNotes } from './reference.ts';

const CHANNEL = { $ref: '#/channels/chat' };
const SERVER_EVENT_NAMES = Object.keys(SERVER_EVENTS) as ServerEvent[];

/** An event that a client may emit. */
type EmittingEndpoint = ChatEndpoint & Required<Pick<ChatEndpoint, 'emits'>>;

/**
 * The events of the chat socket as an AsyncAPI 3 document, told by the server: it receives what clients emit.
 * The payload of an event is the list of its arguments. Schemas are draft 07 there, whose word for a tuple is
 * `items`; what else the contract's schemas are written in, both drafts have.
 */
export function asyncApi(reference: Reference, { name, host, referenceUrl, supportEmail }: Provider) {
  const { socket, events, objects, socketToken } = reference;
  const emitting = socket.filter((endpoint) => endpoint.emits !== undefined) as EmittingEndpoint[];
  const [scheme, hostName] = host.split('://');
  return {
    asyncapi: '3.0.0',
    info: {
      title: `${name} chat socket`,
      version: '1.0.0',
      description: 'Socket.IO 4. For the HTTP calls, see /openapi.json.',
      contact: { name: `${name} support`, url: referenceUrl, email: supportEmail },
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
      tags: [{ name: 'Chat', description: 'Rooms, threads, messages and answers.' }],
      externalDocs: { url: referenceUrl, description: 'The same reference for people, with examples' },
    },
    defaultContentType: 'application/json',
    servers: {
      site: {
        host: hostName,
        protocol: scheme === 'https' ? 'wss' : 'ws',
        pathname: CHAT_SOCKET_PATH,
        description: 'Socket.IO (Engine.IO protocol 4), over WebSocket or HTTP long polling.',
        security: [{ $ref: '#/components/securitySchemes/accessToken' }],
      },
    },
    channels: {
      chat: {
        address: '/',
        title: 'Chat',
        description: 'Socket.IO’s default namespace.',
        messages: Object.fromEntries(
          [...Object.keys(CLIENT_EVENTS), ...SERVER_EVENT_NAMES].map((event) => [
            event,
            { $ref: `#/components/messages/${event}` },
          ]),
        ),
      },
    },
    operations: {
      ...Object.fromEntries(emitting.map(receiveOperation)),
      ...Object.fromEntries(SERVER_EVENT_NAMES.map((event) => sendOperation(event, events[event]))),
    },
    components: {
      messages: {
        ...Object.fromEntries(emitting.map((endpoint) => [endpoint.emits.name, clientMessage(endpoint)])),
        ...Object.fromEntries(
          SERVER_EVENT_NAMES.map((event) => [event, serverMessage(event, events[event])]),
        ),
      },
      schemas: componentSchemas(
        [
          ...Object.values(CLIENT_EVENTS).map(({ fields }) => fields),
          ...Object.values(SERVER_EVENTS).flatMap((event) => Object.values<TSchema>(event)),
        ],
        objects,
      ),
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', description: socketToken },
      },
    },
  };
}

function receiveOperation({ slug, title, summary, notes, emits, answers }: EmittingEndpoint) {
  return [
    slug,
    {
      action: 'receive',
      channel: CHANNEL,
      title,
      summary,
      description: notes.join('\n\n'),
      messages: [messageOfChannel(emits.name)],
      reply: { channel: CHANNEL, messages: [...answers, 'connectionError' as const].map(messageOfChannel) },
    },
  ];
}

function sendOperation(event: ServerEvent, { summary, when }: ServerEventNotes) {
  return [
    `send-${event}`,
    { action: 'send', channel: CHANNEL, summary, description: when, messages: [messageOfChannel(event)] },
  ];
}

function messageOfChannel(event: ClientEvent | ServerEvent): JsonSchema {
  return { $ref: `#/channels/chat/messages/${event}` };
}

function clientMessage({ title, emits }: EmittingEndpoint): JsonSchema {
  const { fields } = CLIENT_EVENTS[emits.name];
  return {
    name: emits.name,
    title,
    summary: emits.object.summary,
    payload: {
      title: `${emits.name} payload`,
      oneOf: [
        clientArguments(emits.name, emits.object.meanings),
        {
          title: `${emits.name} in one object`,
          type: 'array',
          items: [described(`${emits.name} fields`, fields, undefined)],
          minItems: 1,
          additionalItems: false,
        },
      ],
    },
    examples: [{ payload: emits.example }],
  };
}

/** Arguments in their order; optional ones at the end may be left out. */
function clientArguments(event: ClientEvent, meanings: Readonly<Record<string, string>>): JsonSchema {
  const { names, fields } = CLIENT_EVENTS[event];
  const properties: Record<string, TSchema> = fields.properties;
  return {
    title: `${event} arguments`,
    type: 'array',
    items: names.map((argument) =>
      described(`${event} ${argument}`, properties[argument] ?? Type.Unknown(), meanings[argument]),
    ),
    minItems: names.findLastIndex((name) => fields.required.includes(name as never)) + 1,
    additionalItems: false,
  };
}

function serverMessage(
  event: ServerEvent,
  { summary, when, meanings, example }: ServerEventNotes,
): JsonSchema {
  return {
    name: event,
    title: event,
    summary,
    description: when,
    payload: serverArguments(event, meanings),
    examples: [{ payload: example }],
  };
}

function serverArguments(event: ServerEvent, meanings: Readonly<Record<string, string>>): JsonSchema {
  const schemas = Object.entries<TSchema>(SERVER_EVENTS[event]);
  return {
    title: `${event} arguments`,
    type: 'array',
    items: schemas.map(([argument, schema]) => described(`${event} ${argument}`, schema, meanings[argument])),
    minItems: schemas.length,
    additionalItems: false,
  };
}

function described(title: string, schema: TSchema, description: string | undefined): JsonSchema {
  return { title, ...withDescription(referTo(schema), description) };
}
