import type { APIRoute } from 'astro';
import { articlePath } from 'contract/blog-rules.ts';
import { pageEndpoints } from 'contract/reference.ts';
import { employees } from '../ai-employees/employees.ts';
import { endpointPath, firstEndpoint, quickStartPath } from '../api-reference/reference-pages.ts';
import { readerOf } from '../blog/reader.ts';
import { brand } from '../brand.ts';
import { caseStudies, caseStudyPath } from '../case-studies/case-studies.ts';
import { pressReleasePath, pressReleases } from '../press-releases/press-releases.ts';
import { listedPaths } from '../routes.ts';

export const prerender = false;

/** Every page that search engines may list; those of a family come from its data, articles from the database. */
export const GET: APIRoute = async ({ locals }) => {
  const pages = [
    ...listedPaths,
    ...employees.map(({ persona }) => persona.path),
    ...caseStudies.map(caseStudyPath),
    ...pressReleases.map(pressReleasePath),
    quickStartPath,
    ...pageEndpoints.filter((endpoint) => endpoint !== firstEndpoint).map(endpointPath),
  ].map((path) => urlOf(path));
  const articles = (await readerOf(locals)?.listAddresses()) ?? [];
  const urls = [
    ...pages,
    ...articles.map(({ categorySlug, url, changedDate }) =>
      urlOf(articlePath(categorySlug, url), changedDate),
    ),
  ];
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
  return new Response(xml, { headers: { 'content-type': 'application/xml' } });
};

/** @param changedDate ISO 8601 */
function urlOf(path: string, changedDate?: string): string {
  const changed = changedDate ? `<lastmod>${changedDate}</lastmod>` : '';
  // Our paths are encoded: nothing in them wants to be escaped in the text of an element.
  return `<url><loc>${new URL(path, brand.siteUrl).href}</loc>${changed}</url>`;
}
