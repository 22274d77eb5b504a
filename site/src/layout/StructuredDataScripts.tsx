import type { PageRecord } from './page.ts';
import { breadcrumbsOf, type StructuredData } from './structured-data.ts';

/**
 * The page's data for search engines. At the end of the document: they read it there, too, and the first view needs
 * none of its bytes.
 * @param origin under which visitors see the site
 */
export function StructuredDataScripts({ page, origin }: { page: PageRecord; origin: string }) {
  return dataOf(page, origin).map((data) => (
    <script
      key={JSON.stringify(data)}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: own data; '<' is escaped so that nothing closes the element
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  ));
}

/** A page that search engines may not list needs none; what its record states is for agents, and for who reads a copy. */
function dataOf({ path, title, listed, structuredData = [] }: PageRecord, origin: string): StructuredData[] {
  const own = [structuredData].flat();
  if (listed === 'never' && own.length === 0) return [];
  const trail = breadcrumbsOf(path, title, origin);
  return [...own, ...(trail ? [trail] : [])];
}
