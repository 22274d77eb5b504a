import { brand } from '../../brand.ts';
import { definePage } from '../../layout/page.ts';
import { webPageOf } from '../../layout/structured-data.ts';
import { demo, talk } from '../../product/actions.ts';
import { paths } from '../../product/paths.ts';

const title = 'AI employees compared';
const description = `AI employees of ${brand.name} beside chatbots, automation builders, assistants, agencies and spreadsheets: what each does well, and when another is better.`;

/** For those who choose between kinds of tools. By kind: we don't judge products of others. */
export const page = definePage({
  path: paths.compare,
  title,
  description,
  keywords:
    'comparison, alternatives, chatbot, automation builder, AI assistant, agency, outsourcing, spreadsheet',
  listed: 'in sitemap',
  card: { title: 'AI employees compared', line: 'And when the other way is better' },
  structuredData: webPageOf({ path: paths.compare, title, description }),
  hero: {
    title: 'Is an AI employee the right tool?',
    lede: 'Five other ways to get the work done, and when each is the better one. We compare kinds of tools and name no products.',
  },
  closing: {
    title: 'Still between two of them?',
    text: 'Tell us the job. If the other way is better, we’ll say so.',
    actions: [demo('Book a demo'), talk('Ask us')],
  },
});
