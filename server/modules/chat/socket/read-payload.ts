import { CLIENT_EVENTS, type ClientEvent, type ClientPayload } from 'contract/chat/chat.ts';
import type { FieldProblem } from 'contract/error-body.ts';
import { isVisible } from 'contract/leads/field-rules.ts';
import { Compile } from 'typebox/compile';
import { ChatProblem } from '../chat-problem.ts';

const VALIDATORS = {
  aiMessage: Compile(CLIENT_EVENTS.aiMessage.fields),
  getThreadMessages: Compile(CLIENT_EVENTS.getThreadMessages.fields),
  getRoomThreads: Compile(CLIENT_EVENTS.getRoomThreads.fields),
  updatelastRead: Compile(CLIENT_EVENTS.updatelastRead.fields),
};

/** Names of the types of the schemas, for messages. */
const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
};

/** Replace the validator's own messages, which are written for the author of the schema. */
const SENTENCES: Readonly<Record<string, (limits: Record<string, unknown>) => string>> = {
  pattern: () => 'has characters that don’t belong in it, or nothing to be seen',
  boolean: () => 'has a part that doesn’t belong in it',
  minLength: () => 'is empty',
  maxLength: ({ limit }) => `has more than ${Number(limit).toLocaleString('en-US')} characters`,
  minimum: ({ limit }) => `is less than ${limit}`,
  maximum: ({ limit }) => `is more than ${Number(limit).toLocaleString('en-US')}`,
  type: ({ type }) => `must be ${TYPE_NAMES[String(type)] ?? type}`,
};
/** A cursor is made by the server, so that only a changed one fails. */
const CURSOR = 'isn’t a `nextCursor` of ours: send it back unchanged';

/** Failure that the validator reports. */
interface Failure {
  keyword: string;
  instancePath: string;
  params: object;
  message: string;
}

/** Reports whether a client may emit an event of this name. */
export function isClientEvent(name: unknown): name is ClientEvent {
  return typeof name === 'string' && Object.hasOwn(CLIENT_EVENTS, name);
}

/**
 * The arguments of an event by name, whether they came one by one or as one object (contract, `CLIENT_EVENTS`).
 * @throws {ChatProblem} `invalid_payload`, with the fields at fault
 */
export function readPayload<Event extends ClientEvent>(
  event: Event,
  values: readonly unknown[],
): ClientPayload<Event> {
  const { names } = CLIENT_EVENTS[event];
  const validator = VALIDATORS[event];
  const payload = nameArguments(names, values);
  if (!validator.Check(payload)) {
    throw new ChatProblem('invalid_payload', findFaults(validator.Errors(payload), names));
  }
  const unusable = findUnusable(payload);
  if (unusable.length > 0) throw new ChatProblem('invalid_payload', unusable);
  return payload as ClientPayload<Event>;
}

/** Reports whether the arguments came as one object. */
export function isNamed(values: readonly unknown[]): boolean {
  const [first] = values;
  return values.length === 1 && typeof first === 'object' && first !== null && !Array.isArray(first);
}

function nameArguments(names: readonly string[], values: readonly unknown[]): unknown {
  if (isNamed(values)) return values[0];
  if (values.length > names.length) throw new ChatProblem('invalid_payload');
  return Object.fromEntries(values.map((value, index) => [names[index], value]));
}

/** One sentence per field, about the innermost thing that is wrong with it; never repeats what was sent. */
function findFaults(failures: readonly Failure[], names: readonly string[]): FieldProblem[] {
  const innermostFirst = [...failures].sort((a, b) => depthOf(b) - depthOf(a));
  const faults = innermostFirst.flatMap(nameFields).filter(({ field }) => names.includes(field));
  return [...new Map(faults.toReversed().map((fault) => [fault.field, fault])).values()];
}

/** Finds the faults that no pattern of both dialects can express. */
function findUnusable(payload: Readonly<Record<string, unknown>>): FieldProblem[] {
  return Object.entries(payload).flatMap(([field, value]) => {
    if (isTorn(value)) return [{ field, message: 'has characters that can’t be stored' }];
    return isBlank(value) ? [{ field, message: 'has nothing to be seen' }] : [];
  });
}

/** Reports whether a text has half of a surrogate pair, which JSON can carry and no storage keeps as it is. */
function isTorn(value: unknown): boolean {
  if (typeof value === 'string') return !value.isWellFormed();
  return typeof value === 'object' && value !== null && Object.values(value).some(isTorn);
}

/** A text of invisible characters; to answer it would cost a credit. */
function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return !isVisible(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(isBlank);
}

function depthOf({ instancePath }: Failure): number {
  return instancePath.split('/').length;
}

function nameFields({ keyword, instancePath, params, message }: Failure): FieldProblem[] {
  const field = instancePath.split('/')[1];
  if (field === 'cursor') return [{ field, message: CURSOR }];
  if (field !== undefined) return [{ field, message: SENTENCES[keyword]?.({ ...params }) ?? message }];
  if (keyword !== 'required') return [];
  const { requiredProperties } = params as { requiredProperties: string[] };
  return requiredProperties.map((missing) => ({ field: missing, message: 'is missing' }));
}
