import { employees } from '../ai-employees/employees.ts';
import { brand } from '../brand.ts';
import { caseStudies, caseStudyPath } from '../case-studies/case-studies.ts';
import { pressReleasePath, pressReleases } from '../press-releases/press-releases.ts';
import { listedPaths } from '../routes.ts';

/** Every page that search engines may list; those of a family come from its data. */
export function GET() {
  const paths = [
    ...listedPaths,
    ...employees.map(({ persona }) => persona.path),
    ...caseStudies.map(caseStudyPath),
    ...pressReleases.map(pressReleasePath),
  ];
  const urls = paths.map((path) => `<url><loc>${new URL(path, brand.siteUrl).href}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
  return new Response(xml, { headers: { 'content-type': 'application/xml' } });
}
