import { ASK_CALL, ASK_VOTE_CALL, type AskAnswer } from 'contract/answers/ask.ts';

/** Long enough for a poor line; then it counts as no answer. */
const TIMEOUT_MS = 30_000;
const FALLBACK_WAIT_S = 30;

/** Error of a question without an answer: the visitor's connection, too many questions at once, or the server. */
export class NoAnswer extends Error {
  readonly reason: 'offline' | 'busy' | 'failed';
  /** After so long, another question is answered. */
  readonly waitSeconds: number;

  constructor(reason: NoAnswer['reason'], waitSeconds = 0) {
    super(reason);
    this.reason = reason;
    this.waitSeconds = waitSeconds;
  }
}

/** @param before earlier questions of the conversation, oldest first @throws {NoAnswer} */
export async function askSite(question: string, before: readonly string[]): Promise<AskAnswer> {
  const response = await post(ASK_CALL, { question, before });
  try {
    return await response.json();
  } catch {
    throw new NoAnswer('failed');
  }
}

/** Says whether an answer helped. @throws {NoAnswer} */
export async function vote(topic: string, isHelpful: boolean): Promise<void> {
  await post(ASK_VOTE_CALL, { topic, isHelpful });
}

async function post(path: string, body: object): Promise<Response> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new NoAnswer(navigator.onLine ? 'failed' : 'offline');
  });
  if (response.ok) return response;
  // Unread, it would keep the connection until its time is over.
  response.arrayBuffer().catch(() => undefined);
  if (response.status !== 429) throw new NoAnswer('failed');
  throw new NoAnswer('busy', Number(response.headers.get('retry-after')) || FALLBACK_WAIT_S);
}
