import { DEFAULT_OFFICE, type Office } from 'contract/bookings/office.ts';
import type { Topic } from 'contract/content/topic.ts';
import type { Logger } from 'pino';
import { content, onWords } from '../../../shared/content.ts';
import { runNewest } from '../../../shared/run-newest.ts';
import { nameOffice } from '../../site/name-office.ts';
import { TopicMatcher } from './topic-matcher.ts';

/** The matcher of all topics, read with the first call, and again when the office has changed: a start pays nothing for it. */
export type OpenTopics = () => Promise<TopicMatcher>;

interface Following {
  log: Pick<Logger, 'error'>;
  /** Ends it. */
  signal: AbortSignal;
}

interface ReadTopics {
  office: string;
  topics: readonly Topic[];
  matcher: Promise<TopicMatcher>;
}

/**
 * @param office whose zone and length of demos the answers name
 * @param following reads them again after a change of the words. Answers have the newest words at once, and are found by the older
 * ones until then
 */
export function openTopicsOnce(office: Office = DEFAULT_OFFICE, following?: Following): OpenTopics {
  let read: ReadTopics | undefined;

  /** Gives answers the newest words at once, and has the topics read by them. */
  function follow(): void {
    if (!read) return;
    const topics = listTopics(office);
    if (JSON.stringify(topics) === JSON.stringify(read.topics)) return;
    const { matcher } = read;
    if (haveSameIds(topics, read.topics)) {
      read = { ...read, topics, matcher: matcher.then((older) => older.reword(topics)) };
    }
    void readAgain();
  }

  const readAgain = runNewest(async () => {
    try {
      const topics = listTopics(office);
      const matcher = await TopicMatcher.read(topics);
      // They may have changed again meanwhile: then they are read once more.
      const newest = listTopics(office);
      const worded = haveSameIds(topics, newest) ? matcher.reword(newest) : matcher;
      read = { office: nameOf(office), topics: newest, matcher: Promise.resolve(worded) };
    } catch (err) {
      following?.log.error({ err }, 'the topics of the answers could not be read again');
    }
  });

  if (following) onWords(follow, following.signal);
  return () => {
    if (read?.office !== nameOf(office)) {
      const topics = listTopics(office);
      read = { office: nameOf(office), topics, matcher: TopicMatcher.read(topics) };
    }
    return read.matcher;
  };
}

function haveSameIds(some: readonly Topic[], others: readonly Topic[]): boolean {
  return some.length === others.length && some.every(({ id }, index) => id === others[index]?.id);
}

function listTopics(office: Office): Topic[] {
  return content()
    .list('topic')
    .map((topic) => ({ ...topic, answer: nameOffice(topic.answer, office, false) }));
}

function nameOf({ zone, minutes, country }: Office): string {
  return `${zone} ${minutes} ${country}`;
}
