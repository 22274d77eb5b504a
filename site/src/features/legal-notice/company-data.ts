import { type Company, NOTHING_STATED } from 'contract/site/company.ts';
import type { SiteLocals } from 'contract/site/site-locals.ts';
import { brand } from '../../brand.ts';
import type { StructuredData } from '../../layout/structured-data.ts';

/**
 * The company for search engines, once its name is stated.
 * @param origin under which visitors see the site
 */
export function companyData({ name, address, vat }: Company, origin: string): readonly StructuredData[] {
  if (name === null) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: brand.name,
      legalName: name,
      url: origin,
      email: brand.infoEmail,
      ...(address === null ? {} : { address }),
      ...(vat === null ? {} : { vatID: vat }),
    },
  ];
}

/** Returns the company that runs the site. While developing, no server says it. */
export function companyOf({ company = NOTHING_STATED }: SiteLocals): Company {
  return company;
}
