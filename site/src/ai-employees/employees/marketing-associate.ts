import type { Employee } from '../employee.ts';

export const employee: Employee = {
  order: 3,
  persona: {
    name: 'Lena',
    role: 'Marketing Associate',
    path: '/ai-employees/ai-marketing-associate',
    summary: 'Lena plans campaigns, drafts the copy and reports what worked.',
  },
  portrait: { hair: 'waves', color: '#e4dcf7' },
  skills: ['Campaigns', 'Copy', 'Reports'],
  metadata: {
    title: 'AI Marketing Associate',
    description:
      'Lena, the AI marketing associate, plans the campaign, drafts every piece of it and reports on Monday what worked. Your people choose the message and sign it off.',
    keywords: 'AI marketing associate, AI content creation, campaign reporting, marketing automation',
  },
  hero: {
    title: 'From one brief to a whole campaign',
    lede: 'Give Lena the offer, the audience and the date. She drafts the emails, the posts and the landing page in your tone, tests two of each, and tells you plainly which one to keep.',
    second: 'demo',
  },
  picture: {
    kind: 'chart',
    title: 'Spring refill campaign',
    alt: 'A column chart of sign-ups per week that rises after week five, when Nadia chose the second of two headlines that Lena had tested.',
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
  comparison: {
    title: 'One campaign, twice',
    description: 'The same offer and the same budget, by hand and with Lena.',
    before: [
      'The brief waits until somebody has a free afternoon',
      'One headline, because there was no time for two',
      'Each channel is written again from the start',
      'The report comes when the campaign is over',
    ],
    after: [
      'A first plan lies there an hour later, with its gaps named',
      'Two versions run side by side until the numbers differ',
      'One message is cut to fit mail, post and page',
      'A note on Monday: keep this, stop that, ask why here',
    ],
  },
  capabilities: {
    title: 'Six parts of a campaign in one pair of hands',
    cards: [
      {
        title: 'Plans the campaign',
        text: 'Audience, message, channels and dates on one page, with what is still unknown.',
        yours: 'You set the aim and the budget.',
      },
      {
        title: 'Drafts the copy',
        text: 'Mails, posts and pages in the tone that your persona describes.',
        yours: 'You sign off what carries your name.',
      },
      {
        title: 'Adapts per channel',
        text: 'Keeps the message, changes length and form, and respects the limits of each.',
        yours: 'You decide where not to appear.',
      },
      {
        title: 'Runs the test',
        text: 'Two versions, an even split, and an end as soon as the result is clear.',
        yours: 'You choose the winner.',
      },
      {
        title: 'Keeps the calendar',
        text: 'Knows what goes out when, and warns before two mails reach one person.',
        yours: 'You can hold any piece with one click.',
      },
      {
        title: 'Reports what worked',
        text: 'Half a page on Monday with the three numbers that you asked for.',
        yours: 'You draw the conclusions.',
      },
    ],
  },
  benefits: {
    title: 'More tries for the same afternoon',
    list: [
      {
        title: 'Time for the idea',
        text: 'Versions, lengths and formats are Lena’s work. The idea behind them stays yours.',
      },
      {
        title: 'A tone that does not drift',
        text: 'Your words and the ones you never use are written down once and apply to every draft.',
      },
      {
        title: 'Budgets follow results',
        text: 'What does not work is visible in days, so the money can move while it still matters.',
      },
    ],
    statistics: [
      { figure: '80% less', label: 'time spent on content, as marketing teams report' },
      { figure: '3x', label: 'campaign ROI, as the same teams report' },
    ],
  },
  closing: {
    title: 'Bring Lena your next brief',
    text: 'Half a page is enough. See what comes back before you decide who writes the rest.',
  },
};
