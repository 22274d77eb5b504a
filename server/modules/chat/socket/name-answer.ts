import { type ClientEvent, SERVER_EVENTS } from 'contract/chat/chat.ts';

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
export function nameAnswer(event: ClientEvent, answer: readonly unknown[]): unknown {
  if (answer.length === 1) return answer[0];
  const names = Object.keys(SERVER_EVENTS[ANSWERED_BY[event]]);
  return Object.fromEntries(answer.map((value, index) => [names[index], value]));
}
