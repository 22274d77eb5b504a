import { KeyedQueue } from '../../../plugins/queue/keyed-queue.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { Answer, Question, Responder } from '../../answers/answers.queries.ts';
import type { DueQuestionStore } from '../store/due-questions.store.ts';
import type { DueQuestion, PlacedMessage } from '../store/message-rows.ts';
import type { MessageStore } from '../store/messages.store.ts';
import { withoutMention } from './mention.rules.ts';

interface AnsweringParts {
  responder: Responder;
  messages: Pick<MessageStore, 'insertAnswer'>;
  questions: DueQuestionStore;
  clock: Clock;
  /** Longest wait for one answer, in milliseconds. */
  timeoutMs: number;
  /** A question older than this gets an apology, as no one waits for its answer any more. */
  tooLateMs: number;
  /** Called when work on an answer begins, and when it ends, whatever its result. */
  onTyping: (question: PlacedMessage, isTyping: boolean) => void;
  onAnswered: (answer: PlacedMessage) => void;
  onFailure: (error: unknown) => void;
}

const FAILED = 'Sorry, we couldn’t answer that just now. Please ask again.';
const TOO_LATE = 'Sorry, that took too long to answer. Please ask again.';

/**
 * Answers stored questions: those of one thread one after another, in the order in which they came. A question that is
 * not answered when the process ends, or whose answer could not be stored, stays due and is taken up later.
 */
export class Answering {
  readonly #parts: AnsweringParts;
  readonly #queue = new KeyedQueue();
  readonly #underWay = new Set<string>();
  readonly #asking = new Set<AbortController>();
  #isClosing = false;

  constructor(parts: AnsweringParts) {
    this.#parts = parts;
  }

  /** Puts a question at the end of its thread's queue; one that is in it already keeps its place. */
  add(question: DueQuestion): void {
    const { id, thread_id } = question.message;
    if (this.#underWay.has(id)) return;
    this.#underWay.add(id);
    this.#queue
      .run(thread_id, () => this.#answer(question))
      .catch(this.#parts.onFailure)
      .finally(() => this.#underWay.delete(id));
  }

  /** Answers what another process, or an earlier life of this one, left unanswered. */
  async takeUp(which: 'overdue' | 'all'): Promise<void> {
    const { questions, onFailure } = this.#parts;
    try {
      let taken: number;
      do {
        const due = await questions.listDueQuestions(which);
        const waiting = due.filter(({ message }) => !this.#underWay.has(message.id));
        // All at once, to be written together; they come back, and are queued, in their order.
        const areOurs = await Promise.all(waiting.map((question) => questions.takeOver(question)));
        for (const question of waiting.filter((_question, index) => areOurs[index])) this.add(question);
        taken = waiting.length;
      } while (taken > 0);
    } catch (error) {
      onFailure(error);
    }
  }

  /** Begins no more answers, and gives those under way a little time; resolves once nothing is under way. */
  async close(timeoutMs: number): Promise<void> {
    this.#isClosing = true;
    const giveUp = setTimeout(() => {
      for (const controller of this.#asking) controller.abort();
    }, timeoutMs);
    await this.#queue.drain();
    clearTimeout(giveUp);
  }

  async #answer(question: DueQuestion): Promise<void> {
    const { messages, onTyping, onAnswered } = this.#parts;
    if (this.#isClosing) return;
    onTyping(question, true);
    try {
      const answer = await this.#find(question);
      if (answer) await messages.insertAnswer(question, answer, onAnswered);
    } finally {
      onTyping(question, false);
    }
  }

  /** @returns `undefined` when the process ends before there is an answer */
  async #find(question: DueQuestion): Promise<Answer | undefined> {
    const { questions, clock, tooLateMs, onFailure } = this.#parts;
    const { clientId } = question;
    const { created_at, sender_id: userId } = question.message;
    const content = withoutMention(question.message.content);
    if (clock().getTime() - Date.parse(created_at) > tooLateMs) return apologise(TOO_LATE);
    const history = await questions.listTurns(question);
    try {
      return await this.#ask({ content, history, userId, clientId });
    } catch (error) {
      if (this.#isClosing) return undefined;
      onFailure(error);
      return apologise(FAILED);
    }
  }

  async #ask(question: Question): Promise<Answer> {
    const controller = new AbortController();
    const { signal } = controller;
    const overdue = setTimeout(() => controller.abort(), this.#parts.timeoutMs);
    this.#asking.add(controller);
    try {
      return await Promise.race([
        this.#parts.responder.answer({ ...question, signal }),
        rejectWhenAborted(signal),
      ]);
    } finally {
      clearTimeout(overdue);
      this.#asking.delete(controller);
    }
  }
}

/** A responder that does not listen to its signal must not hold a thread up for ever. */
function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function apologise(content: string): Answer {
  return { content, promptTokens: 0, completionTokens: 0, costUsd: 0, isError: true };
}
