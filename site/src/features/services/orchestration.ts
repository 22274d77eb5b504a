/** What passes between agents and people (S1 section 2.5, multi-agent orchestration). */
export const handovers = [
  {
    title: 'From agent to agent',
    text: 'The full brief goes along: goal, sources and what’s been tried. No one starts from scratch.',
  },
  {
    title: 'From agent to person',
    text: 'You set where agents stop: before a price, a promise or anything public. They ask with the draft and the reasoning attached.',
  },
  {
    title: 'One record of the run',
    text: 'Every step, source and decision in one timeline, live and afterward.',
  },
] as const;

/** One step of the run in the picture. `thread` counts the agents' threads from the left, 3 is the person's. */
export interface RunStep {
  time: string;
  kind: 'agent' | 'human';
  name: string;
  thread: 0 | 1 | 2 | 3;
  text: string;
  /** How the threads run past this step. */
  weave: 'fork' | 'side' | 'join' | 'meet' | 'end';
}

export const runSteps: RunStep[] = [
  {
    time: '9:02',
    kind: 'agent',
    name: 'Marco',
    thread: 1,
    text: 'splits the RFP into three tasks',
    weave: 'fork',
  },
  {
    time: '9:03',
    kind: 'agent',
    name: 'Iris',
    thread: 0,
    text: 'studies the buyer and the market',
    weave: 'side',
  },
  {
    time: '9:03',
    kind: 'agent',
    name: 'Noah',
    thread: 1,
    text: 'gathers what they bought before',
    weave: 'side',
  },
  {
    time: '9:04',
    kind: 'agent',
    name: 'Lena',
    thread: 2,
    text: 'picks three references that fit',
    weave: 'side',
  },
  {
    time: '9:11',
    kind: 'agent',
    name: 'Owen',
    thread: 1,
    text: 'writes one draft from all three',
    weave: 'join',
  },
  {
    time: '9:26',
    kind: 'human',
    name: 'Amara',
    thread: 3,
    text: 'changes the price and sends it',
    weave: 'meet',
  },
  {
    time: '9:31',
    kind: 'agent',
    name: 'Owen',
    thread: 1,
    text: 'files the record',
    weave: 'end',
  },
];
