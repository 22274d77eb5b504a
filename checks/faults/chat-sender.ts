import type { ReceivedMessage } from 'contract/chat/chat.ts';
import type { ChatSocket } from '../support/users.ts';

/**
 * Sends numbered messages into a thread the way the reference advises clients: each under an id of its own, and after a
 * reconnect everything again that has not been acknowledged, in its order.
 */
export class ChatSender {
  readonly #socket: ChatSocket;
  readonly #roomId: string;
  readonly #threadId: string;
  readonly #name: string;
  readonly #unacknowledged = new Map<string, string>();
  #sent = 0;
  acknowledged = 0;

  constructor(socket: ChatSocket, place: { name: string; roomId: string; threadId: string }) {
    this.#socket = socket;
    this.#roomId = place.roomId;
    this.#threadId = place.threadId;
    this.#name = place.name;
    socket.on('connect', () => {
      for (const [id, content] of this.#unacknowledged) this.#emit(id, content);
    });
  }

  /** @param mostUnderWay messages that may wait for their acknowledgement at once */
  async send(count: number, mostUnderWay: number, onProgress: () => void): Promise<void> {
    await new Promise<void>((resolve) => {
      const goOn = () => {
        onProgress();
        if (this.acknowledged === count) return resolve();
        while (this.#sent < count && this.#unacknowledged.size < mostUnderWay) this.#sendNext();
      };
      this.#onAcknowledged = goOn;
      goOn();
    });
  }

  #onAcknowledged = () => {};

  #sendNext(): void {
    this.#sent += 1;
    const id = `${this.#name}-${this.#sent}`;
    const content = `Message ${this.#sent} of ${this.#name}`;
    this.#unacknowledged.set(id, content);
    if (this.#socket.connected) this.#emit(id, content);
  }

  #emit(id: string, content: string): void {
    const acknowledge = (answer: ReceivedMessage | { error: unknown }) => {
      if ('error' in answer || !this.#unacknowledged.delete(id)) return;
      this.acknowledged += 1;
      this.#onAcknowledged();
    };
    this.#socket.emit(
      'aiMessage',
      this.#roomId,
      this.#threadId,
      { id, content, mention: true },
      acknowledge as (...answer: unknown[]) => void,
    );
  }
}
