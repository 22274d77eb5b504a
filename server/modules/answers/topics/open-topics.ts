import type { Topic } from 'contract/content/topic.ts';
import type { StatedSettings } from 'contract/site/site-locals.ts';
import type { Logger } from 'pino';
import { contentAt, onWords } from '../../../shared/content.ts';
import { runNewest } from '../../../shared/run-newest.ts';
import { TopicMatcher } from './topic-matcher.ts';

/**
 * The matcher of all topics, read with the first call, and again when a setting that they name has changed: a start
 * pays nothing for it.
 */
export type OpenTopics = () => Promise<TopicMatcher>;

interface Following {
  log: Pick<Logger, 'error'>;
  /** Ends it. */
  signal: AbortSignal;
}

interface ReadTopics {
  settings: string;
  topics: readonly Topic[];
  matcher: Promise<TopicMatcher>;
}

/**
 * @param settings that the answers name
 * @param following reads them again after a change of the words. Answers have the newest words at once, and are found
 * by the older ones until then
 */
export function openTopicsOnce(
  settings: () => StatedSettings = () => ({}),
  following?: Following,
): OpenTopics {
  let read: ReadTopics | undefined;
  const listTopics = () => contentAt(settings()).list('topic');

  /** Gives answers the newest words at once, and has the topics read by them. */
  function follow(): void {
    if (!read) return;
    const topics = listTopics();
    if (JSON.stringify(topics) === JSON.stringify(read.topics)) return;
    const { matcher } = read;
    if (haveSameIds(topics, read.topics)) {
      read = { ...read, topics, matcher: matcher.then((older) => older.reword(topics)) };
    }
    void readAgain();
  }

  const readAgain = runNewest(async () => {
    try {
      const topics = listTopics();
      const matcher = await TopicMatcher.read(topics);
      // They may have changed again meanwhile: then they are read once more.
      const newest = listTopics();
      const worded = haveSameIds(topics, newest) ? matcher.reword(newest) : matcher;
      read = { settings: JSON.stringify(settings()), topics: newest, matcher: Promise.resolve(worded) };
    } catch (err) {
      following?.log.error({ err }, 'the topics of the answers could not be read again');
    }
  });

  if (following) onWords(follow, following.signal);
  return () => {
    if (read?.settings !== JSON.stringify(settings())) {
      const topics = listTopics();
      read = { settings: JSON.stringify(settings()), topics, matcher: TopicMatcher.read(topics) };
    }
    return read.matcher;
  };
}

function haveSameIds(some: readonly Topic[], others: readonly Topic[]): boolean {
  return some.length === others.length && some.every(({ id }, index) => id === others[index]?.id);
}
