import { brand } from '../../brand.ts';
import { drawCover } from '../../features/blog/cover.ts';

/** Picture of an article that has none (S2 section 3). */
export const GET = () =>
  new Response(drawCover(brand.name), { headers: { 'content-type': 'image/svg+xml' } });
