import { brand } from '../brand.ts';
import { mark } from '../ui/mark.ts';

/** The mark as an icon. It stands alone, so its colours are written out; both work on light and dark. */
export function GET() {
  const threads = `<path stroke="${brand.colors.human}" d="${mark.warp}"/><path stroke="${brand.colors.agent}" d="${mark.weft}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mark.size} ${mark.size}" fill="none" stroke-width="3">${threads}</svg>`;
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
}
