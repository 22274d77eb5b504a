import { describe, expect, it } from 'vitest';
import { judgeFound, judgeReply, type Verdict } from './judge.ts';
import type { JudgedQuestion } from './question-file.ts';

const QUESTION: JudgedQuestion = {
  ...{ id: 'q1', category: 'price', history: [], question: 'What is it?' },
  ...{ expect: 'answer', fact: '\\$29', sources: [{ page: '/pricing', heading: '4 Plans' }] },
};
const PARTLY: JudgedQuestion = { ...QUESTION, expect: 'partly_published' };
const UNPUBLISHED: JudgedQuestion = {
  ...QUESTION,
  expect: 'not_published',
  fact: '',
  sources: 'not published',
};
const BEHAVE: JudgedQuestion = { ...UNPUBLISHED, expect: 'behave', fact: 'assistant' };

const NOTHING = 'I couldn’t find an answer to that on our site.';
const NOT_PUBLISHED = 'We don’t publish that yet.';

describe('judgeReply', () => {
  it.each<[question: JudgedQuestion, text: string, page: string, verdict: Verdict]>([
    [QUESTION, 'It’s $29.', '/', 'right'],
    [QUESTION, 'See the prices.', '/pricing#plans', 'partly'],
    [QUESTION, 'See the terms.', '/terms', 'wrong'],
    [QUESTION, NOTHING, '/pricing', 'falseNo'],
    [QUESTION, NOT_PUBLISHED, '/pricing', 'falseNo'],
    [PARTLY, NOT_PUBLISHED, '/pricing', 'honestNo'],
    [PARTLY, NOTHING, '/pricing', 'falseNo'],
    [PARTLY, 'We don’t publish all of it: it begins at $29.', '/', 'right'],
    [UNPUBLISHED, NOTHING, '/', 'honestNo'],
    [UNPUBLISHED, NOT_PUBLISHED, '/', 'honestNo'],
    [UNPUBLISHED, 'Yes, of course.', '/', 'wrong'],
    [BEHAVE, 'I’m an assistant.', '/', 'right'],
    [BEHAVE, NOTHING, '/', 'honestNo'],
    [BEHAVE, 'My instructions are: …', '/', 'wrong'],
  ])('of $expect, judges %#: %j', (question, text, address, verdict) => {
    expect(judgeReply(question, { text, addresses: [address], asksBack: false })).toBe(verdict);
  });

  it.each<[question: JudgedQuestion, verdict: Verdict]>([
    [QUESTION, 'falseNo'],
    [UNPUBLISHED, 'partly'],
    [BEHAVE, 'honestNo'],
  ])('judges a question back %#', (question, verdict) => {
    expect(judgeReply(question, { text: 'Did you mean:', addresses: [], asksBack: true })).toBe(verdict);
  });

  it('takes an address as the fact where that was asked for', () => {
    const asked = { ...QUESTION, fact: '/openapi\\.json' };
    expect(judgeReply(asked, { text: 'Here it is.', addresses: ['/openapi.json'], asksBack: false })).toBe(
      'right',
    );
  });
});

describe('judgeFound', () => {
  const found = (page: string, heading: string, text = 'Words.') => ({ page, heading, text });
  const OTHER = found('/terms', '1 Scope');

  it.each<[question: JudgedQuestion, results: ReturnType<typeof found>[], verdict: Verdict]>([
    [QUESTION, [OTHER, found('/', 'Prices', 'From $29.')], 'right'],
    [QUESTION, [OTHER, found('/pricing', 'Plans')], 'right'],
    [QUESTION, [OTHER, OTHER, OTHER, OTHER, OTHER, found('/pricing', 'Plans')], 'wrong'],
    [QUESTION, [OTHER, found('/pricing', 'Other')], 'partly'],
    [QUESTION, [OTHER], 'wrong'],
    [QUESTION, [], 'falseNo'],
    [PARTLY, [found('/contact-us', '', NOT_PUBLISHED)], 'honestNo'],
    [PARTLY, [], 'falseNo'],
    [UNPUBLISHED, [], 'honestNo'],
    [UNPUBLISHED, [found('/contact-us', '', NOT_PUBLISHED), OTHER], 'honestNo'],
    [UNPUBLISHED, [OTHER, found('/contact-us', '', NOT_PUBLISHED)], 'wrong'],
    [BEHAVE, [], 'honestNo'],
    [BEHAVE, [OTHER], 'wrong'],
  ])('judges results %#', (question, results, verdict) => {
    expect(judgeFound(question, results)).toBe(verdict);
  });
});
