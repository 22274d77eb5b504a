import { expect, it } from 'vitest';
import {
  type ChatRequest,
  findChatViolations,
  type HeardMessage,
  type StoredMessage,
} from './chat-history.ts';

/**
 * Returns a message that was sent in thread `t` of Acme at a moment, and acknowledged a moment later under an id, or
 * never.
 */
const says = (ownId: string, askedAt: number, id?: string): ChatRequest => ({
  tenant: 'acme',
  sender: 'asha',
  ownId,
  threadId: 't',
  content: `I say ${ownId}`,
  askedAt,
  told: id === undefined ? undefined : { id, at: askedAt + 1 },
});
const kept = (id: string, position: number, ownId: string): StoredMessage => ({
  id,
  tenant: 'acme',
  threadId: 't',
  position,
  ownId,
  content: `I say ${ownId}`,
  answerTo: null,
});
const answer = (id: string, position: number, answerTo: string): StoredMessage => ({
  ...kept(id, position, ''),
  ownId: null,
  answerTo,
});
const hears = (tenant: string): HeardMessage => ({
  tenant,
  listener: 'ben',
  threadId: 't',
  content: 'I say a',
});

it.each<[string, ChatRequest[], HeardMessage[], StoredMessage[], string[]]>([
  [
    'messages in their order, and an answer',
    [says('a', 1, '1'), says('b', 3, '3')],
    [hears('acme')],
    [kept('1', 1, 'a'), answer('2', 2, '1'), kept('3', 3, 'b')],
    [],
  ],
  ['one never acknowledged, stored or not', [says('a', 1), says('b', 2)], [], [kept('1', 1, 'a')], []],
  [
    'two at once, in either order',
    [says('a', 1, '1'), { ...says('b', 1.5, '2') }],
    [],
    [kept('2', 1, 'b'), kept('1', 2, 'a')],
    [],
  ],
  ['one that is lost', [says('a', 1, '1')], [], [], ['a was acknowledged, and is lost']],
  [
    'one that was acknowledged as another',
    [says('a', 1, '2'), says('b', 1)],
    [],
    [kept('1', 1, 'a'), kept('2', 2, 'b')],
    ['a was acknowledged as another message'],
  ],
  [
    'one that is stored twice',
    [says('a', 1, '1')],
    [],
    [kept('1', 1, 'a'), kept('2', 2, 'a')],
    ['a is stored twice'],
  ],
  [
    'one that is answered twice',
    [says('a', 1, '1')],
    [],
    [kept('1', 1, 'a'), answer('2', 2, '1'), answer('3', 3, '1')],
    ['1 is answered twice'],
  ],
  [
    'one that came before what was there when it was said',
    [says('a', 1, '1'), says('b', 3, '2')],
    [],
    [kept('2', 1, 'b'), kept('1', 2, 'a')],
    ['b stands before a'],
  ],
  [
    'a place that is empty',
    [says('a', 1, '1'), says('b', 3, '2')],
    [],
    [kept('1', 1, 'a'), kept('2', 3, 'b')],
    ['the thread t has no message 2, or more than one'],
  ],
  [
    'a place that two have',
    [says('a', 1, '1'), says('b', 1.5, '2')],
    [],
    [kept('1', 1, 'a'), kept('2', 1, 'b')],
    ['the thread t has no message 2, or more than one'],
  ],
  ['one that no one sent', [], [], [kept('1', 1, 'a')], ['no client sent 1']],
  [
    'one that people of another client heard',
    [says('a', 1, '1')],
    [hears('other')],
    [kept('1', 1, 'a')],
    ['ben heard the thread t of another client'],
  ],
])('judges %s', (_what, history, heard, stored, violations) => {
  expect(findChatViolations(history, heard, stored).sort()).toEqual([...violations].sort());
});
