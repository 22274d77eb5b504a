import { describe, expect, it } from 'vitest';
import { dependenceOf, wordsOfMeaning } from './follow-up.ts';

describe('dependenceOf', () => {
  it.each([
    ['and for 20 people?', 'leaning'],
    ['what about Enterprise', 'leaning'],
    ['does it include API access?', 'leaning'],
    ['which one is best?', 'leaning'],
    ['und auf Deutsch?', 'leaning'],
    ['aur kitna?', 'leaning'],
    ['why?', 'short'],
    ['pricing', 'short'],
    ['25', 'short'],
    ['What does Enterprise cost?', 'alone'],
    ['How do I book a demo?', 'alone'],
    ['Android app available?', 'alone'],
    [
      'We have a team in three countries, and we wonder whether it can read the documents that they keep on their own servers',
      'alone',
    ],
  ])('finds %j %s', (content, dependence) => {
    expect(dependenceOf(content)).toBe(dependence);
  });
});

describe('wordsOfMeaning', () => {
  it('leaves out numbers, and words that every question has', () => {
    expect(wordsOfMeaning('What does the Growth plan cost for 20 people?')).toEqual(
      expect.arrayContaining(['growth', 'cost', 'people']),
    );
    expect(wordsOfMeaning('what is it in 2026?')).toEqual([]);
  });
});
