/** A video and how long it runs. */
export interface Lesson {
  title: string;
  minutes: number;
}

/** Two lines as SVG path data, in a field of 64 by 48. */
export interface ModuleImage {
  agent: string;
  human: string;
}

/** A module of the core course (S2 section 3, 'Course module'). Its duration is the sum of its lessons. */
export interface CourseModule {
  id: string;
  title: string;
  image: ModuleImage;
  description?: string;
  topics: readonly string[];
  additionalInfo?: string;
  lessons: readonly Lesson[];
}

/** The eight modules, in the order in which one builds an agent (S2 section 9, 'Course and affiliate'). */
export const courseModules: readonly CourseModule[] = [
  {
    id: 'choose-the-work',
    title: 'Choose the work',
    image: {
      agent: 'M6 8H42M6 18H30M6 28H52M6 38H36',
      human: 'M3 22.5V33.5H61V22.5Z',
    },
    description:
      'Most agents that fail were given the wrong task. Take one process apart and find the piece that’s frequent, has rules and is low-risk when it goes wrong.',
    topics: ['Agent, script or chatbot', 'Process map', 'Volume, rules and risk'],
    additionalInfo: 'A scorecard of ten tasks from your own week, with one marked as your first.',
    lessons: [
      { title: 'What an agent does that a script can’t', minutes: 14 },
      { title: 'Map one process, step by step', minutes: 16 },
      { title: 'Score tasks by volume, rules and risk', minutes: 15 },
    ],
  },
  {
    id: 'write-the-job-description',
    title: 'Write the job description',
    image: {
      agent: 'M40 30H60M52 22L60 30L52 38',
      human: 'M8 4H34V44H8ZM14 13H28M14 21H28M14 29H22',
    },
    description:
      'An instruction is a job description that’s followed to the letter, thousands of times. Write one a new colleague could follow, including what not to do.',
    topics: ['Role and goal', 'Definition of done', 'Limits', 'Examples that teach'],
    additionalInfo: 'One page of instructions, tested on five odd cases.',
    lessons: [
      { title: 'Role, goal and definition of done', minutes: 15 },
      { title: 'Instructions that survive odd cases', minutes: 20 },
      { title: 'Examples: good, bad and borderline', minutes: 15 },
    ],
  },
  {
    id: 'give-it-knowledge',
    title: 'Give it knowledge',
    image: {
      agent: 'M4 40H24C36 40 30 14 42 14H60M56 10V18',
      human: 'M6 6H22V28H6ZM26 20H42V42H26ZM46 22H60V44H46Z',
    },
    description:
      'An agent answers from what it finds. Prepare your sources so it finds the right page, quotes it, and says so when there’s nothing to find.',
    topics: ['Clean sources', 'Chunks and search', 'Citations', 'Saying “I don’t know”'],
    additionalInfo: 'A small archive that answers twenty questions, with a page to prove each one.',
    lessons: [
      { title: 'Clean sources before you connect them', minutes: 15 },
      { title: 'Chunks, search and citations', minutes: 22 },
      { title: 'When the answer isn’t in the documents', minutes: 18 },
    ],
  },
  {
    id: 'give-it-tools',
    title: 'Give it tools',
    image: {
      agent: 'M4 24H22M22 24C32 24 30 9 42 9M22 24H42M22 24C32 24 30 39 42 39M16 18H28V30H16Z',
      human: 'M42 4H58V14H42ZM42 19H58V29H42ZM42 34H58V44H42Z',
    },
    description:
      'Tools turn words into actions: a calendar entry, a refund, a record changed. Let it read before it writes, and make every action safe to repeat.',
    topics: ['Tool descriptions', 'Read before write', 'Errors and retries', 'Doing a thing once'],
    additionalInfo: 'Two tools, one that reads and one that writes, with their failures rehearsed.',
    lessons: [
      { title: 'Describe a tool so it gets used well', minutes: 18 },
      { title: 'Read first, write later', minutes: 16 },
      { title: 'Errors, retries and doing a thing once', minutes: 21 },
    ],
  },
  {
    id: 'keep-a-person-in-the-loop',
    title: 'Keep a person in the loop',
    image: {
      agent: 'M4 24H20M44 24H60M54 18L60 24L54 30',
      human: 'M44 24A12 12 0 1 1 20 24A12 12 0 1 1 44 24ZM27 24L31 28L38 20',
    },
    description:
      'Decide which decisions stay with people, and hand them over so someone can decide in a minute with everything in front of them.',
    topics: ['Decisions to keep', 'Approval steps', 'Handoff with context'],
    additionalInfo: 'An approval step that shows the draft, its sources and what happens next.',
    lessons: [
      { title: 'Which decisions stay with people', minutes: 12 },
      { title: 'Approvals that are more than a rubber stamp', minutes: 16 },
      { title: 'Hand over with the full context', minutes: 12 },
    ],
  },
  {
    id: 'test-before-it-works',
    title: 'Test before it works for you',
    image: {
      agent: 'M6 6H18V18H6ZM26 6H38V18H26ZM46 6H58V18H46ZM6 30H18V42H6ZM26 30H38V42H26ZM46 30H58V42H46Z',
      human: 'M8 12L11 15L16 9M28 12L31 15L36 9M48 12L51 15L56 9M8 36L11 39L16 33M29 33L35 39M35 33L29 39',
    },
    description:
      'One good answer proves nothing. Collect real cases, grade the answers the same way each time, and change one thing between runs.',
    topics: ['Test sets', 'Rules, rubrics and people', 'Regression runs', 'When it’s good enough'],
    additionalInfo: 'Twenty graded cases, and the share that has to pass before you go live.',
    lessons: [
      { title: 'Twenty real cases as a test set', minutes: 20 },
      { title: 'Grade answers: rules, rubrics, people', minutes: 25 },
      { title: 'Change one thing, run them all again', minutes: 20 },
    ],
  },
  {
    id: 'run-it-in-production',
    title: 'Run it in production',
    image: {
      agent: 'M4 36L16 28L26 32L38 18L48 24L60 10',
      human: 'M4 14H10M16 14H22M28 14H34M40 14H46M52 14H60M4 44H60',
    },
    description:
      'From day one, people will ask what it did, what it cost and whether it could be tricked. Have the answers before the question.',
    topics: ['Logs', 'Cost per task', 'Permissions', 'Prompt injection'],
    additionalInfo: 'A page to read every Monday: tasks done, handed back and failed, and what they cost.',
    lessons: [
      { title: 'Logs that answer a complaint', minutes: 16 },
      { title: 'Cost per task, delay and credits', minutes: 14 },
      { title: 'Injection, leaks and permissions', minutes: 15 },
    ],
  },
  {
    id: 'several-agents-one-process',
    title: 'Several agents, one process',
    image: {
      agent: 'M4 12H14M22 12H60M4 24H34M42 24H60M4 36H14M22 36H60',
      human: 'M18 4V44M38 4V8M38 16V32M38 40V44',
    },
    description:
      'A second agent only helps where the work has a seam. Find the seam, say what crosses it, and who gets asked when the two disagree.',
    topics: ['Seams in the work', 'Messages between agents', 'Shared state', 'Who decides'],
    additionalInfo: 'A drawing of your process with two agents, two people and every handoff.',
    lessons: [
      { title: 'Divide the work between agents', minutes: 18 },
      { title: 'Messages, shared state and deadlock', minutes: 17 },
    ],
  },
];
