import { definePage } from '../../layout/page.ts';
import { demo, talk } from '../../product/actions.ts';
import { paths } from '../../product/paths.ts';
import { answersRun } from './answers-run.ts';

/** How often the site's own answers are right, as measured. */
export const page = definePage(() => ({
  path: paths.answers,
  title: 'How good our answers are',
  description: `How often chat, MCP server and search answer ${answersRun.questions} realistic questions right, partly or wrong, by subject. How we judge, and what the AI can’t do.`,
  listed: 'in sitemap',
  card: 'own',
  changedDate: answersRun.date,
  hero: {
    title: 'How good our answers are',
    lede: `An AI answers questions on this site, and it can be wrong. So we ask it ${answersRun.questions} questions and publish every verdict.`,
    parts: [
      { id: 'run-title', title: 'The last run' },
      { id: 'judgment-title', title: 'How an answer is judged' },
      { id: 'limits-title', title: 'What it can’t do' },
    ],
  },
  closing: {
    title: 'Rather ask a person?',
    text: 'Write to us, or talk it through in a demo.',
    actions: [talk('Ask us'), demo('Book a demo')],
  },
}));
