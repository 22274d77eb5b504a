import type { PageRecord } from '../../layout/page.ts';
import { type LegalDocument, legalDocuments } from './legal-documents.ts';

/** The page of one document (S2 section 2, 'Legal pages'). */
export function legalPage({ path, title, description, lede, changedOn }: LegalDocument) {
  return {
    ...{ path, title, description, listed: 'in sitemap', card: 'own' },
    changedDate: changedOn,
    hero: { title, lede },
  } satisfies PageRecord;
}

export const pages = (): readonly PageRecord[] => legalDocuments().map(legalPage);
