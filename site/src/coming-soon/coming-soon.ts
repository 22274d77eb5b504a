import { personas } from '../ai-employees/personas.ts';
import { paths } from '../routes.ts';

/** A page that is linked already and not written yet. It keeps every link of ours out of the 404 page. */
export interface ComingSoonPage {
  path: string;
  title: string;
  description: string;
}

export const comingSoonPages: ComingSoonPage[] = [
  page(paths.videoLibrary, 'Video Library', 'Short films that show one AI employee at one task.'),
  page(paths.whitepapers, 'Whitepapers', 'Longer reading for those who decide about AI at work.'),
  page(paths.services, 'AI Services', 'How agents are built, connected and run together.'),
  page(paths.enterprise, 'Enterprise', 'Search, automation and orchestration for large organisations.'),
  page(paths.contact, 'Talk to Us', 'A form for questions to our team.'),
  page('/contact', 'Talk to Us', 'A form for questions to our team.'),
  page(paths.resources, 'Resources', 'Guides, tools and stories in one place.'),
  page(paths.roiCalculator, 'ROI Calculator', 'Your own numbers, with the formula beside them.'),
  page(paths.blog, 'Blog', 'How teams put AI employees to work.'),
  page(paths.useCases, 'Use Cases', 'A catalogue of agents by department.'),
  page(paths.useCaseAlias, 'Use Cases', 'A catalogue of agents by department.'),
  page(paths.pricing, 'Pricing', 'Four plans and what each includes.'),
  page(paths.privacy, 'Privacy Policy', 'What we keep of you, and for how long.'),
  page(paths.terms, 'Terms of Use', 'The agreement between you and us.'),
  page(paths.cookies, 'Cookie Policy', 'Which cookies are set, and why.'),
  page(paths.caseStudies, 'Case Studies', 'What changed for three customers.'),
  page(paths.pressReleases, 'Press Releases', 'News about the company and its partners.'),
  page(paths.apiReference, 'API Reference', 'The webhook and the chat socket, documented.'),
  page(paths.affiliate, 'Affiliate Programme', 'Recommend us and share in the revenue.'),
  page(paths.courses, 'Courses', 'Learn to design and run AI agents.'),
  page(paths.successStories, 'Success Stories', 'Results side by side, in two minutes.'),
  page(paths.employees, 'AI Employees', 'Who they are, and how they hand work back to people.'),
  ...Object.values(personas).map(({ path, role, summary }) => page(path, `AI ${role}`, summary)),
];

function page(path: string, title: string, description: string): ComingSoonPage {
  return { path, title, description };
}
