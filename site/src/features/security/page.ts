import { brand } from '../../brand.ts';
import { definePage } from '../../layout/page.ts';
import { webPageOf } from '../../layout/structured-data.ts';
import { demo, talk } from '../../product/actions.ts';
import { paths } from '../../product/paths.ts';

const title = 'Security';
const description = `What the software behind ${brand.name} does to keep data safe, each statement with its test. What plans add, how to report a vulnerability, what’s missing.`;

/** What a security review asks first. Certificates, regions and the like are named where they are missing. */
export const page = definePage(() => ({
  path: paths.security,
  title,
  description,
  keywords: 'security, data flow, vulnerability disclosure, security review, data protection, trust center',
  listed: 'in sitemap',
  card: { title, line: 'Each statement, and the test behind it' },
  structuredData: webPageOf({ path: paths.security, title, description }),
  hero: {
    title: 'Security you can check',
    lede: 'What the software does with your data, and where to find the test behind each statement. What we can’t show yet is listed too.',
    actions: [talk('Ask us'), demo('Book a demo')],
    parts: [
      { id: 'flow-title', title: 'Where your data goes' },
      { id: 'guarantees-title', title: 'What the software does' },
      { id: 'plans-title', title: 'What each plan adds' },
      { id: 'not-yet-title', title: 'Not yet' },
      { id: 'report-title', title: 'Report a vulnerability' },
    ],
  },
  closing: {
    title: 'Your review asks for more?',
    text: 'Send us the questions that are still open. A person answers, also where the answer is no.',
    actions: [talk('Ask us'), demo('Book a demo')],
  },
}));
