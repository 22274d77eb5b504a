import { brand } from '../../brand.ts';
import { definePage } from '../../layout/page.ts';
import { faqOf, publisher, website } from '../../layout/structured-data.ts';
import { demo, signUp } from '../../product/actions.ts';
import { claims } from '../../product/claims.ts';
import { paths } from '../../product/paths.ts';
import { whyChoose } from './why-choose.ts';

/** S1 section 2.3. */
export const page = definePage(() => ({
  path: paths.home,
  title: 'Create Unlimited AI Employees',
  description: `${brand.name} is where businesses create AI employees and run them beside their staff: ${claims.agents} AI agents for ${claims.functions} business functions, with a person in the loop.`,
  keywords:
    'AI employees, AI agents, multi-agent orchestration, AI workspace, no-code agent builder, AI automation',
  listed: 'in sitemap',
  card: 'own',
  structuredData: [
    {
      '@context': 'https://schema.org',
      ...publisher,
      email: brand.infoEmail,
      sameAs: brand.social.map(({ url }) => url),
    },
    website,
    faqOf(whyChoose),
  ],
  closing: {
    isStatement: true,
    title: 'Start with the task that’s waited longest',
    text: 'Hand it to an AI employee yourself, or bring it to a 30-minute demo and watch it get done.',
    actions: [signUp('Try for Free'), demo('Book a demo')],
  },
}));
