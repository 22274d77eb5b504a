import { brand } from '../../brand.ts';
import { definePage } from '../../layout/page.ts';
import { webPageOf } from '../../layout/structured-data.ts';
import { talk } from '../../product/actions.ts';
import { paths } from '../../product/paths.ts';
import { statement } from './criteria.ts';

const title = 'Accessibility statement';
const description = `How accessible the ${brand.name} website is: what tests check on every page, the 55 criteria of WCAG 2.2 A and AA with evidence, known gaps, how to tell us.`;

/** The statement that the European Accessibility Act asks of a service to consumers, as far as this website goes. */
export const page = definePage(() => ({
  path: paths.accessibility,
  title,
  description,
  keywords:
    'accessibility, accessibility statement, WCAG 2.2, European Accessibility Act, EAA, keyboard, screen reader',
  listed: 'in sitemap',
  card: 'own',
  changedDate: statement().reviewedOn,
  structuredData: webPageOf({ path: paths.accessibility, title, description }),
  hero: {
    title: 'Accessibility statement',
    lede: 'We want everyone to be able to read this website and use its forms. Here’s what we check, what we don’t, which gaps we know, and who to tell.',
    parts: [
      { id: 'checked-title', title: 'What we check' },
      { id: 'gaps-title', title: 'Known gaps' },
      { id: 'criteria-title', title: 'Criterion by criterion' },
    ],
  },
  closing: {
    title: 'Something in your way?',
    text: 'Tell us the page and what happened. If you need a text in another form, we’ll send it.',
    actions: [talk('Tell us')],
  },
}));
