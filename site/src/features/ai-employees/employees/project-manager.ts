import { ClipboardList } from 'lucide-react';
import type { Employee } from '../employee.ts';

export const employee: Employee = {
  order: 2,
  persona: {
    name: 'Marco',
    role: 'Project Manager',
    path: '/ai-employees/ai-project-manager',
    summary: 'Marco keeps plans, risks and status notes current.',
  },
  portrait: { hair: 'crop', color: '#d5e0fa', skin: 2, extra: 'headset' },
  skills: ['Plans', 'Risks', 'Status notes'],
  metadata: {
    title: 'AI Project Manager for Plans, Risks and Status',
    description:
      'Marco, the AI project manager, asks for progress, spots the delay before the deadline does and drafts the status note. You choose the trade-off.',
    keywords: 'AI project manager, project status automation, risk tracking, AI project planning',
  },
  menu: { place: 2, icon: ClipboardList },
  hero: {
    title: 'An AI project manager whose plan still holds on Thursday',
    lede: 'Marco asks everyone for a one-line update, moves the dates that depend on it and tells you which delay will hurt, while you still have options.',
    second: 'demo',
  },
  picture: {
    kind: 'timeline',
    title: 'Warehouse move, six weeks',
    alt: 'A project plan over six weeks. The electrical work slips by five days; Marco shows that the opening still holds if training starts on March 24, and Ravi decides.',
    weeks: ['Mar 3', 'Mar 10', 'Mar 17', 'Mar 24', 'Mar 31', 'Apr 7'],
    today: 44,
    tasks: [
      { name: 'Racking', from: 0, to: 30, by: 'human' },
      { name: 'Stock list', from: 8, to: 40, by: 'agent' },
      { name: 'Wiring', from: 24, to: 56, by: 'human', slipsTo: 68 },
      { name: 'Carriers', from: 40, to: 62, by: 'agent' },
      { name: 'Training', from: 58, to: 80, by: 'human' },
      { name: 'Opening', from: 84, to: 100, by: 'human' },
    ],
    risk: { title: 'Wiring: 5 days late', detail: 'Opening holds if training starts March 24' },
    handover: { human: 'Ravi', text: 'Ravi chooses the trade-off' },
  },
  sections: ['practice', 'day', 'comparison', 'capabilities', 'benefits', 'job'],
  day: [
    {
      time: '8:00 AM',
      title: 'Asks everyone one question',
      text: 'Seven people get one line in chat: still on for your date? Most answer before their coffee’s cold.',
      picture: {
        kind: 'states',
        rows: [
          { title: 'Racking', detail: 'Done by Friday', state: 'On time', tone: 'good' },
          { title: 'Wiring', detail: 'Cable trays are late', state: '5 days', tone: 'warn' },
        ],
      },
    },
    {
      time: '8:40 AM',
      title: 'Moves what depends on it',
      text: 'The wiring slips five days. Marco works out what that does to training and to the opening, and finds two ways around it.',
      picture: {
        kind: 'states',
        rows: [
          { title: 'Training first', detail: 'Starts March 24', state: 'Opening holds', tone: 'agent' },
          { title: 'Training after', detail: 'Starts April 1', state: 'Opening slips', tone: 'quiet' },
        ],
      },
    },
    {
      time: '9:15 AM',
      question: 'Start training on March 24, or move the opening?',
      answer: 'Start training. I’ll tell the crew why.',
    },
    {
      time: '2:00 PM',
      title: 'Writes down what was agreed',
      text: 'Three actions, each with an owner and a date, before the call ends.',
      picture: {
        kind: 'states',
        rows: [
          { title: 'Order cable trays', detail: 'Jonas, today', state: 'Agreed', tone: 'agent' },
          { title: 'Book the trainer', detail: 'Ellen, March 12', state: 'Agreed', tone: 'agent' },
        ],
      },
    },
    {
      time: '4:30 PM',
      title: 'Drafts the note to the sponsor',
      text: 'The opening holds, and this is why. The note waits for your name before it goes out.',
      picture: {
        kind: 'states',
        rows: [
          {
            title: 'Status note',
            detail: 'One page, two decisions',
            state: 'For you to sign',
            tone: 'human',
          },
        ],
      },
    },
  ],
  comparison: {
    title: 'A five-day delay, with and without Marco',
    description: 'The wiring slips either way. What differs is when you hear about it.',
    drawing: 'gantt bars',
    before: [
      'Half of Monday goes to chasing updates',
      'The plan is right the day it’s drawn',
      'A delay surfaces in the meeting, a week late',
      'The status note gets written Friday night',
    ],
    after: [
      'One question per person, answered in chat',
      'Every answer moves the dates that depend on it',
      'You hear about it the same day, with two ways around it',
      'The note is drafted by Friday noon; you add your take',
    ],
  },
  capabilities: {
    title: 'What Marco keeps on track',
    cards: [
      {
        title: 'Keeps the plan current',
        text: 'Turns updates into dates and shows the knock-on.',
        yours: 'You set the dates you promise.',
      },
      {
        title: 'Finds the risk early',
        text: 'Compares pace with what’s left and names the critical task.',
        yours: 'You choose between scope, date and money.',
      },
      {
        title: 'Writes status notes',
        text: 'One page per reader: the sponsor gets decisions, the team gets next steps.',
        yours: 'You sign what goes to the sponsor.',
      },
      {
        title: 'Prepares the meeting',
        text: 'An agenda of open decisions. The status is already in the note.',
        yours: 'You lead it.',
      },
      {
        title: 'Records what was agreed',
        text: 'Logs actions with owner and date before the call ends.',
        yours: 'You correct it on the spot.',
      },
      {
        title: 'Balances the workload',
        text: 'Shows who has too much next week, and what can wait.',
        yours: 'You talk to the people.',
      },
    ],
  },
  practice: {
    title: 'What if the wiring runs late?',
    text: 'Move one task and see what moves with it, and where Marco stops to ask.',
    question: 'When will the wiring be done?',
    choices: [
      {
        label: 'On time',
        outcome: 'Training follows right away, with two days to spare before the opening.',
      },
      {
        label: 'One day late',
        outcome: 'Training moves a day. Marco tells the trainer and updates the plan.',
      },
      {
        label: 'Two days late',
        outcome: 'Training takes up the last slack. Marco tells you today, while it’s still fine.',
      },
      {
        label: 'Three days late',
        outcome: 'Training runs into the opening. Marco asks you: train in two groups, or open a day later?',
        isYours: true,
      },
    ],
    stage: {
      kind: 'tracks',
      units: 30,
      scale: ['Mar 10', 'Mar 17', 'Mar 24', 'Mar 31', 'Apr 7'],
      rows: [
        {
          label: 'Wiring',
          bars: [
            { from: 4, to: 13, by: 'human', pace: 1, isLate: true },
            { from: 3, to: 13, by: 'human' },
          ],
        },
        { label: 'Training', bars: [{ from: 13, to: 22, by: 'agent', pace: 1 }] },
        { label: 'Opening', bars: [{ from: 24, to: 29, by: 'human' }] },
      ],
    },
  },
  job: {
    reportsTo: 'The project lead, who owns every promised date',
    alone: [
      'Asks the team for progress',
      'Updates the dates that depend on an answer',
      'Drafts status notes, agendas and minutes',
    ],
    asksFirst: [
      'Changing a date you’ve promised',
      'Trading scope, date or money',
      'Sending a note to the sponsor',
    ],
    never: [
      'Reports progress no one confirmed',
      'Gives people orders',
      'Hides a delay to keep the plan green',
    ],
    signed: { agent: 'asks, updates and warns', human: 'choose the trade-off' },
  },
  needs: [{ work: 'Connecting your team’s chat and plan', row: 'Integrations' }],
  benefits: {
    title: 'Less chasing, more leading',
    list: [
      {
        title: 'One version of the truth',
        text: 'Plan, risks and notes come from the same answers, so they can’t contradict each other.',
      },
      {
        title: 'Delays while they’re small',
        text: 'A day late is a message. A week late is a meeting. Marco writes the message.',
      },
      {
        title: 'People keep the authority',
        text: 'Marco proposes. Dates you’ve promised change only when you change them.',
      },
    ],
    statistics: [{ figure: '30% faster', label: 'projects' }],
  },
  articles: [
    {
      title: 'Run a project stand-up with an AI project manager',
      path: '/blog/operations/project-stand-up-with-an-ai-project-manager',
    },
    {
      title: 'Telling your team that an AI employee is joining',
      path: '/blog/people-and-hr/telling-your-team-about-an-ai-employee',
    },
  ],
  closing: {
    title: 'Hand Marco the plan no one updates',
    text: 'Bring the project with the oldest status update to a demo and watch Marco sort it out.',
  },
};
