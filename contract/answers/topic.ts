/** Who asks such a question. Developers' topics answer people who write code against our API. */
export type TopicAudience = 'buyer' | 'user' | 'developer';

/** Whether our pages answer the question: wholly, in part, or not at all (the answer then says so). */
export type TopicStatus = 'published' | 'partly' | 'not-published';

/** The groups of `/faq`, in its order; topics of `Developers` stand in the API reference instead. */
export const TOPIC_GROUPS = [
  'Plans and prices',
  'Trial, billing and refunds',
  'AI employees',
  'Setup and integrations',
  'Security and privacy',
  'Terms and law',
  'Demos and support',
  'Company and partners',
  'Developers',
] as const;

export type TopicGroup = (typeof TOPIC_GROUPS)[number];

/** Where a page of ours says what an answer says. */
export interface TopicSource {
  /** Path of the page, such as `/pricing`. */
  page: string;
  /** Id of the element that the section begins with, without `#`; empty for the top of the page. */
  anchor: string;
  /** Words of that section, exactly as the page has them. */
  evidence: string;
}

/**
 * A question that people ask in many ways, and our answer to it. Editors own the topics: the chat, `/mcp`, the site search and
 * `/faq` answer from them first. `topics.test.ts` holds them to the pages.
 */
export interface Topic {
  /** Kebab case, unique, stable: conversations and statistics refer to it. */
  id: string;
  group: TopicGroup;
  audience: TopicAudience;
  status: TopicStatus;
  /** As `/faq` and 'Did you mean' ask it. */
  question: string;
  /** 8 to 15 ways in which people ask it: keywords, typos, German, Hindi in Latin letters, follow-ups. */
  phrasings: readonly string[];
  /**
   * Further words that people use for it, in situations that no phrasing has: colloquial, indirect, of another trade or language.
   * They help to find the topic, and answer nothing by themselves.
   */
  words?: string;
  /** One to three sentences of plain text, at most 60 words. Each figure in it stands in the evidence. */
  answer: string;
  /** Empty only when nothing near is published. The first is the one to read. */
  sources: readonly TopicSource[];
  /** What to do next. */
  next?: { label: string; page: string };
  /** Words that no page has as long as the status is right. For 'partly' and 'not-published' topics. */
  unpublished?: readonly RegExp[];
  /** Whether `/faq` shows it. */
  isInFaq?: boolean;
  /** The day on which an editor last read the answer, as `2026-11-26`. */
  reviewed: string;
}
