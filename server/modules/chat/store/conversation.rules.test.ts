import { ASSISTANT_ID } from 'contract/chat/chat.ts';
import { describe, expect, it } from 'vitest';
import { conversationBefore, type Said, withoutTalk } from './due-questions.store.ts';

function ask(position: number): Said {
  return {
    id: `q${position}`,
    position,
    sender_id: 'asha',
    content: `question ${position}`,
    answer_to: null,
  };
}

function answer(position: number, to: number): Said {
  return {
    id: `a${to}`,
    position,
    sender_id: ASSISTANT_ID,
    content: `answer to ${to}`,
    answer_to: `q${to}`,
  };
}

function contents(question: Said, said: Said[], most = 20) {
  return conversationBefore(question, said, most).map(({ content }) => content);
}

describe('conversationBefore', () => {
  it('returns no turns for the first message', () => {
    expect(contents(ask(1), [ask(1)])).toEqual([]);
  });

  it('puts an answer after its question when two were asked at once', () => {
    const said = [ask(1), ask(2), answer(3, 1), answer(4, 2), ask(5)];
    expect(contents(ask(5), said)).toEqual(['question 1', 'answer to 1', 'question 2', 'answer to 2']);
  });

  it('leaves out the question itself, later ones, and their answers', () => {
    const said = [ask(1), ask(2), ask(3), answer(4, 1), answer(5, 3)];
    expect(contents(ask(2), said)).toEqual(['question 1', 'answer to 1']);
  });

  it('keeps questions without an answer', () => {
    expect(contents(ask(3), [ask(1), ask(2), ask(3)])).toEqual(['question 1', 'question 2']);
  });

  it('keeps the last turns when there are too many', () => {
    const said = [ask(1), answer(2, 1), ask(3), answer(4, 3), ask(5)];
    expect(contents(ask(5), said, 3)).toEqual(['answer to 1', 'question 3', 'answer to 3']);
  });

  it('names the speaker of each turn', () => {
    expect(conversationBefore(ask(3), [ask(1), answer(2, 1)], 20)).toEqual([
      { from: 'person', content: 'question 1' },
      { from: 'assistant', content: 'answer to 1' },
    ]);
  });
});

it('leaves out what colleagues said to each other', () => {
  expect(withoutTalk([ask(1), ask(2), answer(3, 2), ask(4)])).toEqual([ask(2), answer(3, 2)]);
});
