import { drawIcon } from '../layout/icons/draw-icon.ts';
import { tileSvg } from '../layout/icons/icon.ts';

/** Icon of a home screen of iOS, which asks for this address by itself. */
export const GET = () => new Response(drawIcon(tileSvg, 180), { headers: { 'content-type': 'image/png' } });
