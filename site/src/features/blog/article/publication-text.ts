import { fill } from 'contract/content/fill.ts';
import { content } from '../../../content.ts';
import { formatNeutralDate } from '../cards/format-date.ts';

/**
 * When readers will see an article that they do not see yet. One whose date has passed can only be a draft; one with
 * a future date may be a draft as well, and the answer doesn't say.
 * @param publishDate ISO 8601
 */
export function describePublication(publishDate: string, now: Date): string {
  const { draft, planned } = content().one('pages/blog').article;
  return new Date(publishDate) <= now ? draft : fill(planned, { date: formatNeutralDate(publishDate) });
}
