import { Users } from 'lucide-react';
import { brand } from '../../brand.ts';
import { definePage, type PageRecord } from '../../layout/page.ts';
import { demo, signUp } from '../../product/actions.ts';
import { paths } from '../../product/paths.ts';
import { employeePage } from './employee-page.ts';
import { employees } from './employees.ts';

const actions = [signUp('Get Started Today'), demo('Schedule Demo')];

/** S2 section 2, 'AI employees overview'. */
export const page = definePage({
  path: paths.employees,
  title: 'AI Employees',
  description: `Seven AI employees, each with a name, a role and clear limits. What each takes off your team’s plate, and how they work with people in ${brand.name}.`,
  keywords: 'AI employees, AI workforce, digital workers, human in the loop, AI team',
  listed: 'in sitemap',
  card: 'own',
  menu: {
    in: 'employees',
    place: 1,
    name: 'Meet the team',
    description: 'Who they are and how they hand work back',
    icon: Users,
  },
  hero: {
    title: 'Manage human work and AI work, and every handoff in between',
    lede: 'One list for everyone’s work. AI employees take what repeats, bring back what needs judgment, and you always see who has it.',
    actions,
  },
  closing: {
    title: 'Hire your first one this week',
    text: 'Pick one job, write down where it stops and asks, and let it draft alongside your team for a few days.',
    actions,
  },
});

/** One per employee. */
export const pages: readonly PageRecord[] = employees.map(employeePage);
