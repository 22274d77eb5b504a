import type { MetricObjectWithValues, MetricValue } from 'prom-client';
import type { CallSite } from '../modules/agents/site-calls.ts';
import type { Config } from '../plugins/settings/config.ts';

/** Data that the thread of the platform is started with. */
export interface PlatformThreadData {
  config: Config;
  /** Path of the socket on which it listens; no one but this process can reach it. */
  socketPath: string;
  /** An earlier thread has failed. */
  isReplacement: boolean;
}

/** Functions of the server that the thread calls. */
export interface ServerFunctions {
  callSite: CallSite;
  /** It listens. */
  onListening(): void;
  /** Writes a line of the log, so that lines of two threads never mix. */
  log(line: string): void;
}

/** Functions of the thread that the server calls. */
export interface ThreadFunctions {
  /** Answers with this page, or its Markdown, from now on: it was drawn again. */
  replacePage(path: string, body: string): void;
  /** Answers as long as its event loop turns. */
  ping(): void;
  readMetrics(): Promise<MetricObjectWithValues<MetricValue<string>>[]>;
  /** Finishes what is under way, then closes everything. */
  close(): Promise<void>;
}

/** Time limit of all calls across the boundary except `close`. */
export const ANSWER_TIMEOUT_MS = 30_000;
