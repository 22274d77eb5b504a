import type { TopicStatus } from '../content/topic.ts';

/** Address of questions from the ask panel; `ASK_PAGE` answers the same without script. */
export const ASK_CALL = '/ask.json';

/** Address of votes from the panel: `{ topic, isHelpful }`. */
export const ASK_VOTE_CALL = '/ask.json/vote';

/** Page on which people ask without script: `?q=` holds the question, `?before=` the earlier ones, one per line. */
export const ASK_PAGE = '/ask';

/** Characters of a question that are read. */
export const LONGEST_QUESTION = 400;
/** Earlier questions of a conversation that are read, the latest ones. */
export const MOST_EARLIER_QUESTIONS = 5;

/** Next step: a label and the path that does it. */
export interface AskStep {
  label: string;
  page: string;
}

/** A page that an answer rests on. */
export interface AskSource {
  title: string;
  /** Path, with the anchor of the section where it has one. */
  address: string;
}

/**
 * - `answer`: from a topic, or computed from the plans
 * - `quote`: one passage of a page, as it stands there
 * - `choices`: not sure; `suggestions` are up to three questions that may be meant
 * - `unknown`: nothing found; the text says so
 * - `talk`: a greeting, thanks, or a message that asks nothing
 */
export type AskKind = 'answer' | 'quote' | 'choices' | 'unknown' | 'talk';

/** The answer to one question. */
export interface AskAnswer {
  kind: AskKind;
  /** Plain text, one to four sentences; paragraphs are parted by an empty line. */
  text: string;
  /** The id of the topic that answers. */
  topic?: string | undefined;
  /** Share of it that our pages answer, where no topic answers and not all of it is published. */
  status?: TopicStatus;
  /** The best first; empty when nothing is quoted. */
  sources: AskSource[];
  /** Questions to ask instead, as `Did you mean` shows them. */
  suggestions: string[];
  next: AskStep[];
}
