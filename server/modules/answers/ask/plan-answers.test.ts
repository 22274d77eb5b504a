import { describe, expect, it } from 'vitest';
import { answerAboutPlans, answerForTeam } from './plan-answers.ts';
import { toEnglish } from './to-english.ts';
import { readSlots } from './understand.ts';

const GAP = /^No plan fits \d+ people as listed: Growth is for up to 10 members, and Enterprise is for 25\+/;

function ask(content: string, before?: string): string | undefined {
  const context = before === undefined ? undefined : { slots: readSlots(before), isAboutPlans: true };
  return answerAboutPlans(toEnglish(content), context)?.text;
}

describe('answerAboutPlans', () => {
  it.each([
    ['We are 15 people. Which plan fits?', GAP],
    ['We are 11 people, which plan?', GAP],
    ['Which plan for 24 people?', GAP],
    ['Wir sind 12 Leute, welcher Plan passt?', GAP],
    ['Which plan for 25 people?', /^Enterprise fits 25 people/],
    ['We are 10 people, which plan?', /^Growth fits 10 people: it’s \$149/],
    ['hum 7 log hain, kaunsa plan lena chahiye', /^Growth fits 7 people/],
    ['somos 4 personas, que plan', /^Startup fits 4 people: it’s \$99/],
    ['How much is it for just me?', /^Starter fits one person: it’s \$29/],
    ['Is Starter enough for 3 people?', /^Starter is for one person\. Startup fits 3 people/],
    ['Does Growth fit 8 people?', /^Growth fits 8 people: it’s \$149/],
    ['We need 40,000 messages a month, which plan?', /^Growth fits 40,000 AI messages a month/],
    ['5 people and 100000 messages a month, which plan?', /^Only Enterprise fits 100,000 AI messages.*25\+/],
    ['which plan for 3 people with custom integrations', /^Only Enterprise has “Custom integrations”/],
    [
      '18 people, on-premise, with our own key, budget $1,000 a month. Which plan?',
      /^No plan fits 18 people.*with “On-premise” and “Your own AI key” is Enterprise.*don’t publish a price.*\$1,000/,
    ],
    ['60 people and the RFP Writer for $500 a month', /^Enterprise fits 60 people, with “RFP Writer”.*\$500/],
    ['30 staff but 6 users, which plan?', /^Growth fits 6 people/],
    ['4 people, budget $50', /^Startup fits 4 people.*That’s more than \$50 a month\./],
    ['4 people, budget $150', /^Startup fits 4 people.*That’s within \$150 a month\./],
    ['We go from Growth to Startup with 9 members', /^Startup is for up to 5 people\. Growth fits 9 people/],
    ['API access for under $50 a month', /^Startup fits “API access”.*That’s more than \$50 a month\./],
    ['Difference between Startup and Growth?', /\$99.*\$149/],
    ['My budget is $100 a month', /Starter \(\$29 for one person\) or Startup \(\$99 for up to 5 people\)/],
    ['I can spend at most $20', /^Our smallest plan, Starter, is \$29/],
    [
      'Does Starter include API access?',
      /^No, Starter doesn’t include “API access”\..*from Startup \(\$99 a month\)/,
    ],
    ['Does Growth include API access?', /^Yes, Growth includes “API access”/],
    ['How much knowledge is on Startup?', /^We don’t publish “Knowledge” for Startup yet/],
    ['How many public chatbots are in Growth?', /^Public chatbots on Growth: 1\./],
    ['10 people x 300 messages a day, which plan?', /^10 people × 300 messages × 21 working days are 63,000/],
    [
      'How many credits would 4 people use who send 25 messages a day?',
      /are 2,100 messages a month\. Startup/,
    ],
    ['Growth now, 10 members, and two more start Monday', /^Growth is for up to 10 people\. No plan fits 12/],
    ['we have five members on Startup and hire a sixth', /^Startup is for up to 5 people\. Growth fits 6/],
    [
      'Enterprise with 30 people and we shrink to 10. Which plan?',
      /^Enterprise is for 25\+ people\. Growth fits/,
    ],
    [
      '25 people with our own key, in the cloud, not on-prem',
      /^Enterprise fits 25 people, with “Your own AI key”:/,
    ],
    ['1 person, HubSpot, budget $30', /^Startup fits one person, with “Integrations”.*more than \$30/],
    [
      'Does Hana work on the Growth plan?',
      /“Reading applications” needs Enterprise and “.*” needs Startup or larger/,
    ],
    ['Can Owen answer our RFPs if we are 8 people on Growth?', /^Growth doesn’t include “RFP Writer”/],
    ['Which plan has 250 MB of knowledge?', /^Knowledge: Starter 50MB.*Enterprise 250MB each/],
    ['which plan includes AI Recruiter?', /^“AI Recruiter” is included in Enterprise alone/],
  ])('answers %j', (content, said) => {
    expect(ask(content)).toMatch(said);
  });

  it.each([
    ['and for 20 people?', 'We are 4 people. Which plan fits?', GAP],
    ['and for 20?', 'Which plan for 4 people?', GAP],
    ['and on Growth?', 'Does Starter include API access?', /^Yes, Growth includes “API access”/],
    [
      'and priority support?',
      'Does Growth include API access?',
      /^No, Growth doesn’t include “Priority support”/,
    ],
    ['Which plan would you recommend?', 'We are 8 people', /^Growth fits 8 people/],
  ])('answers %j after %j', (content, before, said) => {
    expect(ask(content, before)).toMatch(said);
  });

  it.each([
    'Can 3 people join the demo?',
    'What does it cost?',
    'What does Enterprise cost?',
    'How long does the course take?',
    'Is there an API?',
    'How do 20 people share one meeting?',
    'Do you have a budget of $5 million?',
  ])('leaves %j to the topics', (content) => {
    expect(ask(content)).toBeUndefined();
  });

  it('leads on to the comparison of the plans, and to us where none fits', () => {
    const answer = answerAboutPlans('We are 15 people. Which plan fits?');
    expect(answer?.sources).toEqual([{ title: 'Compare the plans', address: '/pricing#comparison-title' }]);
    expect(answer?.next.map(({ page }) => page)).toEqual(['/contact-us', '/pricing']);
    expect(answerAboutPlans('Which plan for 4 people?')?.next.map(({ page }) => page)).toEqual(['/pricing']);
  });
});

describe('answerForTeam', () => {
  it('answers a question that names people and nothing else that we know', () => {
    expect(answerForTeam('something for 8 people')?.text).toMatch(/^Growth fits 8 people/);
    expect(answerForTeam('something for 9,000 messages')?.text).toMatch(/^Startup fits 9,000 AI messages/);
    expect(answerForTeam('something for a demo with 8 people')).toBeUndefined();
    expect(answerForTeam('something else')).toBeUndefined();
  });
});
