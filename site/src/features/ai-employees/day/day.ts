import type { Day, Question } from 'contract/content/employee.ts';

/** A part of a day: work that the employee does by itself, or a moment when it stops for a person. */
export type Moment = Day[number];

export function isQuestion(moment: Moment): moment is Question {
  return 'question' in moment;
}

/** '1:15 PM' as machines write it: '13:15'. */
export function clockOf(time: string): string {
  const [, hours = '', minutes = '', half = ''] = /^(\d{1,2}):(\d{2}) (AM|PM)$/.exec(time) ?? [];
  const hour = (Number(hours) % 12) + (half === 'PM' ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}
