import { TOPICS } from 'contract/answers/topics.ts';
import type { Term } from '../../design/ui/TermGrid.tsx';

/** Answered in part: without the place, the names or the format that a review asks for. */
const IN_PART: readonly string[] = ['data-region', 'sub-processors', 'data-export'];

/** What security reviews ask and no page of ours answers in full: a topic leaves the list once it's published. */
export const notYet: readonly Term[] = TOPICS.filter(
  ({ id, group, status }) =>
    (group === 'Security and privacy' && status === 'not-published') || IN_PART.includes(id),
).map(({ id, question, answer }) => ({ id, name: question, text: answer }));
