import type { APIRoute } from 'astro';
import { drawIcon } from '../layout/icons/draw-icon.ts';
import { tileSvg } from '../layout/icons/icon.ts';
import { MANIFEST_ICON_SIZES } from '../layout/icons/web-manifest.ts';

/** Icon of a home screen of Android, and the logo in search engines. */
export const GET: APIRoute = ({ params }) => {
  const size = MANIFEST_ICON_SIZES.find((known) => String(known) === params.size);
  if (size === undefined) return new Response(null, { status: 404 });
  return new Response(drawIcon(tileSvg, size), { headers: { 'content-type': 'image/png' } });
};
