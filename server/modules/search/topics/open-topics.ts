import { TOPICS } from 'contract/answers/topics.ts';
import { TopicMatcher } from './topic-matcher.ts';

/** The matcher of all topics, read with the first call: a start pays nothing for it. */
export type OpenTopics = () => Promise<TopicMatcher>;

export function openTopicsOnce(): OpenTopics {
  let reading: Promise<TopicMatcher> | undefined;
  return () => {
    reading ??= TopicMatcher.read(TOPICS);
    return reading;
  };
}
