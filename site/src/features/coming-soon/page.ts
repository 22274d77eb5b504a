import { content } from '../../content.ts';
import type { PageRecord } from '../../layout/page.ts';

/** Pages that are linked already and not written yet. They keep every link of ours out of the 404 page. */
export const pages = (): readonly PageRecord[] =>
  content()
    .one('pages/coming-soon')
    .pages.map((page) => ({ ...page, listed: 'never' }));
