import { logName } from './copy-objects.rules.ts';
import type { CopyStore } from './copy-store.ts';
import { type Chunk, packChunks } from './log-object.ts';
import type { Sealer } from './seal.ts';

/** An object is replaced by a longer one up to this size, so that a quiet day makes few of them. */
const SMALL_BYTES = 256 * 1024;
/** Most that waits in memory. */
const MOST_WAITING_BYTES = 16 * 2 ** 20;

/** A series of logs that is written. */
interface Stream {
  name: string;
  /** Number of the next object. */
  next: number;
}

/** Stores chunks in their order, and keeps them until they are stored. */
export class Shipper {
  readonly #store: CopyStore;
  readonly #sealer: Sealer;
  #stream: Stream | undefined;
  #waiting: { stream: Stream; chunk: Chunk }[] = [];
  /** The object that was stored last. */
  #last: { stream: Stream; number: number; chunks: Chunk[] } | undefined;

  constructor(store: CopyStore, sealer: Sealer) {
    this.#store = store;
    this.#sealer = sealer;
  }

  get stream(): string | undefined {
    return this.#stream?.name;
  }

  /** Lower bound of the number under which the next chunk is stored. */
  get number(): number {
    return Math.max(1, (this.#stream?.next ?? 1) - 1);
  }

  get isFull(): boolean {
    return this.#waiting.reduce((sum, { chunk }) => sum + chunk.bytes.length, 0) > MOST_WAITING_BYTES;
  }

  /** Time of the oldest chunk that waits; infinite without one. */
  get waitingSince(): number {
    return this.#waiting[0]?.chunk.at ?? Number.POSITIVE_INFINITY;
  }

  /** Goes on with a stream. @param next number of its next object */
  begin(name: string, next = 1): void {
    this.#stream = { name, next };
  }

  add(chunks: readonly Chunk[]): void {
    const stream = this.#stream;
    if (stream) this.#waiting.push(...chunks.map((chunk) => ({ stream, chunk })));
  }

  /**
   * Stores what waits. An object that may not have been stored is never written again: what was sent late could replace
   * what was sent after it. Its chunks go into the next one too, and a restore skips what it has.
   */
  async ship(): Promise<void> {
    for (let [first] = this.#waiting; first; [first] = this.#waiting) {
      const { stream } = first;
      const end = this.#waiting.findIndex((each) => each.stream !== stream);
      const batch = this.#waiting.slice(0, end === -1 ? undefined : end).map(({ chunk }) => chunk);
      const last = this.#last?.stream === stream ? this.#last : undefined;
      this.#last = undefined;
      const isJoined = last && bytesOf(last.chunks) + bytesOf(batch) <= SMALL_BYTES;
      const number = isJoined ? last.number : stream.next;
      if (!isJoined) stream.next += 1;
      const chunks = isJoined ? [...last.chunks, ...batch] : batch;
      const name = logName(stream.name, number);
      await this.#store.put(name, this.#sealer.seal(name, packChunks(chunks)));
      this.#last = { stream, number, chunks };
      this.#waiting.splice(0, batch.length);
    }
  }
}

function bytesOf(chunks: readonly Chunk[]): number {
  return chunks.reduce((sum, { bytes }) => sum + bytes.length, 0);
}
