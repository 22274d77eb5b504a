import { describe, expect, it } from 'vitest';
import { joinParts, splitQuestion } from './question-parts.ts';

const answer = (text: string, address: string) => ({
  ...{ text, sources: [{ title: address, address }], suggestions: [], next: [] },
  kind: 'answer' as const,
});

describe('splitQuestion', () => {
  it.each([
    ['How long is it kept, and can I export it?', ['How long is it kept', 'can I export it?']],
    ['Is there an app? Does it cost more?', ['Is there an app', 'Does it cost more?']],
    ['Which plan has SSO and HIPAA?', []],
    ['Who reads it and why?', []],
  ])('splits %j', (content, parts) => {
    expect(splitQuestion(content)).toEqual(parts);
  });
});

describe('joinParts', () => {
  const parts = ['Is it kept', 'can I export it?'];

  it('joins two answers with their pages', () => {
    const joined = joinParts(parts, [answer('Yes.', '/a'), answer('No.', '/b')]);
    expect(joined?.text).toBe('Yes. No.');
    expect(joined?.sources.map(({ address }) => address)).toEqual(['/a', '/b']);
  });

  it('names the part that it found nothing for', () => {
    const joined = joinParts(parts, [answer('Yes.', '/a'), undefined]);
    expect(joined).toMatchObject({
      status: 'partly',
      text: 'Yes. I found nothing on our site for “can I export it”. Ask us.',
    });
  });

  it('says the same once, and nothing of nothing', () => {
    expect(joinParts(parts, [answer('Yes.', '/a'), answer('Yes.', '/a')])?.text).toBe('Yes.');
    expect(joinParts(parts, [undefined, undefined])).toBeUndefined();
  });
});
