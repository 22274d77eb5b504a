import type { By } from '../pictures/employee-picture.ts';
import type { StateRow } from '../pictures/StateRows.tsx';

/** Where a number of things went: one bar in parts. */
export interface Shares {
  kind: 'shares';
  parts: readonly { label: string; count: number; by: By }[];
}

/** Two or three things, each with the state it is in. */
export interface States {
  kind: 'states';
  rows: readonly StateRow[];
}

/** How a number went, once or for two rivals. Percent of the height, from left to right. */
export interface Trend {
  kind: 'trend';
  lines: readonly { label: string; percents: readonly number[]; by: By }[];
}

/** What the employee does by itself. The picture repeats what the text says, or shows an example of it. */
export interface Deed {
  time: string;
  title: string;
  text: string;
  picture: Shares | States | Trend;
}

/** A moment when the employee stops and a person decides. */
export interface Question {
  time: string;
  question: string;
  answer: string;
}

/** From the first deed of the morning on. How often it stops for a person is the job's. */
export type Day = readonly [Deed, ...Moment[]];
export type Moment = Deed | Question;

export function isQuestion(moment: Moment): moment is Question {
  return 'question' in moment;
}

/** '1:15 PM' as machines write it: '13:15'. */
export function clockOf(time: string): string {
  const [, hours = '', minutes = '', half = ''] = /^(\d{1,2}):(\d{2}) (AM|PM)$/.exec(time) ?? [];
  const hour = (Number(hours) % 12) + (half === 'PM' ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}
