import { MESSAGE_MAX_LENGTH } from 'contract/chat/chat.ts';
import { describe, expect, it } from 'vitest';
import { ChatProblem } from '../chat-problem.ts';
import { isClientEvent, readPayload } from './read-payload.ts';

type Event = Parameters<typeof readPayload>[0];

/** The field errors that a client gets for arguments that are refused. */
function refusal(event: Event, ...values: unknown[]) {
  try {
    readPayload(event, values);
  } catch (error) {
    expect(error).toBeInstanceOf(ChatProblem);
    return (error as ChatProblem).toAcknowledgement().error;
  }
  throw new Error('the payload was taken');
}

describe('readPayload', () => {
  it.each([
    [['room', 'thread', 'Hello'], { roomId: 'room', threadId: 'thread', message: 'Hello' }],
    [['room', null, 'Hello'], { roomId: 'room', threadId: null, message: 'Hello' }],
    [
      ['room', null, { id: 'own', content: 'Hello' }],
      { roomId: 'room', threadId: null, message: { id: 'own', content: 'Hello' } },
    ],
    [[{ roomId: 'room', message: 'two\nlines\u0007' }], { roomId: 'room', message: 'two\nlines\u0007' }],
  ])('reads a message sent as %j', (values, payload) => {
    expect(readPayload('aiMessage', values)).toEqual(payload);
  });

  it('reads the arguments of a page in the order of the reference', () => {
    expect(readPayload('getThreadMessages', [100, 1, 'room', 'thread'])).toEqual({
      limit: 100,
      page: 1,
      roomId: 'room',
      threadId: 'thread',
    });
  });

  it.each<[string, Event, unknown[], string[]]>([
    ['nothing', 'aiMessage', [], ['roomId', 'message']],
    ['null', 'aiMessage', [null], ['roomId', 'message']],
    ['a list', 'aiMessage', [[]], ['roomId', 'message']],
    ['numbers', 'aiMessage', [1, 2, 3], ['roomId', 'threadId', 'message']],
    ['an empty message', 'aiMessage', ['room', null, ''], ['message']],
    ['a message of blanks', 'aiMessage', ['room', null, ' \n\t '], ['message']],
    ['a message of invisible characters', 'aiMessage', ['room', null, '\u200b\u2060'], ['message']],
    ['a content of invisible characters', 'aiMessage', ['room', null, { content: '\u200b' }], ['message']],
    ['a message that no database holds', 'aiMessage', ['room', null, 'a\u0000b'], ['message']],
    ['an endless message', 'aiMessage', ['room', null, 'x'.repeat(MESSAGE_MAX_LENGTH + 1)], ['message']],
    [
      'a message with more fields',
      'aiMessage',
      ['room', null, { content: 'a', role: 'system' }],
      ['message'],
    ],
    ['an id with a line break', 'aiMessage', ['room\n', null, 'Hello'], ['roomId']],
    ['a page of 101', 'getThreadMessages', [101, 1, 'room', 'thread'], ['limit']],
    ['page 0', 'getThreadMessages', [100, 0, 'room', 'thread'], ['page']],
    ['half a page', 'getThreadMessages', [100, 1.5, 'room', 'thread'], ['page']],
    ['numbers as text', 'getThreadMessages', ['100', '1', 'room', 'thread'], ['limit', 'page']],
    ['no room', 'updatelastRead', [undefined], ['roomId']],
  ])('refuses %s and names the fields', (_case, event, values, fields) => {
    const error = refusal(event, ...values);
    expect(error.code).toBe('invalid_payload');
    expect(error.fields?.map(({ field }) => field).sort()).toEqual([...fields].sort());
  });

  it('refuses more arguments than the event has', () => {
    expect(refusal('updatelastRead', 'room', 'more')).not.toHaveProperty('fields');
  });

  it('refuses fields that do not belong, without repeating their names', () => {
    const error = refusal('updatelastRead', { roomId: 'room', '<script>': 1 });
    expect(JSON.stringify(error)).not.toContain('script');
  });

  it.each([
    ['a message of blanks', [' '], 'has nothing to be seen'],
    ['a part too many', [{ content: 'a', role: 'x' }], 'has a part that doesn’t belong in it'],
  ])('describes what a person can fix in %s', (_case, [message], sentence) => {
    expect(refusal('aiMessage', 'room', null, message).fields).toEqual([
      { field: 'message', message: sentence },
    ]);
  });

  it.each<[Event, unknown[], string, string]>([
    ['aiMessage', ['', null, 'Hello'], 'roomId', 'is empty'],
    ['aiMessage', ['room', null, 'x'.repeat(8_001)], 'message', 'has more than 8,000 characters'],
    ['aiMessage', ['room', null, 'Hello', 'yes'], 'mention', 'must be true or false'],
    ['getThreadMessages', [0, 1, 'room', 'thread'], 'limit', 'is less than 1'],
    ['getThreadMessages', [101, 1, 'room', 'thread'], 'limit', 'is more than 100'],
    ['getThreadMessages', [1.5, 1, 'room', 'thread'], 'limit', 'must be a whole number'],
    ['getRoomThreads', [1, 'x', 'room'], 'cursor', 'isn’t a `nextCursor` of ours: send it back unchanged'],
  ])('says of %s with %j that its %s %s', (event, values, field, message) => {
    expect(refusal(event, ...values).fields).toEqual([{ field, message }]);
  });

  it('reports the innermost problem', () => {
    expect(refusal('aiMessage', 'room', null, { content: 5 }).fields).toEqual([
      { field: 'message', message: 'must be text' },
    ]);
  });
});

describe('isClientEvent', () => {
  it.each(['PostAIResponse', 'connection', 'error', '__proto__', 'constructor', '', 1, null, undefined])(
    'rejects %j',
    (name) => {
      expect(isClientEvent(name)).toBe(false);
    },
  );

  it.each(['aiMessage', 'getThreadMessages', 'updatelastRead'])('accepts %s', (name) => {
    expect(isClientEvent(name)).toBe(true);
  });
});
