import { describe, expect, it } from 'vitest';
import { isAddressed, withoutMention } from './mention.rules.ts';

describe('isAddressed', () => {
  it.each([
    ['@assistant what does Growth cost?', true],
    ['What does Growth cost, @Assistant?', true],
    ['Ben, ask the @assistant.', true],
    ['(@assistant)', true],
    ['Ben, can you call the supplier about Friday?', false],
    ['The assistant said no.', false],
    ['Write to me@assistant.example', false],
    ['@assistants, all of you', false],
    ['@assistant_two', false],
    ['@@assistant', false],
  ])('reads %j in the client room as %s', (content, expected) => {
    expect(isAddressed({ roomType: 'client' }, { content, mention: false })).toBe(expected);
  });

  it('takes a mention that the sender states', () => {
    expect(isAddressed({ roomType: 'client' }, { content: 'Hello', mention: true })).toBe(true);
  });

  it('takes everything in a personal room', () => {
    expect(isAddressed({ roomType: 'personal' }, { content: 'Hello', mention: false })).toBe(true);
  });
});

it.each([
  ['@assistant, what does Growth cost?', 'what does Growth cost?'],
  ['What does Growth cost, @assistant?', 'What does Growth cost, ?'],
  ['Hello', 'Hello'],
  ['@assistant', '@assistant'],
])('asks %j as %j', (content, asked) => {
  expect(withoutMention(content)).toBe(asked);
});
