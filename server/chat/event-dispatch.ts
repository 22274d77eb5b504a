import type { ChatEvents, Sender } from './chat-events.ts';
import { ChatProblem, chatProblemOf } from './chat-problem.ts';
import { isClientEvent, readPayload } from './read-payload.ts';
import { type Rate, TokenBucket } from './token-bucket.ts';

interface Dispatch {
  events: ChatEvents;
  rate: Rate;
  /** What came of an event: `done`, or the code of a problem. */
  onOutcome: (event: string, outcome: string) => void;
  onFailure: (error: unknown) => void;
}

type Acknowledge = (...answer: unknown[]) => void;

const UNKNOWN = '(unknown)';

/**
 * Answers whatever the socket sends. Nothing of it reaches Socket.IO's own listeners, in which an event without
 * arguments, or named `error`, could end the process.
 */
export function dispatchEvents(sender: Sender, { events, rate, onOutcome, onFailure }: Dispatch): void {
  const { socket } = sender;
  const bucket = new TokenBucket(rate, performance.now());

  socket.use(([name, ...values]) => {
    const acknowledge = typeof values.at(-1) === 'function' ? (values.pop() as Acknowledge) : undefined;
    const event = isClientEvent(name) ? name : UNKNOWN;
    answer(name, values)
      .then(
        (result) => {
          acknowledge?.(...result);
          onOutcome(event, 'done');
        },
        (error) => {
          const problem = chatProblemOf(error);
          if (problem.cause) onFailure(problem.cause);
          socket.emit('connectionError', problem.toEvent());
          acknowledge?.(problem.toAcknowledgement());
          onOutcome(event, problem.code);
        },
      )
      .catch(onFailure);
  });

  async function answer(name: unknown, values: readonly unknown[]): Promise<readonly unknown[]> {
    const permission = bucket.take(performance.now());
    // After the answer, which is sent when this turn ends.
    if (permission === 'hopeless') setImmediate(() => socket.disconnect(true));
    if (permission !== 'granted') throw new ChatProblem('rate_limited');
    if (!isClientEvent(name)) throw new ChatProblem('unknown_event');
    // Each handler takes the payload of its own event.
    const handle = events[name] as (payload: unknown, sender: Sender) => Promise<readonly unknown[]>;
    return handle(readPayload(name, values), sender);
  }
}
