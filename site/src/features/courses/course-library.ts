import { type CourseModule, courseModules, type Lesson } from './course-modules.ts';

/** A track of the full library: modules of the core course, and workshops about the same things. */
export interface Track {
  name: string;
  text: string;
  modules: readonly CourseModule[];
  workshops: readonly Lesson[];
}

/**
 * The full library in four tracks of 8, 12, 10 and 6 (S2 section 9, 'Course and affiliate'). It contains the
 * core course: this is how the two counts of the specification are both true.
 */
export const tracks: readonly Track[] = [
  {
    name: 'Foundations',
    text: 'Which work to hand over, and how to say what you want.',
    modules: courseModules.slice(0, 2),
    workshops: [
      { title: 'Interview the person who does the work today', minutes: 30 },
      { title: 'Rewrite an instruction that fails', minutes: 34 },
    ],
  },
  {
    name: 'Building',
    text: 'Knowledge, tools, and the points where a person decides.',
    modules: courseModules.slice(2, 5),
    workshops: [
      { title: 'Index a staff handbook', minutes: 35 },
      { title: 'Connect a calendar and a CRM', minutes: 33 },
      { title: 'Build an approval queue', minutes: 32 },
    ],
  },
  {
    name: 'Testing and running',
    text: 'Proof before you start, and a close watch afterward.',
    modules: courseModules.slice(5, 7),
    workshops: [
      { title: 'Last month’s tickets as a test set', minutes: 36 },
      { title: 'A grader you can trust', minutes: 30 },
      { title: 'Attack your own agent', minutes: 34 },
      { title: 'Read a week of logs', minutes: 28 },
    ],
  },
  {
    name: 'Teams of agents',
    text: 'More than one agent, with people between them.',
    modules: courseModules.slice(7),
    workshops: [
      { title: 'Researcher, writer, checker', minutes: 36 },
      { title: 'A lead that goes from marketing to sales', minutes: 32 },
      { title: 'Month-end close with four agents', minutes: 38 },
      { title: 'Retire an agent and keep what it knew', minutes: 26 },
    ],
  },
];

/** The lessons of the core course that a track contains. */
export function coreLessonsOf({ modules }: Pick<Track, 'modules'>): Lesson[] {
  return modules.flatMap(({ lessons }) => lessons);
}
