import { describe, expect, it } from 'vitest';
import { joinEarlier, splitEarlier } from './earlier-questions.ts';

describe('joinEarlier', () => {
  it('writes questions that splitEarlier reads', () => {
    const questions = ['What does it cost?', 'And for 20 people?'];
    expect(splitEarlier(joinEarlier(questions))).toEqual(questions);
  });

  it('writes a question of several lines as one', () => {
    expect(joinEarlier(['Hello.\r\nWhat does it\ncost?'])).toBe('Hello. What does it cost?');
  });

  it('keeps the latest of too many, and of too long ones', () => {
    expect(splitEarlier(joinEarlier(['1', '2', '3', '4', '5', '6']))).toEqual(['2', '3', '4', '5', '6']);
    expect(splitEarlier(joinEarlier(['a'.repeat(400), 'b'.repeat(400), 'c'.repeat(400)]))).toEqual([
      'b'.repeat(400),
      'c'.repeat(400),
    ]);
  });
});

describe('splitEarlier', () => {
  it('reads the lines that a form sends, without empty ones', () => {
    expect(splitEarlier('a\r\n\r\n b \nc')).toEqual(['a', 'b', 'c']);
  });
});
