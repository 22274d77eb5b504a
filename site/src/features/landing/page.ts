import type { Landing } from 'contract/content/landing.ts';
import { content } from '../../content.ts';
import { type PageRecord, wordsOf } from '../../layout/page.ts';

/** One per document: pages that the team adds for a campaign or a kind of visitor. */
export const pages = (): readonly PageRecord[] => content().list('landing').map(landingPage);

export function landingPage(words: Landing) {
  return {
    path: `/for/${words.id}`,
    listed: words.isListed ? 'in sitemap' : 'never',
    ...wordsOf(words),
  } satisfies PageRecord;
}
