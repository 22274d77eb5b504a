import { describe, expect, it } from 'vitest';
import { toEnglish } from './to-english.ts';
import { mergeSlots, readBareNumber, readSlots, type Slots, understand } from './understand.ts';

const NOTHING: Slots = { plans: [], features: [] };

describe('readSlots', () => {
  it.each<[asked: string, slots: Partial<Slots>]>([
    ['We are 15 people. Which plan fits?', { people: 15 }],
    ['team of 8', { people: 8 }],
    ['for 5 seats', { people: 5 }],
    ['two people', { people: 2 }],
    ['a dozen people', { people: 12 }],
    ['1,200 users', { people: 1_200 }],
    ['a company with 40 employees', { people: 40 }],
    ['5 person team', { people: 5 }],
    ['wir sind 12 Leute', { people: 12 }],
    ['hum 7 log hain', { people: 7 }],
    ['somos 4 personas', { people: 4 }],
    ['just me', { people: 1 }],
    ['I work by myself', { people: 1 }],
    ['0 people', {}],
    ['10,000 messages a month', { credits: 10_000 }],
    ['10k messages', { credits: 10_000 }],
    ['200 messages a day', { credits: 4_200 }],
    ['wir senden 500 Nachrichten pro Tag', { credits: 10_500 }],
    ['5000 credits', { credits: 5_000 }],
    ['my budget is $100 a month', { budgetUsd: 100 }],
    ['under $1,500', { budgetUsd: 1_500 }],
    ['$150 or less', { budgetUsd: 150 }],
    ['is it $29?', {}],
    ['the Startup plan', { plans: ['startup'] }],
    ['we are a startup', {}],
    ['our startup', {}],
    ['pricng entreprise', { plans: ['enterprise'] }],
    ['enterpise', { plans: ['enterprise'] }],
    ['Strater', { plans: ['starter'] }],
    ['Grwoth suite', { plans: ['growth'] }],
    ['getting started', {}],
    ['we grow', {}],
    ['Starter or Growth?', { plans: ['starter', 'growth'] }],
    ['does Starter include API access?', { plans: ['starter'], features: ['API access'] }],
    ['custom integrations', { features: ['Custom integrations'] }],
    ['integrations', { features: ['Integrations'] }],
    ['priority support', { features: ['Priority support'] }],
    ['white-glove setup', { features: ['White-glove setup'] }],
    ['RFP writer and recruiter', { features: ['AI Recruiter', 'RFP Writer'] }],
    ['how much storage', { features: ['Knowledge'] }],
    ['public chatbots', { features: ['Public chatbots'] }],
    ['12 minutes for 3 people', { people: 3 }],
    ['30 people, but only 6 will use agents', { people: 6 }],
    ['30 staff but 6 users', { people: 6 }],
    ['40 messages a day each for 8 people', { people: 8, credits: 6_720 }],
    ['15 users, budget 200', { people: 15, budgetUsd: 200 }],
    ['20 people under 300 dollars', { people: 20, budgetUsd: 300 }],
    ['4 people for $50 a month', { people: 4, budgetUsd: 50 }],
    ['budget for 5 people', { people: 5 }],
    ['from Growth to Startup', { plans: ['startup'] }],
    ['グロースプラン', { plans: ['growth'] }],
    ['on-premise with our own OpenAI key', { features: ['On-premise', 'Your own AI key'] }],
    ['6 folks, but the 3 in sales are the only ones who would log in', { people: 3 }],
    ['14 employees, only the 4 of us in marketing need seats', { people: 4 }],
    ['10 members, and two more start Monday', { people: 12 }],
    ['5 members, and we hire a sixth', { people: 6 }],
    ['30 people, and we shrink to 10', { people: 10 }],
    ['3 public chatbots for 9 people', { people: 9, publicChatbots: 3, features: ['Public chatbots'] }],
    ['not on-prem, with integrations', { features: ['Integrations'] }],
    ['10 people x 300 messages a day', { people: 10, credits: 63_000 }],
    ['I am alone and send 150 messages every working day', { people: 1, credits: 3_150 }],
    ['Combien pour une équipe de huit personnes ?', { people: 8 }],
    ['30 days', {}],
    ['24/7 support', {}],
  ])('reads %j', (asked, slots) => {
    const { sum: _, ...read } = readSlots(toEnglish(asked));
    expect(read).toEqual({ ...NOTHING, ...slots });
  });
});

describe('understand', () => {
  it.each([
    ['Which plan fits?', ['plan', 'beginning', 'recommendation']],
    ['the cheapest one', ['smallest']],
    ['What happens when credits run out?', ['how']],
    ['the price for a year', ['plan', 'year']],
    ['Can 3 people join the demo?', ['elsewhere']],
  ])('reads what %j asks', (content, asks) => {
    expect([...understand(content).asks]).toEqual(expect.arrayContaining(asks));
  });
});

describe('mergeSlots', () => {
  it('remembers a conversation, of which the last word counts', () => {
    const said = ['We are 4 people', 'Does Starter have API access?', 'and for 20 people on Growth?'];
    expect(mergeSlots(said.map(readSlots))).toEqual({
      people: 20,
      plans: ['growth'],
      features: ['API access'],
    });
  });
});

describe('readBareNumber', () => {
  it.each([
    ['and for 20?', 20],
    ['what about twelve', 12],
    ['10 or 20?', undefined],
    ['and then?', undefined],
  ])('reads %j as %j', (asked, number) => {
    expect(readBareNumber(asked)).toBe(number);
  });
});
