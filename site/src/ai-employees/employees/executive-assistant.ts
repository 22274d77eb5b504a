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
    title: 'AI Executive Assistant',
    description:
      'Ava, the AI executive assistant, sorts the inbox, guards the calendar and writes the briefing before each meeting. You answer what needs you, and nothing leaves without your rules.',
    keywords: 'AI executive assistant, AI calendar assistant, inbox triage, meeting briefings',
  },
  hero: {
    title: 'The morning is sorted before you sit down',
    lede: 'Ava reads what arrived overnight, answers what your rules allow, and moves the meeting that stood in the way of the important one. What is left is the part of the day that needs you.',
    second: 'demo',
  },
  picture: {
    kind: 'calendar',
    title: 'Wednesday, for Ines',
    alt: 'A calendar day that Ava has arranged: two protected hours in the morning, a briefed board call, and a supplier meeting that was moved. Of 64 letters, 5 wait for Ines.',
    inbox: [
      { label: 'Filed', count: 38, by: 'quiet' },
      { label: 'Answered by Ava', count: 21, by: 'agent' },
      { label: 'For Ines', count: 5, by: 'human' },
    ],
    blocks: [
      { time: '08:30', title: 'Five letters to decide', detail: 'Drafts attached', by: 'human' },
      {
        time: '09:00',
        title: 'Quarter plan, undisturbed',
        detail: 'Ava declined two invitations',
        by: 'agent',
        isLong: true,
      },
      { time: '11:00', title: 'Board call', detail: 'Briefing: 1 page, 3 open questions', by: 'human' },
      { time: '12:00', title: 'Lunch', detail: 'Kept free', by: 'quiet' },
      { time: '13:30', title: 'Supplier review', detail: 'Moved from 09:30, all agreed', by: 'agent' },
    ],
    handover: { human: 'Ines', text: 'Ines decides on five letters' },
  },
  comparison: {
    title: 'One working day, twice',
    description: 'The same inbox and the same calendar, without an assistant and with Ava.',
    before: [
      'The first hour goes into finding out what is urgent',
      'Two people want 10:00, and nobody tells them',
      'The papers are opened in the meeting itself',
      'A promise made on the corridor is forgotten',
    ],
    after: [
      'Five letters wait on top, each with a draft to send or change',
      'Ava offers the second one three times that suit both',
      'One page lies ready: who, what was agreed, what is open',
      'Ava notes it, puts a date on it and asks on the day before',
    ],
  },
  capabilities: {
    title: 'Six things that Ava takes over',
    cards: [
      {
        title: 'Sorts the inbox',
        text: 'Files what is for information, answers what is routine and lifts what cannot wait.',
        yours: 'You name the senders that always reach you.',
      },
      {
        title: 'Protects the calendar',
        text: 'Keeps hours free for thinking, and finds another time for whatever would fill them.',
        yours: 'You say which meetings may never move.',
      },
      {
        title: 'Prepares meetings',
        text: 'Collects the last minutes, the open points and the papers into one page.',
        yours: 'You choose what to ask.',
      },
      {
        title: 'Follows up',
        text: 'Writes down who promised what, and reminds them before it is late.',
        yours: 'You decide when a reminder becomes a call.',
      },
      {
        title: 'Plans travel',
        text: 'Compares trains, flights and hotels within your policy and holds the best two.',
        yours: 'You approve what costs money.',
      },
      {
        title: 'Drafts in your voice',
        text: 'Learns from letters that you sent, and stays short where you would.',
        yours: 'You send it, until you let Ava send.',
      },
    ],
  },
  benefits: {
    title: 'Hours that come back',
    list: [
      {
        title: 'Decisions first',
        text: 'The day opens with what only you can answer, not with what arrived last.',
      },
      {
        title: 'Nobody waits in silence',
        text: 'Whoever writes to you hears the same day when an answer will come.',
      },
      {
        title: 'Limits that you can read',
        text: 'What Ava may answer, move or book is a page of plain sentences, and you can change it at any time.',
      },
    ],
    statistics: [{ figure: '10+ hours', label: 'saved weekly, as executives report' }],
  },
  closing: {
    title: 'Give Ava one day of your inbox',
    text: 'Connect one mailbox and let Ava only draft for a day. Read in the evening what would have been sent.',
  },
};
