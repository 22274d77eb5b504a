import { describe, expect, it } from 'vitest';
import { suggestedQuestions } from './suggested-questions.ts';

describe('suggestedQuestions', () => {
  it('suggests what visitors of a page ask', () => {
    expect(suggestedQuestions('/pricing')).toContain('What is a credit?');
    expect(suggestedQuestions('/api-reference/quick-start')).toContain('How long are tokens valid?');
    expect(suggestedQuestions('/demo/token')).toContain('Can I move my demo?');
  });

  it('suggests the same on every other page, and on one whose address only begins alike', () => {
    expect(suggestedQuestions('/pricing-of-old')).toEqual(suggestedQuestions('/'));
  });
});
