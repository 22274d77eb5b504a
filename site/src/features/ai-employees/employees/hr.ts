import { UserRoundPlus } from 'lucide-react';
import type { Employee } from '../employee.ts';

export const employee: Employee = {
  order: 5,
  persona: {
    name: 'Hana',
    role: 'HR',
    path: '/ai-employees/ai-hr',
    summary: 'Hana reads applications against your criteria and walks new hires through week one.',
  },
  portrait: { hair: 'bun', color: '#dde4f4', skin: 1 },
  skills: ['Screening', 'Onboarding', 'Q&A'],
  metadata: {
    title: 'AI HR Assistant for Screening and Onboarding',
    description:
      'Hana, the AI HR assistant, reads applications against your criteria, plans each first week and answers policy questions with the page. People decide.',
    keywords: 'AI HR assistant, AI onboarding, applicant screening, HR policy questions',
  },
  menu: { place: 5, icon: UserRoundPlus },
  hero: {
    title: 'With an AI HR assistant, day one is ready before day one',
    lede: 'Hana sets up accounts, documents and introductions, answers the questions everyone asks in week one, and tells your team when a new hire needs a person.',
    second: 'contact',
  },
  picture: {
    kind: 'week',
    title: 'Tom’s first week, Workshop',
    alt: 'A new hire’s first week as five columns. Hana prepares accounts, safety course and answers; people lead lunch, tour and talks, and Karin calls about night shifts.',
    days: [
      {
        day: 'Mon',
        tasks: [
          { text: 'Accounts, badge, laptop', by: 'agent' },
          { text: 'Welcome by Karin', by: 'human' },
        ],
      },
      {
        day: 'Tue',
        tasks: [
          { text: 'Safety course, part 1', by: 'agent' },
          { text: 'Tour with Jonas', by: 'human' },
        ],
      },
      {
        day: 'Wed',
        tasks: [
          { text: 'Shift questions, 4 answered', by: 'agent' },
          { text: 'Lunch with the crew', by: 'human' },
        ],
      },
      {
        day: 'Thu',
        tasks: [
          { text: 'Safety course, part 2', by: 'agent' },
          { text: 'First job, with Jonas', by: 'human' },
        ],
      },
      {
        day: 'Fri',
        tasks: [
          { text: 'Asks how the week went', by: 'agent' },
          { text: 'Talk with Karin', by: 'human' },
        ],
      },
    ],
    handover: { human: 'Karin', text: 'Tom asked about night shifts. Karin will call.' },
  },
  sections: ['practice', 'job', 'comparison', 'capabilities', 'benefits', 'day'],
  day: [
    {
      time: '3:05 AM',
      title: 'Answers the night shift',
      text: '“Can I swap two shifts?” Hana replies with the rule, in plain words, and the handbook page it’s on.',
      picture: {
        kind: 'states',
        rows: [{ title: 'Swapping shifts', detail: 'Handbook, page 31', state: 'Answered', tone: 'agent' }],
      },
    },
    {
      time: '7:45 AM',
      title: 'Reads 14 applications',
      text: 'Hana marks where each criterion is met and quotes the line. You decide on all 14, close calls first.',
      picture: {
        kind: 'shares',
        parts: [
          { label: 'every criterion quoted', count: 5, by: 'agent' },
          { label: 'some', count: 7, by: 'quiet' },
          { label: 'close calls', count: 2, by: 'human' },
        ],
      },
    },
    {
      time: '9:10 AM',
      question: 'All 14 are marked, the two close calls on top. Who gets an invitation?',
      answer: 'Ada, for a start. I’ll read the rest tonight.',
    },
    {
      time: '11:00 AM',
      title: 'Gets Tom’s Monday ready',
      text: 'The laptop is the one thing missing. Hana chases it today, while there’s still time.',
      picture: {
        kind: 'states',
        rows: [
          { title: 'Badge, accounts', detail: 'For the workshop', state: 'Ready', tone: 'good' },
          { title: 'Laptop', detail: 'Due on Friday', state: 'Chased', tone: 'warn' },
        ],
      },
    },
    {
      time: '1:30 PM',
      question: 'Jonas wants to see Tom’s application before Monday. May he?',
      answer: 'The résumé, yes. The rest stays with HR.',
    },
    {
      time: '4:15 PM',
      question: 'Tom asks for fewer nights while his daughter is little. Will you talk to him?',
      answer: 'Yes. I’ll call him at five.',
    },
  ],
  comparison: {
    title: 'From 90 applications to a good start',
    description: 'The same opening and start date, by checklist and with Hana.',
    drawing: 'desks',
    before: [
      'Ninety applications, read over two evenings',
      'The laptop arrives on Wednesday',
      'The same ten questions, for the nearest desk',
      'No one finds out week one went badly',
    ],
    after: [
      'All 90 read against your criteria, with the line that meets each one',
      'Accounts, documents and badge are there, or Hana flags what’s missing on Friday',
      'Instant answers, with the handbook page',
      'Hana checks in on Friday and raises what needs a person',
    ],
  },
  capabilities: {
    title: 'Where Hana helps, and where you step in',
    cards: [
      {
        title: 'Reads applications',
        text: 'Notes what matches your written criteria and quotes the line.',
        yours: 'You invite, and you decline.',
      },
      {
        title: 'Arranges interviews',
        text: 'Finds a slot across four calendars and sends everyone the right documents.',
        yours: 'You run the interview.',
      },
      {
        title: 'Prepares day one',
        text: 'Orders accounts, equipment and courses, and follows up until they arrive.',
        yours: 'You do the welcoming.',
      },
      {
        title: 'Guides week one',
        text: 'One message each morning: what’s on today, and who’ll be there.',
        yours: 'You pick the buddy.',
      },
      {
        title: 'Answers questions',
        text: 'Leave, shifts, expenses: straight from your handbook, with the page.',
        yours: 'You answer what’s personal.',
      },
      {
        title: 'Keeps records current',
        text: 'Knows which signature is missing and which certificate is expiring.',
        yours: 'You control who sees what.',
      },
    ],
  },
  practice: {
    title: 'Walk through Tom’s first week',
    text: 'Tap a day. Hana prepares, people welcome, and you can see who does what.',
    question: 'Which day?',
    choices: [
      { label: 'Monday', outcome: 'Badge and laptop are on the desk at 8:45. Karin shows Tom around.' },
      {
        label: 'Tuesday',
        outcome: 'The safety course comes first, then the tour. Jonas knows where to start.',
      },
      {
        label: 'Wednesday',
        outcome: 'Four questions about shifts, answered from the handbook. Lunch is with the crew.',
      },
      {
        label: 'Thursday',
        outcome: 'Part two of the course, then the first job. Hana reminds Jonas the night before.',
      },
      {
        label: 'Friday',
        outcome: 'Hana asks how the week went. Tom mentions nights, so Karin calls.',
        isYours: true,
      },
    ],
    stage: {
      kind: 'panels',
      panels: [
        [
          { title: 'Accounts, badge, laptop', detail: '8:45 AM, at the desk', state: 'Hana', tone: 'agent' },
          { title: 'Welcome', detail: '9:00 AM, front door', state: 'Karin', tone: 'human' },
          { title: 'Documents signed', detail: 'All but one', state: 'Hana', tone: 'agent' },
        ],
        [
          { title: 'Safety course, part 1', detail: '8:30 AM, on screen', state: 'Hana', tone: 'agent' },
          { title: 'Tour of the workshop', detail: '10:30 AM', state: 'Jonas', tone: 'human' },
          { title: 'Locker and tools', detail: 'Handed out at noon', state: 'Jonas', tone: 'human' },
        ],
        [
          { title: 'Shift questions', detail: '4 answered, with their pages', state: 'Hana', tone: 'agent' },
          { title: 'Lunch with the crew', detail: '12:15 PM', state: 'Crew', tone: 'human' },
          { title: 'Missing document', detail: 'Reminder sent', state: 'Hana', tone: 'agent' },
        ],
        [
          { title: 'Safety course, part 2', detail: '8:30 AM, on screen', state: 'Hana', tone: 'agent' },
          { title: 'First job', detail: '10:00 AM, bench 4', state: 'Jonas', tone: 'human' },
          { title: 'Certificate', detail: 'Filed', state: 'Hana', tone: 'agent' },
        ],
        [
          { title: 'How was the week?', detail: 'Three questions in chat', state: 'Hana', tone: 'agent' },
          { title: 'Talk about nights', detail: '3:00 PM, by phone', state: 'Karin', tone: 'human' },
          { title: 'Week two', detail: 'Planned, sent to Tom', state: 'Hana', tone: 'agent' },
        ],
      ],
    },
  },
  job: {
    reportsTo: 'The head of HR',
    alone: [
      'Answers from your handbook, with the page',
      'Orders accounts, equipment and courses',
      'Notes where an application meets your criteria',
    ],
    asksFirst: [
      'Inviting someone to an interview',
      'Anything personal: health, family, pay',
      'Sharing a record with a manager',
    ],
    never: [
      'Hires, declines or rates anyone',
      'Guesses a policy',
      'Opens a file the person asking isn’t allowed to see',
    ],
    signed: { agent: 'marks, prepares and reminds', human: 'invite, decline and welcome' },
  },
  needs: [
    { work: 'Reading applications', row: 'AI Recruiter' },
    { work: 'Connecting your HR and IT tools', row: 'Integrations' },
  ],
  benefits: {
    title: 'A better first month',
    list: [
      {
        title: 'No one starts at an empty desk',
        text: 'Everything day one needs has an owner and a date, two weeks ahead.',
      },
      {
        title: 'The same care for everyone',
        text: 'The night shift gets the same answers as head office, whenever it asks.',
      },
      {
        title: 'No people decisions without people',
        text: 'Hana prepares and quotes. Hiring, declining and rating stay with your team. The European Union counts AI in recruiting as high-risk, and New York City requires a bias audit and notice: ask counsel before you start.',
      },
    ],
    statistics: [{ figure: '90% faster', label: 'onboarding' }],
    soon: ['See a sample first week', 'Read the screening rules'],
  },
  articles: [
    {
      title: 'Screening: what an AI recruiter should never decide',
      path: '/blog/people-and-hr/what-an-ai-recruiter-should-never-decide',
    },
    {
      title: 'Onboarding with an AI HR partner: the checklist',
      path: '/blog/people-and-hr/onboarding-checklist-with-an-ai-hr-partner',
    },
  ],
  closing: {
    title: 'Let Hana prepare your next start date',
    text: 'Name the role and the day. You’ll get the plan for week one, and what’s still missing.',
  },
};
