import { Target } from 'lucide-react';
import type { Employee } from '../employee.ts';

export const employee: Employee = {
  order: 4,
  persona: {
    name: 'Noah',
    role: 'Sales Representative (SDR)',
    path: '/ai-employees/ai-sdr',
    summary: 'Noah researches accounts, drafts outreach and books the call.',
  },
  portrait: { hair: 'swept', color: '#d3dcfb', shade: 1 },
  skills: ['Research', 'Outreach', 'Scoring'],
  metadata: {
    title: 'AI SDR for Research, Emails and Booked Calls',
    description:
      'Noah, the AI SDR, researches accounts, scores the fit, drafts emails with sources to people who asked and books the call. Your people do the talking.',
    keywords:
      'AI SDR, AI sales representative, sales development automation, lead scoring, sales email agent',
    hasFreeOffer: true,
  },
  menu: { place: 3, icon: Target },
  hero: {
    title: 'An AI sales representative with a reason for every email',
    lede: 'Noah writes to people who asked to hear from you, in the accounts your team chooses. It researches each one, scores the fit and drafts the email your best rep would write.',
    second: 'demo',
  },
  picture: {
    kind: 'draft',
    title: 'Draft for Thornvale Cold Chain',
    alt: 'An email Noah has drafted for someone who asked: three of its sentences are marked with their sources. Amara reads it before it goes out.',
    to: 'Lotte, head of operations',
    subject: 'Two new depots, one dispatch desk',
    sentences: [
      { text: 'You asked how others plan dispatch,', source: 1 },
      { text: 'and you’re opening two depots.', source: 2 },
      { text: 'A customer with a fleet like yours' },
      { text: 'has agents confirm its delivery slots.', source: 3 },
      { text: 'Can I show you how Thursday at 10?' },
    ],
    sources: [
      { title: 'Lotte’s request', detail: 'March 3' },
      { title: 'Press release', detail: 'March 4' },
      { title: 'Our case file', detail: 'Logistics 12' },
    ],
    handover: { human: 'Amara', text: 'Amara edits one word and sends' },
  },
  sections: ['comparison', 'job', 'skill', 'capabilities', 'benefits', 'day'],
  day: [
    {
      time: '6:00 AM',
      title: 'Ranks who asked',
      text: 'Two hundred people asked to hear from you, through a form, a reply or an event. Noah scores each by your rules. Forty have a reason this week.',
      picture: {
        kind: 'shares',
        parts: [
          { label: 'this week', count: 40, by: 'agent' },
          { label: 'later', count: 112, by: 'quiet' },
          { label: 'no fit', count: 48, by: 'quiet' },
        ],
      },
    },
    {
      time: '7:20 AM',
      title: 'Drafts with a reason',
      text: 'Lotte at Thornvale asked about dispatch and is opening two depots. The first line says so, with the source next to it.',
      picture: {
        kind: 'states',
        rows: [
          { title: 'Asked about dispatch', detail: 'Web form, March 3', state: 'Source 1', tone: 'agent' },
          { title: 'Two new depots', detail: 'Press release, March 4', state: 'Source 2', tone: 'agent' },
        ],
      },
    },
    {
      time: '9:00 AM',
      question: 'Twelve drafts are ready, Thornvale first. Send them?',
      answer: 'Changed one word. Send all twelve.',
    },
    {
      time: '11:42 AM',
      title: 'Answers while it’s warm',
      text: 'Lotte asks for a time. Noah offers three that suit you and books the one Lotte picks.',
      picture: {
        kind: 'states',
        rows: [
          { title: 'Thursday, 10:00 AM', detail: 'Lotte, head of operations', state: 'Booked', tone: 'good' },
          { title: 'Friday, 2:00 PM', detail: 'Offered', state: 'Released', tone: 'quiet' },
        ],
      },
    },
    {
      time: '3:30 PM',
      question: 'Brightfield wrote “not now.” Is that a no?',
      answer: 'Not yet. Ask if March is better, then stop.',
    },
  ],
  comparison: {
    title: 'What becomes of 200 requests',
    description: 'Answered by hand until the day ends, or ranked first thing by Noah.',
    drawing: 'funnels',
    before: [
      'You start at the top and stop when the day ends',
      'One email for everyone, with the name swapped',
      'A noon reply gets answered the next morning',
      'Notes live in people’s heads and leave with them',
    ],
    after: [
      'The list is ranked by fit, with reasons',
      'Every email says why this company, why now',
      'Three call times go out while interest is high',
      'Every touch is logged before the next one',
    ],
  },
  capabilities: {
    title: 'Six steps before the first call',
    cards: [
      {
        title: 'Researches accounts',
        text: 'News, open roles, tech stack and past contact, on one page with sources.',
        yours: 'You choose the accounts.',
      },
      {
        title: 'Scores the opportunity',
        text: 'Weighs fit and timing by rules you can read and edit.',
        yours: 'You set the weights.',
      },
      {
        title: 'Drafts outreach',
        text: 'Short, specific, in your tone, and never without a reason.',
        yours: 'You approve the first hundred, then decide.',
      },
      {
        title: 'Follows up',
        text: 'Twice, with something new to say, then stops.',
        yours: 'You decide when “no” means “not yet.”',
      },
      {
        title: 'Answers and books',
        text: 'Replies to simple questions and books the call with the right person.',
        yours: 'You take every call.',
      },
      {
        title: 'Keeps the record',
        text: 'Logs contact, reply and next step in your CRM right away.',
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
      'Write down the score, and why',
    ],
    output: {
      name: 'Opportunity score',
      value: 82,
      reasons: ['Asked about dispatch', 'Opens two depots', 'No contract on file'],
    },
  },
  job: {
    reportsTo: 'The rep whose accounts they are',
    alone: [
      'Researches and scores accounts',
      'Drafts outreach, with its sources',
      'Logs every touch in your CRM',
    ],
    asksFirst: [
      'Sending, until you’ve approved the first hundred',
      'Quoting a price',
      'Writing to a customer you already have',
    ],
    never: [
      'Writes to anyone who hasn’t asked to hear from you',
      'Emails without a reason',
      'Follows up a third time',
      'Writes to people who unsubscribed',
    ],
    signed: { agent: 'researches, drafts and books', human: 'take every call' },
  },
  needs: [{ work: 'Connecting your CRM and calendars', row: 'Integrations' }],
  benefits: {
    title: 'More conversations, fewer cold ones',
    list: [
      {
        title: 'Sellers sell',
        text: 'Research, notes and scheduling are done. What’s left is the conversation.',
      },
      {
        title: 'Fast where it counts',
        text: 'A reply within minutes, at any hour, with the account already read.',
      },
      {
        title: 'Polite by rule',
        text: 'Unsubscribes, quiet hours and banned words are limits Noah can’t cross.',
      },
    ],
    statistics: [
      { figure: '40%', label: 'conversion increase' },
      { figure: '15+ hours', label: 'saved for sales' },
    ],
  },
  articles: [
    {
      title: 'Follow-ups that get answered: a cadence for an AI SDR',
      path: '/blog/sales-and-marketing/follow-up-cadence-for-an-ai-sdr',
    },
    {
      title: 'What a good handoff from agent to person looks like',
      path: '/blog/customer-support/good-handoff-from-agent-to-person',
    },
  ],
  closing: {
    title: 'Give Noah the requests no one gets to',
    text: 'Start with 20 people who asked. Read every draft and send the ones you’d have written.',
  },
};
