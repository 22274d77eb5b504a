import { fill } from 'contract/content/fill.ts';
import { content } from '../../content.ts';
import { definePage, wordsOf } from '../../layout/page.ts';
import { paths } from '../../product/paths.ts';
import { answersRun } from './answers-run.ts';

/** Page of how often the site's own answers are right, as measured. */
export const page = definePage(() => {
  const words = content().one('pages/answers');
  const { questions, date } = answersRun;
  return {
    path: paths.answers,
    listed: 'in sitemap',
    ...wordsOf(words),
    card: 'own',
    description: fill(words.description, { questions }),
    changedDate: date,
    hero: {
      title: words.hero.title,
      lede: fill(words.hero.lede, { questions }),
      parts: [
        { id: 'run-title', title: words.lastRun.title },
        { id: 'judgment-title', title: words.judgment.title },
        { id: 'limits-title', title: words.limits.title },
      ],
    },
  };
});
