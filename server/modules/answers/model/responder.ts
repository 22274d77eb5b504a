/** One turn of a conversation, oldest first. */
export interface Turn {
  from: 'person' | 'assistant';
  content: string;
}

export interface Question {
  content: string;
  /** What was said before in the thread, oldest first; at most the last 20 turns. */
  history: readonly Turn[];
  /** The user who asks. Models answer users, and their clients, in turns. */
  userId?: string;
  clientId?: string;
  /** Aborted when no one waits for the answer any more. */
  signal?: AbortSignal;
}

/** What the person said in a conversation, oldest first. */
export function personTurns(history: readonly Turn[]): string[] {
  return history.filter(({ from }) => from === 'person').map(({ content }) => content);
}

/** What an AI employee says, as it is stored. */
export interface Answer {
  /** Whole sentences in Markdown, with links to the sources. */
  content: string;
  promptTokens: number;
  completionTokens: number;
  /** US dollars. */
  costUsd: number;
  /** Something failed, and the content only says so. Not to know is no error. */
  isError: boolean;
}

/** Answers people in the chat; never rejects but for an aborted signal. */
export interface Responder {
  answer(question: Question): Promise<Answer>;
}
