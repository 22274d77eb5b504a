import type { Employee } from '../employee.ts';

export const employee: Employee = {
  order: 1,
  persona: {
    name: 'Ava',
    role: 'Executive Assistant',
    path: '/ai-employees/ai-executive-assistant',
    summary: 'Ava sorts the inbox, protects the calendar and prepares the next meeting.',
  },
  portrait: { hair: 'bob', color: '#dedafa' },
  skills: ['Inbox', 'Calendar', 'Briefings'],
  metadata: {
    title: 'AI Executive Assistant for Inbox and Calendar',
    description:
      'Ava, the AI executive assistant, sorts your inbox, guards your calendar and briefs you before every meeting. You decide what goes out.',
    keywords: 'AI executive assistant, AI calendar assistant, inbox triage, meeting briefings',
  },
  hero: {
    title: 'Your morning, sorted by an AI executive assistant',
    lede: 'Ava reads what came in overnight, answers what your rules allow and moves the meeting that’s in the way of the important one. What’s left is what needs you.',
    second: 'demo',
  },
  picture: {
    kind: 'calendar',
    title: 'Wednesday, for Ines',
    alt: 'A calendar day Ava has arranged: two protected hours in the morning, a briefed board call, and a supplier meeting that was moved. Of 64 emails, 5 are waiting for Ines.',
    inbox: [
      { label: 'Filed', count: 38, by: 'quiet' },
      { label: 'Answered by Ava', count: 21, by: 'agent' },
      { label: 'For Ines', count: 5, by: 'human' },
    ],
    blocks: [
      { time: '8:30', title: 'Five emails to decide', detail: 'Drafts attached', by: 'human' },
      {
        time: '9:00',
        title: 'Quarter plan, do not disturb',
        detail: 'Ava declined two invitations',
        by: 'agent',
        isLong: true,
      },
      { time: '11:00', title: 'Board call', detail: 'Briefing: 1 page, 3 open questions', by: 'human' },
      { time: '12:00', title: 'Lunch', detail: 'Kept free', by: 'quiet' },
      { time: '1:30', title: 'Supplier review', detail: 'Moved from 9:30, all agreed', by: 'agent' },
    ],
    handover: { human: 'Ines', text: 'Ines decides on five emails' },
  },
  sections: ['comparison', 'day', 'practice', 'capabilities', 'benefits', 'job'],
  day: [
    {
      time: '6:30 AM',
      title: 'Reads what came in overnight',
      text: 'Sixty-four emails. Ava files the FYIs, answers what your rules cover and puts five on top, each with a draft.',
      picture: {
        kind: 'shares',
        parts: [
          { label: 'filed', count: 38, by: 'quiet' },
          { label: 'answered', count: 21, by: 'agent' },
          { label: 'for you', count: 5, by: 'human' },
        ],
      },
    },
    {
      time: '8:30 AM',
      question: 'Five drafts are ready. Which ones go out?',
      answer: 'Send four. I’ll call Bern myself.',
    },
    {
      time: '9:00 AM',
      title: 'Guards your two hours',
      text: 'Two invitations land on the quarter plan. Ava declines both and offers each sender three times that work.',
      picture: {
        kind: 'states',
        rows: [
          { title: '9:00 Quarter plan', detail: 'Two hours, no calls', state: 'Kept', tone: 'agent' },
          { title: '9:30 Supplier review', detail: 'Now 1:30, all agreed', state: 'Moved', tone: 'quiet' },
        ],
      },
    },
    {
      time: '1:15 PM',
      question: 'The 7:05 train is $40 over your travel policy. Book it anyway?',
      answer: 'No. The 8:20 is fine.',
    },
    {
      time: '5:45 PM',
      title: 'Briefs you for tomorrow',
      text: 'One page per meeting: who’s coming, what was agreed last time, what’s still open.',
      picture: {
        kind: 'states',
        rows: [
          { title: 'Board call', detail: '3 open questions', state: '1 page', tone: 'agent' },
          { title: 'Bern, pricing', detail: 'You promised a date in May', state: '1 page', tone: 'agent' },
        ],
      },
    },
  ],
  comparison: {
    title: 'One workday, two ways',
    description: 'Same inbox, same calendar, with and without Ava.',
    drawing: 'calendars',
    before: [
      'The first hour goes to working out what’s urgent',
      'Two people are booked for 10:00 AM and neither knows',
      'You open the documents in the meeting',
      'A hallway promise gets forgotten',
    ],
    after: [
      'Five emails are on top, each with a draft',
      'Ava offers the second person three times that work',
      'A one-page brief: who, what was agreed, what’s open',
      'Ava logs it, dates it and checks in the day before',
    ],
  },
  capabilities: {
    title: 'Six things Ava takes over',
    cards: [
      {
        title: 'Sorts the inbox',
        text: 'Files the FYIs, answers the routine, flags what can’t wait.',
        yours: 'You name who always gets through.',
      },
      {
        title: 'Protects the calendar',
        text: 'Guards your focus time and finds another slot for whatever would fill it.',
        yours: 'You say which meetings never move.',
      },
      {
        title: 'Prepares meetings',
        text: 'Puts the last notes, open points and documents on one page.',
        yours: 'You choose what to ask.',
      },
      {
        title: 'Follows up',
        text: 'Tracks who promised what and nudges them in time.',
        yours: 'You decide when a nudge becomes a call.',
      },
      {
        title: 'Plans travel',
        text: 'Compares trains, flights and hotels within your policy and holds the best two.',
        yours: 'You approve anything that costs money.',
      },
      {
        title: 'Drafts in your voice',
        text: 'Learns from emails you’ve sent and keeps them as short as you would.',
        yours: 'You hit send, until you trust Ava to.',
      },
    ],
  },
  practice: {
    title: 'Sleep in, and see what Ava moves',
    text: 'Some things in a day can shift and some can’t. Start later and watch which is which.',
    question: 'When does your day start?',
    choices: [
      {
        label: '8:00 AM',
        outcome:
          'You’re through the email by 8:30 and done with the plan at 10:00, an hour before the board call.',
      },
      {
        label: '8:30 AM',
        outcome: 'Email and plan move back together. There are still 30 minutes left before the board call.',
      },
      {
        label: '9:00 AM',
        outcome: 'The plan now ends as the board call begins. Ava asks you: keep it, or move it to Thursday?',
        isYours: true,
      },
    ],
    stage: {
      kind: 'tracks',
      units: 16,
      scale: ['8 AM', '10', '12', '2', '4 PM'],
      rows: [
        { label: 'Email', bars: [{ from: 0, to: 1, by: 'human', pace: 1 }] },
        { label: 'Quarter plan', bars: [{ from: 1, to: 4, by: 'agent', pace: 1 }] },
        { label: 'Board call', bars: [{ from: 6, to: 8, by: 'quiet' }] },
        { label: 'Supplier', bars: [{ from: 11, to: 13, by: 'quiet' }] },
      ],
    },
  },
  job: {
    reportsTo: 'The one person whose inbox and calendar it is',
    alone: [
      'Files what’s only for your information',
      'Answers routine email by your rules',
      'Finds a new slot for meetings you’ve marked as movable',
    ],
    asksFirst: [
      'Anything that costs money',
      'Email to the people you’ve named',
      'Moving a meeting with a customer',
    ],
    never: [
      'Deletes an email',
      'Sends in your name before you’ve allowed it',
      'Moves what you said never moves',
    ],
    signed: { agent: 'sorts, drafts and asks', human: 'decide what goes out' },
  },
  needs: [{ work: 'Connecting your inbox and calendar', row: 'Integrations' }],
  benefits: {
    title: 'Hours back',
    list: [
      {
        title: 'Decisions first',
        text: 'The day opens with what only you can answer. What came in last waits its turn.',
      },
      {
        title: 'No one’s left waiting',
        text: 'Everyone who emails you hears the same day when they’ll get an answer.',
      },
      {
        title: 'Limits you can read',
        text: 'What Ava can answer, move or book is a page of plain English you can change any time.',
      },
    ],
    statistics: [{ figure: '10+ hours', label: 'saved weekly' }],
  },
  articles: [
    {
      title: 'The cost of a meeting, and what an AI assistant changes',
      path: '/blog/operations/cost-of-a-meeting-and-an-ai-executive-assistant',
    },
    {
      title: 'A solo founder’s week with 2,000 credits',
      path: '/blog/getting-started/solo-founders-week-with-2000-credits',
    },
  ],
  closing: {
    title: 'Give Ava one day of your inbox',
    text: 'Connect one inbox and let Ava draft for a day. In the evening, read what it would have sent.',
  },
};
