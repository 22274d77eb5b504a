import type { AskAnswer } from 'contract/answers/ask.ts';
import { describe, expect, it } from 'vitest';
import { nextSteps } from './next-steps.ts';

const ANSWER: AskAnswer = {
  kind: 'answer',
  text: 'It depends.',
  sources: [{ title: 'Pricing', address: '/pricing#plans' }],
  suggestions: [],
  next: [
    { label: 'Compare the plans', page: '/pricing' },
    { label: 'Ask us', page: '/contact-us' },
    { label: 'Book a demo', page: '/book-demo' },
  ],
};

describe('nextSteps', () => {
  it('leaves out a source, and brings the question to a person', () => {
    expect(nextSteps(ANSWER, 'Which one?')).toEqual([
      { label: 'Ask us', page: '/contact-us#question=Which%20one%3F' },
      { label: 'Book a demo', page: '/book-demo' },
    ]);
  });
});
