import { fill } from 'contract/content/fill.ts';
import type { Guide } from 'contract/content/reference-guide.ts';
import { content } from '../../../content.ts';
import type { PageRecord } from '../../../layout/page.ts';
import { guidePath } from '../reference-pages.ts';
import { builtGuides, limitsGuide } from './guides.ts';

/** The page of a guide. */
export function guidePage({ id, title, description, keywords }: Guide): PageRecord {
  const { titleOf, cardLine } = content().one('api-reference/pages');
  return {
    path: guidePath(id),
    title: fill(titleOf, { title }),
    description,
    ...(keywords !== undefined && { keywords }),
    listed: 'in sitemap',
    card: { title, line: cardLine },
  } satisfies PageRecord;
}

export const limitsPage = () => guidePage(limitsGuide(undefined));

export const pages = (): readonly PageRecord[] =>
  [...builtGuides(), content().one('api-reference/client-id')].map(guidePage).concat(limitsPage());
