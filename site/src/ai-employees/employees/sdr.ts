import type { Employee } from '../employee.ts';

export const employee: Employee = {
  order: 4,
  persona: {
    name: 'Noah',
    role: 'Sales Representative (SDR)',
    path: '/ai-employees/ai-sdr',
    summary: 'Noah researches accounts, drafts outreach and books the call.',
  },
  portrait: { hair: 'swept', color: '#d3dcfb' },
  skills: ['Research', 'Outreach', 'Scoring'],
  metadata: {
    title: 'AI Sales Representative (SDR)',
    description:
      'Noah, the AI sales development representative, researches each account, scores the opportunity, drafts outreach with its sources and books the call. Your people do the talking.',
    keywords:
      'AI SDR, AI sales representative, sales development automation, lead scoring, outbound email agent',
    hasFreeOffer: true,
  },
  hero: {
    title: 'Every first email has a reason to be sent',
    lede: 'Noah reads about the account before he writes to it, scores how well it fits, and drafts the letter that a careful colleague would have written. Calls land in the calendar of whoever should lead them.',
    second: 'demo',
  },
  picture: {
    kind: 'draft',
    title: 'Draft for Kestrel Cold Chain',
    alt: 'An email that Noah has drafted: three of its sentences are marked with the sources that they rest on. Amara reads it before it is sent.',
    to: 'Lotte, head of operations',
    subject: 'Two new depots, one dispatch desk',
    sentences: [
      { text: 'You open two depots this spring,', source: 1 },
      { text: 'and your dispatch team is looking for three people.', source: 2 },
      { text: 'A customer with a fleet like yours' },
      { text: 'let agents confirm its delivery slots.', source: 3 },
      { text: 'Shall I show you how on Thursday at 10:00?' },
    ],
    sources: [
      { title: 'Press note', detail: '4 March' },
      { title: 'Job page', detail: '3 open posts' },
      { title: 'Own case file', detail: 'Logistics 12' },
    ],
    handover: { human: 'Amara', text: 'Amara reads, changes a word and sends' },
  },
  comparison: {
    title: 'One list of leads, twice',
    description: 'The same two hundred companies, by hand and with Noah.',
    before: [
      'The list is worked from the top, until the day ends',
      'One letter for all, with another name on it',
      'A reply at noon is answered on the next morning',
      'Notes stay in heads, and leave with them',
    ],
    after: [
      'The list is sorted by fit, and the reasons stand beside it',
      'Each letter names why this company, and why now',
      'Three times for a call are offered while the interest is there',
      'Each touch is in the record before the next one begins',
    ],
  },
  capabilities: {
    title: 'Six steps before the first call',
    cards: [
      {
        title: 'Researches accounts',
        text: 'News, open posts, tools and past contact, on one page with sources.',
        yours: 'You name the markets to leave alone.',
      },
      {
        title: 'Scores the opportunity',
        text: 'Weighs fit and timing by rules that you can read and change.',
        yours: 'You set what counts how much.',
      },
      {
        title: 'Drafts outreach',
        text: 'Short, specific, in your tone, and never without a reason to write.',
        yours: 'You approve the first hundred, then decide.',
      },
      {
        title: 'Follows up',
        text: 'Twice, with something new to say, then stops.',
        yours: 'You decide when a no is a not yet.',
      },
      {
        title: 'Answers and books',
        text: 'Replies to simple questions and puts the call where it belongs.',
        yours: 'You take every call.',
      },
      {
        title: 'Keeps the record',
        text: 'Writes contact, answer and next step into your system at once.',
        yours: 'You own the pipeline.',
      },
    ],
  },
  skill: {
    name: 'Score a new opportunity',
    triggers: ['Item created', 'Item updated'],
    steps: [
      'Read the company page and the last three contacts',
      'Compare size, sector and timing with our rules',
      'Write the score, and why',
    ],
    output: {
      name: 'Opportunity score',
      value: 82,
      reasons: ['Opens two depots', 'Team is hiring', 'No contract on file'],
    },
  },
  benefits: {
    title: 'More conversations, fewer cold ones',
    list: [
      {
        title: 'Sellers sell',
        text: 'Research, notes and calendar are done. What is left is the conversation.',
      },
      {
        title: 'Quick where it counts',
        text: 'An answer within minutes, at any hour, from somebody who knows the account.',
      },
      {
        title: 'Polite by rule',
        text: 'Unsubscribes, quiet hours and forbidden words are limits that Noah cannot pass.',
      },
    ],
    statistics: [
      { figure: '40%', label: 'conversion increase, as sales teams report' },
      { figure: '15+ hours', label: 'saved for sales, as the same teams report' },
    ],
  },
  closing: {
    title: 'Give Noah the list that nobody gets to',
    text: 'Start with twenty accounts. Read every draft, send the ones you would have written yourself.',
  },
};
