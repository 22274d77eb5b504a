import { type ClientEvent, SERVER_EVENTS } from 'contract/chat/chat.ts';
import type { ChatEvents, Sender } from '../chat-events.ts';
import { ChatProblem, chatProblemOf } from '../chat-problem.ts';
import type { Allowances } from '../limits/allowances.ts';
import { isClientEvent, isNamed, readPayload } from './read-payload.ts';
import type { TokenExpiry } from './token-expiry.ts';

/** Events whose arguments the acknowledgements have. */
const ANSWERED_BY = {
  aiMessage: 'messageReceived',
  getThreadMessages: 'ThreadMessages',
  getRoomThreads: 'RoomThreads',
  updatelastRead: 'updatedlastRead',
} as const satisfies Record<ClientEvent, keyof typeof SERVER_EVENTS>;

/**
 * The arguments of the answering event as one object, for a client that sent one: `emitWithAck` of Socket.IO keeps only
 * the first. A single one is an object already.
 */
function nameAnswer(event: ClientEvent, answer: readonly unknown[]): unknown {
  if (answer.length === 1) return answer[0];
  const names = Object.keys(SERVER_EVENTS[ANSWERED_BY[event]]);
  return Object.fromEntries(answer.map((value, index) => [names[index], value]));
}

interface Dispatch {
  events: ChatEvents;
  allowances: Pick<Allowances, 'takeEvent'>;
  expiry: Pick<TokenExpiry, 'isOver'>;
  /** Outcome of an event: `done`, or the code of a problem. */
  onOutcome: (event: string, outcome: string) => void;
  onFailure: (error: unknown) => void;
}

type Acknowledge = (...answer: unknown[]) => void;

const UNKNOWN = '(unknown)';

/**
 * Answers whatever the socket sends. Nothing of it reaches Socket.IO's own listeners, because an event without
 * arguments, or named `error`, could end the process there.
 */
export function dispatchEvents(sender: Sender, dispatch: Dispatch): void {
  const { events, allowances, expiry, onOutcome, onFailure } = dispatch;
  const { socket, session } = sender;

  socket.use(([name, ...values]) => {
    const acknowledge = typeof values.at(-1) === 'function' ? (values.pop() as Acknowledge) : undefined;
    const event = isClientEvent(name) ? name : UNKNOWN;
    answer(name, values)
      .then(
        (result) => {
          acknowledge?.(...(isNamed(values) && event !== UNKNOWN ? [nameAnswer(event, result)] : result));
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
    admit();
    if (!isClientEvent(name)) throw new ChatProblem('unknown_event');
    // Each handler takes the payload of its own event.
    const handle = events[name] as (payload: unknown, sender: Sender) => Promise<readonly unknown[]>;
    return handle(readPayload(name, values), sender);
  }

  function admit(): void {
    if (expiry.isOver()) {
      disconnectAfterAnswer();
      throw new ChatProblem('token_expired');
    }
    const permission = allowances.takeEvent(session);
    if (permission === 'hopeless') disconnectAfterAnswer();
    if (permission !== 'granted') throw new ChatProblem('rate_limited');
  }

  /** The answer is sent when this turn ends. */
  function disconnectAfterAnswer(): void {
    setImmediate(() => socket.disconnect(true));
  }
}
