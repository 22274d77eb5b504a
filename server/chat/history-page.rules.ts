/** Which messages of a thread one page holds, by their position from 1. Empty when `first` is above `last`. */
export interface HistoryPage {
  first: number;
  last: number;
  totalPages: number;
}

/**
 * Page 1 holds the newest messages (S2 section 7, `getThreadMessages`).
 * @param newest position of the newest message that counts; a reader who keeps it walks through unmoving pages
 */
export function pageOfHistory(newest: number, page: number, limit: number): HistoryPage {
  const last = newest - (page - 1) * limit;
  return { first: Math.max(1, last - limit + 1), last, totalPages: Math.ceil(newest / limit) };
}
