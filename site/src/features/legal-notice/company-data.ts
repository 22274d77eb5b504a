import type { Company } from 'contract/site/company.ts';
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
