import { HISTORY_PAGE_BYTES } from 'contract/chat/chat.ts';

/** Range of the messages of a thread on one page, by their position from 1. Empty when `first` is above `last`. */
export interface HistoryPage {
  first: number;
  last: number;
  totalPages: number;
  /** Messages on a full page: what was asked for, or fewer. */
  limit: number;
}

/** Beginning of a walk through the pages of a thread: later messages do not count. */
export interface HistoryStart {
  /** Position of the newest message that counts. */
  newest: number;
  /** Bytes of the longest of these messages. */
  longest: number;
}

/** A message without its text, as JSON, with the longest ids and a thread of the longest name. */
export const MESSAGE_FRAME_BYTES = 1_200;

/**
 * Page 1 holds the newest messages (S2 section 7, `getThreadMessages`). Where the longest message of the thread might
 * make a page of `limit` too large, all pages hold fewer, so that a client that reads up to `totalPages` misses none.
 */
export function pageOfHistory({ newest, longest }: HistoryStart, page: number, asked: number): HistoryPage {
  const fitting = Math.floor(HISTORY_PAGE_BYTES / (MESSAGE_FRAME_BYTES + longest));
  const limit = Math.max(1, Math.min(asked, fitting));
  const last = newest - (page - 1) * limit;
  return { first: Math.max(1, last - limit + 1), last, totalPages: Math.ceil(newest / limit), limit };
}

/** Returns the size of a text in a page, in bytes. */
export function bytesAsJson(text: string): number {
  return Buffer.byteLength(JSON.stringify(text));
}
