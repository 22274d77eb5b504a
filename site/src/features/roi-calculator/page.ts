import { ROI_RESULT_PAGE } from 'contract/site/addresses.ts';
import { content } from '../../content.ts';
import { definePage, wordsOf } from '../../layout/page.ts';
import { paths } from '../../product/paths.ts';

/** The same, calculated by the server for who has no script (decision 008). */
export const resultPage = definePage(() => ({
  path: ROI_RESULT_PAGE,
  listed: 'never',
  ...content().one('pages/roi-calculator').result,
}));

/** S2 section 2, 'ROI calculator'. */
export const page = definePage(() => ({
  path: paths.roiCalculator,
  listed: 'in sitemap',
  ...wordsOf(content().one('pages/roi-calculator')),
}));
