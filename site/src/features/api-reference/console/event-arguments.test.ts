import { describe, expect, it } from 'vitest';
import { readArguments, writeArguments } from './event-arguments.ts';

const nothing = { roomId: undefined, threadId: undefined };

describe('writeArguments and readArguments', () => {
  it('fills the editor with the example', () => {
    expect(JSON.parse(writeArguments(['ROOM_ID', null, 'Hello'], nothing))).toEqual([
      'ROOM_ID',
      null,
      'Hello',
    ]);
  });

  it('inserts the ids received so far', () => {
    const known = { roomId: 'room-1', threadId: 'thread-1' };
    expect(JSON.parse(writeArguments([100, 1, 'ROOM_ID', 'THREAD_ID'], known))).toEqual([
      100,
      1,
      'room-1',
      'thread-1',
    ]);
  });

  it('returns the arguments as written', () => {
    expect(readArguments('["room-1", null, {"content": "Hi"}]')).toEqual(['room-1', null, { content: 'Hi' }]);
  });

  it.each([
    ['["room-1",', /^That isn’t valid JSON: /],
    ['{"roomId": "room-1"}', /^Write a list/],
    ['"room-1"', /^Write a list/],
    ['', /^That isn’t valid JSON: /],
  ])('explains what is wrong with %j', (text, sentence) => {
    expect(() => readArguments(text)).toThrow(sentence);
  });
});
