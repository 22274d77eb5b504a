import type { Topic } from 'contract/content/topic.ts';
import { content } from '../../content.ts';

/** The questions of one subject. */
export interface FaqGroup {
  /** Id of its section on the page. */
  id: string;
  title: string;
  topics: readonly Topic[];
}

/**
 * Returns the topics that `/faq` shows, by subject. Developers find theirs in the API reference.
 * @throws when the list names a topic that is not there
 */
export function faqGroups(): readonly FaqGroup[] {
  const topics = new Map(
    content()
      .list('topic')
      .map((topic) => [topic.id, topic]),
  );
  return content()
    .one('faq')
    .groups.filter(({ shown }) => shown.length > 0)
    .map(({ folder, title, shown }) => ({ id: folder, title, topics: shown.map((id) => find(topics, id)) }));
}

/** Returns all topics of the page, as it lists them. */
export function faqTopics(): readonly Topic[] {
  return faqGroups().flatMap(({ topics }) => topics);
}

function find(topics: ReadonlyMap<string, Topic>, id: string): Topic {
  const topic = topics.get(id);
  if (!topic) throw new Error(`faq.yaml names ${id}, which answers/ does not have`);
  return topic;
}
