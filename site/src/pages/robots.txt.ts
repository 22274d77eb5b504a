import { brand } from '../brand.ts';

export function GET() {
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${brand.siteUrl}/sitemap.xml\n`);
}
