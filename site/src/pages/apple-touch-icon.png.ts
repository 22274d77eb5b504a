import { drawIcon } from '../layout/icons/draw-icon.ts';
import { tileSvg } from '../layout/icons/icon.ts';

/** What iOS puts on a home screen; it asks for this address by itself. */
export const GET = () => new Response(drawIcon(tileSvg, 180), { headers: { 'content-type': 'image/png' } });
