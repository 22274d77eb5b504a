import { brand } from '../../brand.ts';
import { definePage } from '../../layout/page.ts';
import { paths } from '../../product/paths.ts';

/** S1 section 2.7. */
export const page = definePage(() => ({
  path: paths.contact,
  title: 'Talk to Us',
  description: `Ask ${brand.name} about AI employees for your team: send a message, or book a 30-minute demo at a time that suits you.`,
  keywords: 'contact, contact us, contact sales, sales, email, phone, support, help, get in touch',
  listed: 'in sitemap',
  card: 'own',
}));
