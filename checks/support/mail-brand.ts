import { inject } from 'vitest';
import { loadMailTemplates, type MailBrand } from '../../server/plugins/mail/mail-brand.ts';

/** What emails take from a built site: the site's own templates. */
export const MAIL_BRAND: MailBrand = {
  productName: 'Example',
  renderMail: await loadMailTemplates(inject('siteDir')),
};
