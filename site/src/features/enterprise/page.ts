import { brand } from '../../brand.ts';
import { definePage } from '../../layout/page.ts';
import { cardAddressOf } from '../../layout/social-cards/social-cards.ts';
import { publisher } from '../../layout/structured-data.ts';
import { demo, talk } from '../../product/actions.ts';
import { claims } from '../../product/claims.ts';
import { paths } from '../../product/paths.ts';

const title = 'Enterprise AI Agents';
const description = `Enterprise-grade AI agents in ${brand.name}: search your own documents, automate processes with approvals and cross departments. In the cloud or on-premise.`;
const actions = [demo('Schedule Enterprise Demo'), talk('Talk to Us')];

/** S1 section 2.6: the structured data is a software-application entry. */
export const page = definePage(() => ({
  path: paths.enterprise,
  title,
  description,
  keywords:
    'on-premise, self-hosted, security, enterprise AI agents, agentic retrieval search, process automation, multi-agent orchestration, on-premise AI, private cloud AI',
  listed: 'in sitemap',
  card: 'own',
  structuredData: {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: brand.name,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    url: brand.siteUrl + paths.enterprise,
    image: cardAddressOf({ path: paths.enterprise, title, card: 'own' }),
    description,
    provider: publisher,
  },
  menu: {
    in: 'services',
    place: 2,
    name: 'Enterprise',
    description: 'Search, automate and orchestrate, cloud or on-premise',
    icon: 'Server',
  },
  hero: {
    title: 'AI agents for the whole enterprise',
    lede: `${claims.agents} enterprise-grade agents for ${claims.functions} business functions. One workspace that respects your permissions, asks for your approval and runs where you want it.`,
    actions,
  },
  closing: {
    isStatement: true,
    title: 'Bring one process, see it run',
    text: 'Tell us which one costs you the most. We’ll run it with agents and your approvals in place, and answer IT’s and Legal’s questions. Enterprise starts at 25 people and is priced with you.',
    actions,
  },
}));
