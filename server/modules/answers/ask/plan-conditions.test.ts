import { describe, expect, it } from 'vitest';
import { isAllCovered, readConditions } from './plan-conditions.ts';

const textsOf = (content: string) => readConditions(content).map(({ text }) => text);

describe('readConditions', () => {
  it.each([
    ['What is the cheapest plan with SSO?', ['SSO']],
    ['cheapest plan with audit logs', ['audit logs']],
    ['Which plan for 5 people with hosting in Germany?', ['hosting in Germany']],
    ['Which plan has SSO and HIPAA for 4 people?', ['SSO', 'HIPAA']],
    ['cheapest plan with ISO 27001', ['ISO 27001']],
    ['1 person, HubSpot and a budget of $30', ['HubSpot']],
    ['Welcher Plan für 12 Leute mit SSO?', ['SSO']],
    ['¿Qué plan con WhatsApp para 4 personas?', ['WhatsApp']],
  ])('reads from %j the stated conditions %j', (content, texts) => {
    const stated = readConditions(content).filter(({ isStated }) => isStated);
    expect(stated.map(({ text }) => text)).toEqual(texts);
  });

  it('reads words that may be a condition as not stated', () => {
    expect(readConditions('Which plan for 3 people who need encryption?')).toEqual([
      { text: 'encryption', isStated: false },
    ]);
  });

  it.each([
    'We are 15 people. Which plan fits?',
    'Which plan should we choose for 4 people?',
    'We need the API and the AI Recruiter, under $100 a month. Which plan?',
    '18 people, on-premise, with our own key, budget $1,000 a month',
    '7 people, analytics agent and integrations, less than $200 a month',
    'hum 7 log hain, kaunsa plan lena chahiye',
    'Wir sind 12 Leute, welcher Plan passt?',
    'What is the cheapest plan?',
  ])('finds no condition in %j', (content) => {
    expect(textsOf(content)).toEqual([]);
  });

  it('leaves out what is too long for an answer to repeat', () => {
    expect(textsOf(`cheapest plan with ${'Very'.repeat(11)}`)).toEqual([]);
  });
});

describe('isAllCovered', () => {
  it.each([
    ['What is the cheapest plan?', true],
    ['What does the biggest plan cost per month?', true],
    ['Do you pay if it hurts our biggest customer?', false],
  ])('tells of %j: %j', (content, isCovered) => {
    expect(isAllCovered(content)).toBe(isCovered);
  });
});
