import type { PageRecord } from '../../../layout/page.ts';
import { guidePath } from '../reference-pages.ts';
import { clientId } from './client-id.ts';
import type { Guide } from './guide.ts';
import { limitsGuide } from './limits.ts';
import { builtGuides } from './reference-guides.ts';

/** The page of a guide. */
export function guidePage({ slug, title, description, keywords }: Guide): PageRecord {
  return {
    path: guidePath(slug),
    title: `${title} – API reference`,
    description,
    ...(keywords !== undefined && { keywords }),
    listed: 'in sitemap',
    card: { title, line: 'API reference' },
  } satisfies PageRecord;
}

export const limitsPage = () => guidePage(limitsGuide(undefined));

export const pages = (): readonly PageRecord[] =>
  [...builtGuides, clientId()].map(guidePage).concat(limitsPage());
