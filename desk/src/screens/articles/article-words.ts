import type { ArticleState } from 'contract/desk/article-states.ts';
import type { Tone } from '../../shared/ui/Badge.tsx';

/** Word and color of each state of an article. */
export const STATE_WORDS: Record<ArticleState, { label: string; tone: Tone }> = {
  draft: { label: 'Draft', tone: 'plain' },
  scheduled: { label: 'Scheduled', tone: 'warn' },
  live: { label: 'Published', tone: 'good' },
  removed: { label: 'Taken down', tone: 'bad' },
};
