import { TOPIC_GROUPS, type Topic, type TopicGroup } from 'contract/answers/topic.ts';
import { TOPICS } from 'contract/answers/topics.ts';

/** The questions of one subject. */
export interface FaqGroup {
  /** Of its section on the page, made of its title. */
  id: string;
  title: TopicGroup;
  topics: readonly Topic[];
}

/** The topics that `/faq` shows, by subject. Developers find theirs in the API reference. */
export const faqGroups: readonly FaqGroup[] = TOPIC_GROUPS.filter((title) => title !== 'Developers')
  .map((title) => ({
    id: title.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
    title,
    topics: TOPICS.filter(({ group, isInFaq }) => isInFaq && group === title),
  }))
  .filter(({ topics }) => topics.length > 0);

/** All of them, as the page lists them. */
export const faqTopics: readonly Topic[] = faqGroups.flatMap(({ topics }) => topics);
