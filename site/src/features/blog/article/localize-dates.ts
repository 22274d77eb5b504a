import { formatLocalDate } from '../cards/ArticleFacts.tsx';

export const RELATED_ID = 'related';

/**
 * Writes the dates of related articles as the reader does, and as the article above them has its own. As an island of their
 * own they would cost 2 kB of script for it.
 */
export function localizeRelatedDates(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>(`#${RELATED_ID} time`)) {
    time.textContent = formatLocalDate(time.dateTime);
  }
}
