import { content } from '../../content.ts';
import type { Term } from '../../design/ui/TermGrid.tsx';

/**
 * Returns what security reviews ask and no page of ours answers in full: topics of the security folder, and those with a place in
 * the list that are answered in part. A topic leaves the list once it's published.
 */
export function notYet(): readonly Term[] {
  return content()
    .list('topic')
    .filter(({ folder, status, order }) =>
      status === 'not-published' ? folder === 'answers/security-and-privacy' : order !== undefined,
    )
    .toSorted((one, other) => (one.order ?? Infinity) - (other.order ?? Infinity))
    .map(({ id, question, answer }) => ({ id, name: question, text: answer }));
}
