import { content } from '../../../shared/content.ts';
import type { AskStore } from './ask.store.ts';

/** Topics with the votes on their answers, the least helpful first. */
export async function listJudgedTopics(store: Pick<AskStore, 'listVotes'>) {
  const votes = await store.listVotes();
  return votes
    .toSorted((a, b) => b.unhelpful - b.helpful - (a.unhelpful - a.helpful))
    .map((vote) => ({
      ...vote,
      // Its editors may have removed it since.
      question:
        content()
          .list('topic')
          .find(({ id }) => id === vote.topic)?.question ?? '',
    }));
}
