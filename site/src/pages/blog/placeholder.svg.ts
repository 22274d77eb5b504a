import { brand } from '../../brand.ts';
import { drawBanner } from '../../features/blog/banner.ts';

/** What stands in for the picture of an article that has none (S2 section 3). */
export const GET = () =>
  new Response(drawBanner(brand.name, brand.slug), { headers: { 'content-type': 'image/svg+xml' } });
