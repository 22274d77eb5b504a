import { content } from '../../content.ts';
import { definePage, type PageRecord, wordsOf } from '../../layout/page.ts';
import { paths } from '../../product/paths.ts';
import { employeePage } from './employee-page.ts';
import { employees } from './employees.ts';

/** S2 section 2, 'AI employees overview'. */
export const page = definePage(() => ({
  path: paths.employees,
  listed: 'in sitemap',
  ...wordsOf(content().one('pages/ai-employees')),
}));

/** One per employee. */
export const pages = (): readonly PageRecord[] => employees().map(employeePage);
