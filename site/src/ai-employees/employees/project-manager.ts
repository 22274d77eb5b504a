import type { Employee } from '../employee.ts';

export const employee: Employee = {
  order: 2,
  persona: {
    name: 'Marco',
    role: 'Project Manager',
    path: '/ai-employees/ai-project-manager',
    summary: 'Marco keeps plans, risks and status notes current.',
  },
  portrait: { hair: 'crop', color: '#d5e0fa', extra: 'headset' },
  skills: ['Plans', 'Risks', 'Status notes'],
  metadata: {
    title: 'AI Project Manager',
    description:
      'Marco, the AI project manager, keeps the plan true: he asks for progress, spots the delay before it reaches the deadline and writes the status note. You choose what gives way.',
    keywords: 'AI project manager, project status automation, risk tracking, AI project planning',
  },
  hero: {
    title: 'A plan that still holds on Thursday',
    lede: 'Marco asks each person for one line of progress, moves the dates that depend on it and tells you which delay will hurt, while there is time to choose what gives way.',
    second: 'demo',
  },
  picture: {
    kind: 'timeline',
    title: 'Warehouse move, six weeks',
    alt: 'A project plan over six weeks. The electrical work slips by five days; Marco shows that the opening still holds if the training starts on 24 March, and Ravi decides.',
    weeks: ['3 Mar', '10 Mar', '17 Mar', '24 Mar', '31 Mar', '7 Apr'],
    today: 44,
    tasks: [
      { name: 'Racking', from: 0, to: 30, by: 'human' },
      { name: 'Stock list', from: 8, to: 40, by: 'agent' },
      { name: 'Electrics', from: 24, to: 56, by: 'human', slipsTo: 68 },
      { name: 'Carriers', from: 40, to: 62, by: 'agent' },
      { name: 'Training', from: 58, to: 80, by: 'human' },
      { name: 'Opening', from: 84, to: 100, by: 'human' },
    ],
    risk: { title: 'Electrics: 5 days late', detail: 'Opening holds if training starts on 24 March' },
    handover: { human: 'Ravi', text: 'Ravi decides which date gives way' },
  },
  comparison: {
    title: 'One project week, twice',
    description: 'The same team and the same delay, without anybody to chase it and with Marco.',
    before: [
      'Half of Monday goes into asking who is where',
      'The plan is right on the day on which it is drawn',
      'A delay comes out in the meeting, a week late',
      'The status note is written on Friday evening',
    ],
    after: [
      'One question per person, answered in the chat',
      'Each answer moves the dates that hang on it',
      'The delay is named on the day, with two ways round it',
      'The note is drafted on Friday noon, and you add your view',
    ],
  },
  capabilities: {
    title: 'Six things that Marco keeps in order',
    cards: [
      {
        title: 'Keeps the plan current',
        text: 'Turns short answers into dates, and shows what each one moves.',
        yours: 'You set the dates that are promised.',
      },
      {
        title: 'Finds the risk early',
        text: 'Compares pace with what is left, and names the task that decides the end.',
        yours: 'You choose between scope, date and money.',
      },
      {
        title: 'Writes status notes',
        text: 'One page per reader: the sponsor gets decisions, the team gets next steps.',
        yours: 'You sign what goes to the sponsor.',
      },
      {
        title: 'Prepares the meeting',
        text: 'An agenda of open decisions, not of round-table reports.',
        yours: 'You lead it.',
      },
      {
        title: 'Records what was agreed',
        text: 'Writes actions with owner and date before people have left the call.',
        yours: 'You correct it in place.',
      },
      {
        title: 'Balances the load',
        text: 'Shows who has too much next week, and what could wait.',
        yours: 'You talk to the people.',
      },
    ],
  },
  benefits: {
    title: 'Less chasing, more leading',
    list: [
      {
        title: 'One version of the truth',
        text: 'Plan, risks and notes come from the same answers, so they cannot contradict each other.',
      },
      {
        title: 'Delays while they are small',
        text: 'A day late is a message. A week late is a meeting. Marco writes the message.',
      },
      {
        title: 'People keep the authority',
        text: 'Marco proposes. Dates that you have promised change only when you change them.',
      },
    ],
    statistics: [{ figure: '30% faster', label: 'projects, as teams with an AI project manager report' }],
  },
  closing: {
    title: 'Hand Marco the plan that nobody updates',
    text: 'Bring the project with the oldest status note to a demo, and see it asked, sorted and drawn.',
  },
};
