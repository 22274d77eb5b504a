import { describe, expect, it } from 'vitest';
import { asksForPrices } from './price-question.ts';

describe('asksForPrices', () => {
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
  ])('takes %j for a question about the prices', (content) => {
    expect(asksForPrices(content, false)).toBe(true);
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
  ])('takes %j for another question', (content) => {
    expect(asksForPrices(content, false)).toBe(false);
  });

  it('takes a price of what was spoken of before for another question', () => {
    expect(asksForPrices('How much is it?', true)).toBe(false);
    expect(asksForPrices('What are your prices?', true)).toBe(true);
  });
});
