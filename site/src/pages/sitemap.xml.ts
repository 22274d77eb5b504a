import { brand } from '../brand.ts';
import { listedPaths } from '../routes.ts';

export function GET() {
  const urls = listedPaths.map((path) => `<url><loc>${new URL(path, brand.siteUrl).href}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
  return new Response(xml, { headers: { 'content-type': 'application/xml' } });
}
