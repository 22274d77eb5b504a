import { describe, expect, it } from 'vitest';
import { replyToPriceQuestion } from './price-question.ts';

const ANSWER =
  'Our plans: AI Starter Workspace, $29 a month; AI Startup Team, $99 a month; AI Growth Suite, $149 a month; Enterprise, by agreement.\n\nRead more: [Pricing](/pricing)';
const ask = (content: string, ...said: string[]) =>
  replyToPriceQuestion({ content, history: said.map((text) => ({ from: 'person', content: text })) });

describe('replyToPriceQuestion', () => {
  it.each([
    'What are your prices?',
    'price',
    'Pricing',
    'prices please',
    'What does it cost?',
    'How much is it?',
    'how much does this cost per month',
    'How much do you charge?',
    'what are the prices of your plans',
    'Hi, how expensive is it?',
    'Can you tell me the price?',
    'what’s the monthly fee',
    'How much would we pay?',
    'What is your cheapest plan?',
  ])('answers %j with the prices of the plans', (content) => {
    expect(ask(content)).toBe(ANSWER);
  });

  it.each([
    'How much does the Startup plan cost?',
    'how much is the course?',
    'What does Enterprise cost?',
    'What is the cost of a token?',
    'Do prices change?',
    'how much commission do affiliates get',
    'Is there a free plan?',
    'What is it?',
    'how many members',
    '',
  ])('leaves %j to the search of pages', (content) => {
    expect(ask(content)).toBeUndefined();
  });

  it('leaves a question about an earlier subject to the search of pages', () => {
    expect(ask('How much is it?', 'Tell me about the course')).toBeUndefined();
    expect(ask('What are your prices?', 'Tell me about the course')).toBe(ANSWER);
  });
});
