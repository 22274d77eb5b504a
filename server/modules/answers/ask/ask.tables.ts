/** Tables of what the ask panel counts. */
interface AskTables {
  unanswered_questions: UnansweredQuestionsTable;
  answer_votes: AnswerVotesTable;
}

/** Questions that found no answer, without names, addresses and numbers of their visitors. */
export interface UnansweredQuestionsTable {
  question: string;
  times: number;
  /** Days in UTC, such as `2026-11-26`: no moment leads to a visit. */
  first_day: string;
  last_day: string;
}

/** Thumbs up and down, by topic. */
export interface AnswerVotesTable {
  topic: string;
  helpful: number;
  unhelpful: number;
}

declare module '../../../plugins/database/schema.ts' {
  interface Tables extends AskTables {}
}
