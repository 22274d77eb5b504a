import type { IncomingMessage } from 'node:http';
import { sharesOf } from './client-network.ts';

interface ArrivalLimits {
  /** Bodies on their way at once. */
  most: number;
  /** Of one network; all of an IPv6 /48 together have a multiple of it. */
  mostPerNetwork: number;
  onCut: () => void;
}

/**
 * Bounds the requests whose bodies are on their way. Beyond the limit the oldest is cut: whoever sends a body whole is
 * through at once, and thousands of half-sent ones keep nobody out.
 */
export class ArrivingBodies {
  readonly #limits: ArrivalLimits;
  /** With their networks; oldest first, and so are those of a network. */
  readonly #all = new Map<IncomingMessage, string>();
  readonly #byNetwork = new Map<string, Set<IncomingMessage>>();

  constructor(limits: ArrivalLimits) {
    this.#limits = limits;
  }

  /** Counts a body until it is whole or its connection is gone. */
  follow(request: IncomingMessage, network: string): void {
    const shares = sharesOf(network).map(({ name, share }) => {
      const requests = this.#byNetwork.get(name) ?? new Set();
      this.#byNetwork.set(name, requests.add(request));
      return { requests, share };
    });
    this.#all.set(request, network);
    const forget = () => this.#forget(request);
    request.once('end', forget);
    request.once('close', forget);
    for (const { requests, share } of shares) this.#cutOldest(requests, this.#limits.mostPerNetwork * share);
    this.#cutOldest(this.#all, this.#limits.most);
  }

  #cutOldest(requests: Pick<Set<IncomingMessage>, 'keys' | 'size'>, most: number): void {
    for (const request of requests.keys()) {
      if (requests.size <= most) return;
      // One that is whole has arrived, and is about to be read.
      if (!request.complete) {
        this.#limits.onCut();
        request.destroy();
      }
      this.#forget(request);
    }
  }

  #forget(request: IncomingMessage): void {
    const network = this.#all.get(request);
    if (network === undefined) return;
    this.#all.delete(request);
    for (const { name } of sharesOf(network)) {
      const requests = this.#byNetwork.get(name);
      requests?.delete(request);
      if (requests?.size === 0) this.#byNetwork.delete(name);
    }
  }
}

/** Whether the headers announce a body (RFC 9112, 6.3). */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
