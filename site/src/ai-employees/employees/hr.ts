import type { Employee } from '../employee.ts';

export const employee: Employee = {
  order: 5,
  persona: {
    name: 'Hana',
    role: 'HR',
    path: '/ai-employees/ai-hr',
    summary: 'Hana screens applications and guides new colleagues through week one.',
  },
  portrait: { hair: 'bun', color: '#dde4f4' },
  skills: ['Screening', 'Onboarding', 'Questions'],
  metadata: {
    title: 'AI HR',
    description:
      'Hana, the AI colleague in HR, reads applications against the criteria you wrote, prepares a first week for every new colleague and answers policy questions with the page they stand on.',
    keywords: 'AI HR assistant, AI onboarding, applicant screening, HR policy questions',
  },
  hero: {
    title: 'Day one is ready before day one',
    lede: 'Hana arranges accounts, papers and introductions, answers the questions that everybody asks in week one, and tells your people when somebody new needs a person.',
    second: 'contact',
  },
  picture: {
    kind: 'week',
    title: 'First week of Tom, Workshop',
    alt: 'The first week of a new colleague as five columns. Hana prepares accounts, safety course and answers; lunch, tour and talks are led by people, and Karin calls about night shifts.',
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
          { text: 'Questions on shifts, 4 answered', by: 'agent' },
          { text: 'Lunch with the crew', by: 'human' },
        ],
      },
      {
        day: 'Thu',
        tasks: [
          { text: 'Safety course, part 2', by: 'agent' },
          { text: 'First job, beside Jonas', by: 'human' },
        ],
      },
      {
        day: 'Fri',
        tasks: [
          { text: 'Asks how the week was', by: 'agent' },
          { text: 'Talk with Karin', by: 'human' },
        ],
      },
    ],
    handover: { human: 'Karin', text: 'Tom asked about night shifts: Karin calls him' },
  },
  comparison: {
    title: 'One new colleague, twice',
    description: 'The same contract and the same start date, by checklist and with Hana.',
    before: [
      'Ninety applications are read on two evenings',
      'The laptop arrives on Wednesday',
      'The same ten questions, asked of whoever sits nearest',
      'Nobody hears that week one went badly',
    ],
    after: [
      'Each is read against your criteria, with the line that decided',
      'Accounts, papers and badge are there, or Hana says on Friday what is not',
      'Answers at once, with the page of the handbook',
      'Hana asks on Friday, and tells a person what needs one',
    ],
  },
  capabilities: {
    title: 'Six duties, with people where people matter',
    cards: [
      {
        title: 'Reads applications',
        text: 'Notes what matches your written criteria, and quotes where it says so.',
        yours: 'You invite, and you decline.',
      },
      {
        title: 'Arranges interviews',
        text: 'Finds a time for four calendars and sends each the right papers.',
        yours: 'You hold the conversation.',
      },
      {
        title: 'Prepares the start',
        text: 'Orders accounts, equipment and courses, and follows them until they are there.',
        yours: 'You say the welcome.',
      },
      {
        title: 'Guides week one',
        text: 'One message each morning: what is on today, and who will be there.',
        yours: 'You choose the companion.',
      },
      {
        title: 'Answers questions',
        text: 'Leave, shifts, expenses: from your handbook, with the page.',
        yours: 'You answer what is personal.',
      },
      {
        title: 'Keeps the papers',
        text: 'Knows which signature is missing and which certificate runs out.',
        yours: 'You see who may see what.',
      },
    ],
  },
  benefits: {
    title: 'A better first month',
    list: [
      {
        title: 'Nobody starts at an empty desk',
        text: 'What must be there on day one has an owner and a date, two weeks before.',
      },
      {
        title: 'The same care for everyone',
        text: 'The night shift gets the same answers as head office, at the hour at which it asks.',
      },
      {
        title: 'No decision about people without people',
        text: 'Hana prepares and quotes. Hiring, declining and rating stay with your colleagues.',
      },
    ],
    statistics: [{ figure: '90% faster', label: 'onboarding, as HR teams report' }],
    soon: ['See a sample first week', 'Read the screening rules'],
  },
  closing: {
    title: 'Let Hana prepare your next start date',
    text: 'Name the role and the day. You get the plan for week one, and the list of what is still missing.',
  },
};
