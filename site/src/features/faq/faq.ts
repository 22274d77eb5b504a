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
 * Returns the topics that `/faq` shows: by subject what our pages answer, then in one list what they don't. Developers find
 * theirs in the API reference.
 * @throws when the list names a topic that is not there
 */
export function faqGroups(): readonly FaqGroup[] {
  const topics = new Map(
    content()
      .list('topic')
      .map((topic) => [topic.id, topic]),
  );
  const groups = content()
    .one('faq')
    .groups.map(({ folder, title, shown }) => ({
      id: folder,
      title,
      topics: shown.map((id) => find(topics, id)),
    }));
  const isAnswered = ({ status }: Topic) => status !== 'not-published';
  return [
    ...groups.map((group) => ({ ...group, topics: group.topics.filter(isAnswered) })),
    {
      id: 'not-published',
      title: content().one('pages/faq').notPublished,
      topics: groups.flatMap((group) => group.topics.filter((topic) => !isAnswered(topic))),
    },
  ].filter((group) => group.topics.length > 0);
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
