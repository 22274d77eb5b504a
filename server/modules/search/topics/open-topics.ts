import { TOPICS } from 'contract/answers/topics.ts';
import { TopicMatcher } from './topic-matcher.ts';

/** The matcher of all topics, built with the first call: a start pays nothing for it. */
export function openTopicsOnce(): () => TopicMatcher {
  let matcher: TopicMatcher | undefined;
  return () => {
    matcher ??= new TopicMatcher(TOPICS);
    return matcher;
  };
}
