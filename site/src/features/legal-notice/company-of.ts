import { type Company, NOTHING_STATED } from 'contract/site/company.ts';
import type { SiteLocals } from 'contract/site/site-locals.ts';

/** Who runs the site. While developing, no server says it. */
export function companyOf({ company = NOTHING_STATED }: SiteLocals): Company {
  return company;
}
