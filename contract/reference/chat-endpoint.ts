import type {
  ClientEvent,
  ConnectionProblemCode,
  SERVER_EVENTS,
  ServerToClientEvents,
} from '../chat/chat.ts';
import type { DescribedObject } from './described-object.ts';
import type { Field } from './http-endpoint.ts';

export type ServerEvent = keyof typeof SERVER_EVENTS;

/** The connection itself, or one event that a client may emit on it. */
export interface ChatEndpoint {
  /** Last part of the address of its page. */
  slug: string;
  group: 'Chat socket';
  title: string;
  /** One sentence. */
  summary: string;
  /** Whole sentences; names from code stand between backticks. */
  notes: readonly string[];
  headers: readonly Field[];
  /** Absent for the connection. */
  emits?: EmittedEvent;
  /** Events of the server that follow, in this order. */
  answers: readonly ServerEvent[];
  errors: readonly ChatErrorCase[];
}

export interface EmittedEvent {
  name: ClientEvent;
  /** The arguments by their names. */
  object: DescribedObject;
  /** The arguments in their order. */
  example: readonly unknown[];
}

/** A problem by its code, as `connectionError` or the acknowledgement tells it. */
export interface ChatErrorCase {
  code: ConnectionProblemCode;
  when: string;
}

/** What the server emits, and when. */
export interface ServerEventNotes<Event extends ServerEvent> {
  /** One sentence: what it tells. */
  summary: string;
  /** When it comes, and to whom. */
  when: string;
  meanings: { readonly [Name in keyof (typeof SERVER_EVENTS)[Event]]: string };
  example: Parameters<ServerToClientEvents[Event]>;
}
