import { definePage, type PageRecord } from '../../layout/page.ts';
import { demo, signUp } from '../../product/actions.ts';
import { paths } from '../../product/paths.ts';
import { employeePage } from './employee-page.ts';
import { employees } from './employees.ts';

const actions = [signUp('Get Started Today'), demo('Schedule Demo')];

/** S2 section 2, 'AI employees overview'. */
export const page = definePage(() => ({
  path: paths.employees,
  title: 'AI Employees for Sales, HR, Projects and Research',
  description:
    'Seven AI employees, each with a name, a role and clear limits. See what each takes off your team’s plate, where it stops to ask, and what it never does.',
  keywords: 'AI employees, AI workforce, digital workers, human in the loop, AI team',
  listed: 'in sitemap',
  card: { title: 'AI Employees', line: 'For sales, HR, projects and research' },
  menu: {
    in: 'employees',
    place: 1,
    name: 'Meet the team',
    description: 'Who they are and how they hand work back',
    icon: 'Users',
  },
  hero: {
    title: 'Manage human work and AI work, and every handoff in between',
    lede: 'One list for everyone’s work. AI employees take what repeats, bring back what needs judgment, and you always see who has it.',
    actions,
  },
  closing: {
    isStatement: true,
    title: 'Hire your first one this week',
    text: 'Pick one job, write down where it stops and asks, and let it draft alongside your team for a few days.',
    actions,
  },
}));

/** One per employee. */
export const pages = (): readonly PageRecord[] => employees().map(employeePage);
