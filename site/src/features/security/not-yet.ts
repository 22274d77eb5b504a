import { TOPICS } from 'contract/answers/topics.ts';
import type { Term } from '../../design/ui/TermGrid.tsx';

/** What security reviews ask and no page of ours answers: a topic leaves the list once it's published. */
export const notYet: readonly Term[] = TOPICS.filter(
  ({ group, status }) => group === 'Security and privacy' && status === 'not-published',
).map(({ id, question, answer }) => ({ id, name: question, text: answer }));
