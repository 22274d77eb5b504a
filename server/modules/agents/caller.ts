import type { Answer, Question } from './consent/question.ts';

/** For whom a tool is called. */
export interface Caller {
  /** Under which the log has the request. */
  requestId: string;
  /** As every limit counts it. */
  network: string;
  /** Under which origin it sees the site, for links that it is given; empty where its request did not say. */
  siteOrigin: string;
  /** It's the page of another site, which may read what everyone may read, and act for no one. */
  isForeignPage: boolean;
  /**
   * What the person said to a question that the agent's client has shown; `undefined` as long as it was not shown.
   * Absent where the client shows none.
   */
  answerTo?: (question: Question) => Answer | undefined;
}
