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
  /** What a visitor who follows the run reads at this step. */
  note: string;
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
    note: 'Each agent gets the goal, the sources and what’s been tried.',
    weave: 'fork',
  },
  {
    time: '9:03',
    kind: 'agent',
    name: 'Iris',
    thread: 0,
    text: 'studies the buyer and the market',
    note: 'Three agents work side by side. None waits for the others.',
    weave: 'side',
  },
  {
    time: '9:03',
    kind: 'agent',
    name: 'Noah',
    thread: 1,
    text: 'gathers what they bought before',
    note: 'Every order comes with a link to where it was found.',
    weave: 'side',
  },
  {
    time: '9:04',
    kind: 'agent',
    name: 'Lena',
    thread: 2,
    text: 'picks three references that fit',
    note: 'A reference that competes with the buyer is left out.',
    weave: 'side',
  },
  {
    time: '9:11',
    kind: 'agent',
    name: 'Owen',
    thread: 1,
    text: 'writes one draft from all three',
    note: 'Two questions have no source. The draft marks them as gaps.',
    weave: 'join',
  },
  {
    time: '9:26',
    kind: 'human',
    name: 'Amara',
    thread: 3,
    text: 'changes the price and sends it',
    note: 'It’s your turn. The run waits, and nothing goes out before you answer.',
    weave: 'meet',
  },
  {
    time: '9:31',
    kind: 'agent',
    name: 'Owen',
    thread: 1,
    text: 'files the record',
    note: 'Draft, sources and your decision are in one record. Agents worked 24 minutes, and waited once.',
    weave: 'end',
  },
];
