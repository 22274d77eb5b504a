import { formatNeutralDate } from '../cards/format-date.ts';

/**
 * When readers will see an article that they do not see yet. One whose date has passed can only be a draft; one with
 * a future date may be a draft as well, and the answer doesn't say.
 * @param publishDate ISO 8601
 */
export function describePublication(publishDate: string, now: Date): string {
  if (new Date(publishDate) <= now)
    return 'This is a draft. Readers will see it once it’s no longer marked as one.';
  return `Readers will see it from ${formatNeutralDate(publishDate)} on, if it isn’t marked as a draft.`;
}
