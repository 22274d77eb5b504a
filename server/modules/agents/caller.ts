import type { Answer, Question } from './consent/question.ts';

/** Caller of a tool. */
export interface Caller {
  /** Id under which the log has the request. */
  requestId: string;
  /** Network that every limit counts. */
  network: string;
  /** Origin under which it sees the site, for links that it is given; empty where its request did not say. */
  siteOrigin: string;
  /** It's the page of another site, which may read what everyone may read, and act for no one. */
  isForeignPage: boolean;
  /**
   * Finds the person's answer to a question that the agent's client has shown; `undefined` until it was shown. Absent
   * where the client shows no questions.
   */
  answerTo?: (question: Question) => Answer | undefined;
}
