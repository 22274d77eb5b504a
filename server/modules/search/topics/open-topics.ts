import { DEFAULT_OFFICE, type Office } from 'contract/bookings/office.ts';
import { content } from '../../../shared/content.ts';
import { nameOffice } from '../../site/name-office.ts';
import { TopicMatcher } from './topic-matcher.ts';

/** The matcher of all topics, read with the first call, and again when the office has changed: a start pays nothing for it. */
export type OpenTopics = () => Promise<TopicMatcher>;

/** @param office whose zone and length of demos the answers name */
export function openTopicsOnce(office: Office = DEFAULT_OFFICE): OpenTopics {
  let read: { of: string; matcher: Promise<TopicMatcher> } | undefined;
  return () => {
    const of = `${office.zone} ${office.minutes} ${office.country}`;
    if (read?.of !== of) {
      const topics = content()
        .list('topic')
        .map((topic) => ({ ...topic, answer: nameOffice(topic.answer, office, false) }));
      read = { of, matcher: TopicMatcher.read(topics) };
    }
    return read.matcher;
  };
}
