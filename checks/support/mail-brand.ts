import { inject } from 'vitest';
import { loadMailTemplates, type MailBrand } from '../../server/plugins/mail/mail-brand.ts';

/** Brand of emails, with the site's own templates. */
export const MAIL_BRAND: MailBrand = {
  productName: 'Example',
  renderMail: await loadMailTemplates(inject('siteDir')),
};
