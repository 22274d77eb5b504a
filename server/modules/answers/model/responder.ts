/** One turn of a conversation, oldest first. */
export interface Turn {
  from: 'person' | 'assistant';
  content: string;
}

export interface Question {
  content: string;
  /** Turns before in the thread, oldest first; at most the last 20. */
  history: readonly Turn[];
  /** The user who asks. Models answer users, and their clients, in turns. */
  userId?: string;
  clientId?: string;
  /** Aborted when no one waits for the answer any more. */
  signal?: AbortSignal;
}

/** Lists what the person said in a conversation, oldest first. */
export function personTurns(history: readonly Turn[]): string[] {
  return history.filter(({ from }) => from === 'person').map(({ content }) => content);
}

/** Answer of an AI employee, as it is stored. */
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

/** Answers people in the chat; rejects only for an aborted signal. */
export interface Responder {
  answer(question: Question): Promise<Answer>;
}
