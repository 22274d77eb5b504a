import type { Company } from 'contract/site/company.ts';
import type { SiteLocals } from 'contract/site/site-locals.ts';

const NOTHING_STATED: Company = {
  name: null,
  address: null,
  representatives: null,
  register: null,
  vat: null,
  replyWithin: null,
};

/** Who runs the site. While developing, no server says it. */
export function companyOf({ company = NOTHING_STATED }: SiteLocals): Company {
  return company;
}
