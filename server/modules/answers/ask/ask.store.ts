import { DAY_MS, dateOf } from 'contract/dates.ts';
import { sql } from 'kysely';
import type { Database } from '../../../plugins/database/schema.ts';
import type { Clock } from '../../../shared/clock.ts';
import './ask.tables.ts';
import { redactIdentity } from './redact-identity.ts';

/** A question without an answer, as the editor of the topics reads it. */
export interface UnansweredQuestion {
  question: string;
  times: number;
  firstDay: string;
  lastDay: string;
}

export interface AskStore {
  /** Counts a question that found nothing, without names, addresses and numbers. */
  countUnanswered(question: string): Promise<void>;
  /** Lists the questions of the last 90 days, the most frequent first. */
  listUnanswered(limit: number): Promise<UnansweredQuestion[]>;
  /** Removes the questions that no one asked in the last 90 days. */
  removeOld(): Promise<void>;
  /** Counts whether the answer of a topic helped. */
  countVote(topic: string, isHelpful: boolean): Promise<void>;
  listVotes(): Promise<{ topic: string; helpful: number; unhelpful: number }[]>;
}

/** Number of days for which a question is kept after it was asked last. */
const KEPT_DAYS = 90;
/** More than an editor reads; with so many, a new one takes the place of one that was asked once. */
const MOST_QUESTIONS = 2_000;
const MOST_TOPICS = 500;

interface StoreParts {
  database: Database;
  clock: Clock;
  /** Opens the topics, whose words in lower case are no one's name. */
  openTopics?: () => Promise<{ knows: (word: string) => boolean }>;
}

export function createAskStore({
  database,
  clock,
  openTopics = async () => ({ knows: () => false }),
}: StoreParts): AskStore {
  const today = () => dateOf(clock());
  const oldest = () => dateOf(new Date(clock().getTime() - KEPT_DAYS * DAY_MS));
  let cleanedOn = '';

  async function removeOld(): Promise<void> {
    await database.deleteFrom('unanswered_questions').where('last_day', '<', oldest()).execute();
    cleanedOn = today();
  }

  /**
   * Makes room for a new question by removing the oldest that was asked once, so that one network cannot block others.
   * @returns `false` if every question was asked more than once
   */
  async function makeRoom(): Promise<boolean> {
    const { count } = await database
      .selectFrom('unanswered_questions')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) < MOST_QUESTIONS) return true;
    const oldest = database
      .selectFrom('unanswered_questions')
      .select('question')
      .where('times', '=', 1)
      .orderBy('last_day')
      .orderBy('question')
      .limit(1);
    const { numDeletedRows } = await database
      .deleteFrom('unanswered_questions')
      .where('question', 'in', oldest)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  return {
    removeOld,

    async countUnanswered(asked) {
      const topics = await openTopics();
      const question = redactIdentity(asked, (word) => topics.knows(word));
      if (question === '') return;
      if (cleanedOn !== today()) await removeOld();
      const again = { times: sql<number>`unanswered_questions.times + 1`, last_day: today() };
      const known = await database
        .updateTable('unanswered_questions')
        .set(again)
        .where('question', '=', question)
        .executeTakeFirst();
      if (known.numUpdatedRows > 0n || !(await makeRoom())) return;
      await database
        .insertInto('unanswered_questions')
        .values({ question, times: 1, first_day: today(), last_day: today() })
        // Two people may ask it at the same moment.
        .onConflict((conflict) => conflict.column('question').doUpdateSet(again))
        .execute();
    },

    async listUnanswered(limit) {
      const rows = await database
        .selectFrom('unanswered_questions')
        .selectAll()
        .where('last_day', '>=', oldest())
        .orderBy('times', 'desc')
        .orderBy('last_day', 'desc')
        .orderBy('question')
        .limit(limit)
        .execute();
      return rows.map(({ question, times, first_day, last_day }) => ({
        question,
        times: Number(times),
        firstDay: first_day,
        lastDay: last_day,
      }));
    },

    async countVote(topic, isHelpful) {
      const vote = { helpful: isHelpful ? 1 : 0, unhelpful: isHelpful ? 0 : 1 };
      await database
        .insertInto('answer_votes')
        .values({ topic, ...vote })
        .onConflict((conflict) =>
          conflict.column('topic').doUpdateSet({
            helpful: sql`answer_votes.helpful + ${vote.helpful}`,
            unhelpful: sql`answer_votes.unhelpful + ${vote.unhelpful}`,
          }),
        )
        .execute();
    },

    listVotes: () =>
      database.selectFrom('answer_votes').selectAll().orderBy('topic').limit(MOST_TOPICS).execute(),
  };
}
