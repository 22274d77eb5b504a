import { ROI_RESULT_PAGE } from 'contract/site/addresses.ts';
import { brand } from '../../brand.ts';
import { definePage } from '../../layout/page.ts';
import { demo, talk } from '../../product/actions.ts';
import { paths } from '../../product/paths.ts';

/** The same, calculated by the server for who has no script (decision 008). */
export const resultPage = definePage(() => ({
  path: ROI_RESULT_PAGE,
  title: 'Your ROI result',
  description: 'What your own numbers come to, with the formula and a cautious reading.',
  listed: 'never',
}));

/** S2 section 2, 'ROI calculator'. */
export const page = definePage(() => ({
  path: paths.roiCalculator,
  title: 'ROI Calculator',
  description: `What a ${brand.name} AI employee would save your team: your own numbers, the formula next to them, the payback month and a cautious reading.`,
  keywords: 'AI ROI calculator, AI automation savings, payback of AI agents, AI employee cost',
  listed: 'in sitemap',
  card: { title: 'ROI Calculator', line: 'Your numbers, and every step of the math' },
  menu: {
    in: 'resources',
    place: 6,
    description: 'Your numbers, our formula',
    icon: 'TrendingUp',
  },
  hero: {
    title: 'What’s an AI employee worth to you?',
    lede: 'Enter your team and one kind of work. You’ll see the savings, the payback month and every step of the math. We don’t keep your numbers.',
  },
  closing: {
    isStatement: true,
    title: 'Pressure-test your number',
    text: 'Bring your result. In 30 minutes we’ll go through it line by line and tell you where it’s optimistic.',
    actions: [demo('Schedule a Demo'), talk('Talk to an Expert')],
  },
}));
