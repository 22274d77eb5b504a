import { Megaphone } from 'lucide-react';
import type { Employee } from '../employee.ts';

export const employee: Employee = {
  order: 3,
  persona: {
    name: 'Lena',
    role: 'Marketing Associate',
    path: '/ai-employees/ai-marketing-associate',
    summary: 'Lena plans campaigns, drafts the copy and reports what worked.',
  },
  portrait: { hair: 'waves', color: '#e4dcf7', shade: 1 },
  skills: ['Campaigns', 'Copy', 'Reports'],
  metadata: {
    title: 'AI Marketing Associate for Campaigns and Copy',
    description:
      'Lena, the AI marketing associate, plans the campaign, drafts every piece of it and reports on Monday what worked. You choose the message and sign it off.',
    keywords: 'AI marketing associate, AI content creation, campaign reporting, marketing automation',
  },
  menu: { place: 4, icon: Megaphone },
  hero: {
    title: 'From one brief to a whole campaign, with an AI marketing associate',
    lede: 'Give Lena the offer, the audience and the date. Back come the emails, posts and landing page in your tone, two versions tested, and which of them to keep.',
    second: 'demo',
  },
  picture: {
    kind: 'chart',
    title: 'Spring refill campaign',
    alt: 'A column chart of sign-ups per week that rises after week five, when Nadia chose the second of two headlines Lena had tested.',
    measure: 'Sign-ups per week',
    columns: [
      { label: 'W1', percent: 22, by: 'quiet' },
      { label: 'W2', percent: 27, by: 'quiet' },
      { label: 'W3', percent: 25, by: 'quiet' },
      { label: 'W4', percent: 31, by: 'quiet' },
      { label: 'W5', percent: 34, by: 'human' },
      { label: 'W6', percent: 58, by: 'agent' },
      { label: 'W7', percent: 74, by: 'agent' },
      { label: 'W8', percent: 92, by: 'agent' },
    ],
    variants: [
      { name: 'A', text: 'Coffee, refilled every month', result: '1.9% sign up' },
      { name: 'B', text: 'Never an empty tin on Monday', result: '4.1% sign up', isChosen: true },
    ],
    handover: { human: 'Nadia', text: 'Nadia chose B in week 5' },
  },
  sections: ['comparison', 'capabilities', 'practice', 'day', 'benefits', 'job'],
  day: [
    {
      time: '8:15 AM',
      title: 'Reads last night’s numbers',
      text: 'Version B is pulling ahead. Lena checks that it’s ahead on every channel, even the quiet ones.',
      picture: {
        kind: 'trend',
        lines: [
          { label: 'B: 4.1% sign up', percents: [16, 22, 30, 46, 58, 76, 94], by: 'agent' },
          { label: 'A: 1.9% sign up', percents: [18, 20, 24, 22, 30, 30, 34], by: 'quiet' },
        ],
      },
    },
    {
      time: '9:30 AM',
      question: 'B is clearly ahead: “Never an empty tin on Monday.” Make it the winner?',
      answer: 'Yes. Stop A today.',
    },
    {
      time: '10:10 AM',
      title: 'Cuts one message to fit',
      text: 'The winning line becomes three emails, four posts and a landing page, each within the limits of its channel.',
      picture: {
        kind: 'shares',
        parts: [
          { label: 'emails', count: 3, by: 'agent' },
          { label: 'posts', count: 4, by: 'agent' },
          { label: 'page', count: 1, by: 'agent' },
        ],
      },
    },
    {
      time: '2:20 PM',
      question: 'The old page promises free shipping. Is that still true?',
      answer: 'Only over $30. Say so.',
    },
    {
      time: '4:00 PM',
      title: 'Holds the second email',
      text: 'On Thursday, 412 people would have heard from you twice. Lena keeps the refill offer and moves the newsletter to Monday.',
      picture: {
        kind: 'states',
        rows: [
          { title: 'Refill offer', detail: 'Thursday', state: 'Goes out', tone: 'agent' },
          { title: 'Newsletter', detail: 'Thursday, now Monday', state: 'Moved', tone: 'quiet' },
        ],
      },
    },
  ],
  comparison: {
    title: 'One headline, or the better of two',
    description: 'The same offer and budget, by hand and with Lena.',
    drawing: 'test curves',
    before: [
      'The brief waits for someone’s free afternoon',
      'One headline, because there was no time for two',
      'Each channel is written from scratch',
      'The report comes when the campaign is over',
    ],
    after: [
      'An hour later there’s a first plan, gaps included',
      'Two versions run until there’s a winner',
      'One message, cut to fit email, social and web',
      'Monday’s note: keep this, stop that, look into this',
    ],
  },
  capabilities: {
    title: 'The work around your idea',
    cards: [
      {
        title: 'Plans the campaign',
        text: 'Audience, message, channels and dates on one page, with what’s still unknown.',
        yours: 'You set the goal and the budget.',
      },
      {
        title: 'Drafts the copy',
        text: 'Emails, posts and pages in your brand’s tone.',
        yours: 'You sign off on what carries your name.',
      },
      {
        title: 'Adapts to each channel',
        text: 'Keeps the message, changes length and form, and respects the limits of each.',
        yours: 'You decide where to stay out.',
      },
      {
        title: 'Runs the test',
        text: 'Two versions, an even split, and it stops when the result is clear.',
        yours: 'You choose the winner.',
      },
      {
        title: 'Keeps the calendar',
        text: 'Knows what goes out when, and warns you before someone gets two emails.',
        yours: 'You can hold any piece with one click.',
      },
      {
        title: 'Reports what worked',
        text: 'Half a page on Monday with the three numbers you asked for.',
        yours: 'You draw the conclusions.',
      },
    ],
  },
  practice: {
    title: 'Let the test run',
    text: 'Two headlines, the same offer, half the audience each. How long would you wait?',
    question: 'Read the result on',
    choices: [
      { label: 'Day 1', outcome: 'B has a few more sign-ups. It could be luck, so Lena lets both run.' },
      { label: 'Day 3', outcome: 'B leads, but only by email. Lena waits for social to say the same.' },
      { label: 'Day 5', outcome: 'B leads on every channel, and the result is clear. Lena stops the test.' },
      {
        label: 'Day 7',
        outcome: 'It’s 4.1% against 1.9%. Lena tells you why B won, and asks which one to keep.',
        isYours: true,
      },
    ],
    stage: {
      kind: 'tracks',
      units: 20,
      scale: ['0%', '1%', '2%', '3%', '4%', '5%'],
      rows: [
        { label: 'A: Coffee, refilled', bars: [{ from: -14, to: 4.6, by: 'quiet', pace: 1 }] },
        { label: 'B: Never an empty tin', bars: [{ from: -14, to: 7.4, by: 'agent', pace: 3 }] },
      ],
    },
  },
  job: {
    reportsTo: 'The person who owns the brand',
    alone: [
      'Drafts emails, posts and pages in your tone',
      'Splits the audience and runs the test',
      'Reports on Monday what worked',
    ],
    asksFirst: ['Publishing what carries your name', 'Choosing the winner', 'Spending past the budget'],
    never: [
      'Makes a claim you haven’t approved',
      'Uses a word you’ve banned',
      'Emails people who unsubscribed',
    ],
    signed: { agent: 'plans, drafts and tests', human: 'pick the winner' },
  },
  needs: [{ work: 'Connecting your email, social and web tools', row: 'Integrations' }],
  benefits: {
    title: 'More tests, same afternoon',
    list: [
      {
        title: 'Time for the idea',
        text: 'Versions, lengths and formats are Lena’s work. The idea behind them stays yours.',
      },
      {
        title: 'A tone that doesn’t drift',
        text: 'Your words, and the ones you never use, are written down once and apply to every draft.',
      },
      {
        title: 'Budgets follow results',
        text: 'You see what isn’t working in days, while there’s still budget to move.',
      },
    ],
    statistics: [
      { figure: '80% less', label: 'time spent on content' },
      { figure: '3x', label: 'campaign ROI' },
    ],
  },
  articles: [
    {
      title: 'A content calendar that an AI marketing associate can keep',
      path: '/blog/sales-and-marketing/content-calendar-for-an-ai-marketing-associate',
    },
    {
      title: 'A solo founder’s week with 2,000 credits',
      path: '/blog/getting-started/solo-founders-week-with-2000-credits',
    },
  ],
  closing: {
    title: 'Bring Lena your next brief',
    text: 'Half a page is enough. See what comes back, then decide who writes the rest.',
  },
};
