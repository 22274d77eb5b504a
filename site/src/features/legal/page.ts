import { fill } from 'contract/content/fill.ts';
import type { LegalVersion } from 'contract/content/legal-version.ts';
import { longDate } from 'contract/dates.ts';
import { legalVersionPath } from 'contract/site/addresses.ts';
import type { PageRecord } from '../../layout/page.ts';
import { wordsFor } from '../../words.ts';
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

/** The page of what a document said before. Search engines don't list it, and no list of the site but that of its document. */
export function versionPage({ id, title, ...version }: LegalVersion) {
  const [from, until] = [longDate(version.from), longDate(version.until)];
  const lede = fill(wordsFor('legal').applied, { from, until });
  return {
    ...{ path: legalVersionPath(id), title: `${title}, ${from}`, description: lede, listed: 'never' },
    hero: { title, lede },
  } satisfies PageRecord;
}
