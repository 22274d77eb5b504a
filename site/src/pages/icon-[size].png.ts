import { drawIcon } from '../layout/icons/draw-icon.ts';
import { tileSvg } from '../layout/icons/icon.ts';
import { MANIFEST_ICON_SIZES } from '../layout/icons/web-manifest.ts';

export function getStaticPaths() {
  return MANIFEST_ICON_SIZES.map((size) => ({ params: { size: String(size) }, props: { size } }));
}

/** What Android puts on a home screen, and search engines take for the logo. */
export const GET = ({ props: { size } }: { props: { size: number } }) =>
  new Response(drawIcon(tileSvg, size), { headers: { 'content-type': 'image/png' } });
